// What an opening rule is, in a sentence, and the way to its page.

import { element } from "../dom.js";
import { language } from "../language.js";
import { words } from "../words.js";

/** Fills a paragraph; `opening` is an id such as `soosorv-8`. */
export function tellRule(paragraph, opening) {
  const [family, limit] = opening.split("-");
  const about = words.rule.about[family];
  if (!about) return paragraph.replaceChildren();
  const file = family === "soosorv" ? "soosorv-8" : family;
  const read = element("a", { href: `../rules/${language}/${file}.html`, target: "_blank" }, words.rule.read);
  return paragraph.replaceChildren(about(Number(limit)), " ", read);
}
