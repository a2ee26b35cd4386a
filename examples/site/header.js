// The head of a page: home, rules, the way to play, and the languages. The rules pages have the same one.

import { element } from "./dom.js";
import { language, languages, speak } from "./language.js";
import { words } from "./words.js";

/** The choice of a language. */
export function languageChoice() {
  const items = Object.entries(languages).map(([tag, name]) => {
    const current = tag === language ? "true" : null;
    const attributes = { type: "button", lang: tag, "aria-current": current, onclick: () => speak(tag) };
    return element("li", {}, element("button", attributes, name));
  });
  return element("nav", { "aria-label": words.site.languages }, element("ul", { class: "bar languages" }, ...items));
}

/** `root` is the way from the page to the start page; `current` is the page's name in this list. */
export function siteHeader({ root, current = "" }) {
  const link = (name, href, attributes = {}) =>
    element("a", { href, "aria-current": name === current ? "page" : null, ...attributes }, words.site[name]);
  return element(
    "header",
    { class: "site" },
    element(
      "nav",
      { class: "bar", "aria-label": words.site.title },
      link("title", root, { class: "home" }),
      link("rules", `${root}rules/${language}/`),
      link("play", `${root}online/`, { class: "primary" }),
    ),
    languageChoice(),
  );
}
