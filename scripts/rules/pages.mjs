// The pages of one language.

import { openingRules } from "../../pkg/index.js";
import { example, exercise } from "./figures.mjs";
import { stepSentences } from "./steps.mjs";

/** Where the steps of the Soosõrv-8 page begin, and how many actions each takes. One game runs through all but the first. */
const STEPS = [
  { record: "soosorv-8", actions: 3, squares: [3, 5] },
  { record: "soosorv-8 h8 h9 h7", actions: 1 },
  { record: "soosorv-8 h8 h9 h7 keep", actions: 2 },
  { record: "soosorv-8 h8 h9 h7 keep h6 3", actions: 1 },
  { record: "soosorv-8 h8 h9 h7 keep h6 3 keep", actions: 3 },
  { record: "soosorv-8 h8 h9 h7 keep h6 3 keep ?g8 ?g10 ?h10", actions: 2 },
];

const points = (text) => text.split(" ");

const KINDS = {
  overline: { black: points("e8 f8 g8 i8 j8"), point: "h8" },
  doubleFour: { black: points("e8 f8 g8 h9 h10 h11"), white: points("d8 h12"), point: "h8" },
  oneLine: { black: points("e8 g8 i8 k8"), point: "h8" },
  doubleThree: { black: points("f8 g8 h9 h10"), point: "h8" },
  five: { black: points("d8 e8 f8 g8 h9 h10 i9 j10"), point: "h8" },
  fourThree: { black: points("e8 f8 g8 h9 h10"), white: points("d8"), point: "h8" },
};
const THREES = {
  closed: { black: points("f8 g8 h9 h10"), white: points("d8 j8"), point: "h8" },
  falseFour: { black: points("e8 g8 h9 h10 f5 f6 f7"), white: points("f4"), point: "h8" },
  falseThree: { black: points("g5 g6 e8 f8 h9 h10 i10"), point: "h8" },
  falseFive: { black: points("e10 f9 h9 f8 i8 g7 h7 g6 g5 g4"), point: "h8" },
};

const headed = (heading, text) => `<h3>${heading}</h3>
          <p>${text}</p>`;

const paragraphs = (list) => list.map((text) => `<p>${text}</p>`).join("\n      ");

function comparison({ columns, table }) {
  const [, standard, soosorv] = columns;
  const rows = table.map(
    ([name, one, other]) => `<tr>
            <th scope="row">${name}</th>
            <td data-rule="${standard}">${one}</td>
            <td data-rule="${soosorv}">${other}</td>
          </tr>`,
  );
  return `<table>
        <thead>
          <tr><td></td><th scope="col">${standard}</th><th scope="col">${soosorv}</th></tr>
        </thead>
        <tbody>
          ${rows.join("\n          ")}
        </tbody>
      </table>`;
}

function soosorvPage({ texts, game }) {
  const { soosorv } = texts;
  const heading = game.ruleName("soosorv", 8);
  const lessons = soosorv.step.map((step, index) => {
    const heading = `<span class="number">${index + 1}</span> ${step.heading}`;
    return exercise(headed(heading, step.text), step, STEPS[index], texts);
  });
  const body = `<h1>${heading}</h1>
      <p class="lead">${soosorv.lead}</p>
      <h2>${soosorv.what}</h2>
      ${paragraphs(soosorv.about)}
      <h2>${soosorv.steps}</h2>
      ${lessons.join("\n      ")}
      <p class="note">${soosorv.forbidden}</p>
      <h2>${soosorv.changes}</h2>
      <p>${soosorv.changesText}</p>
      ${comparison(soosorv)}
      <h2>${soosorv.history}</h2>
      ${paragraphs(soosorv.historyText)}`;
  return { file: "soosorv-8.html", opening: "soosorv-8", heading, short: soosorv.short, ...soosorv, body };
}

function limitSentence({ limits, steps }, words) {
  if (limits) return words.limit(limits);
  return steps.some(({ type }) => type === "offer") ? words.noLimit : words.none;
}

function rulePage(rule, { texts, game }) {
  const words = texts.rule;
  const { lead, text, place } = words.about[rule.family];
  const heading = game.ruleName(rule.family, rule.limits?.default ?? null);
  const steps = stepSentences(rule, words).map((step) => `<li>${step}</li>`);
  const { year } = rule.origin;
  const list = `<h2>${words.steps}</h2>
          <ol class="steps">
            ${steps.join("\n            ")}
          </ol>`;
  const body = `<h1>${heading}</h1>
      <p class="lead">${lead}</p>
      <p>${text}</p>
      <dl class="facts">
        <div><dt>${words.origin}</dt><dd>${year === null ? place : words.year(year, place)}</dd></div>
        <div><dt>${words.limits}</dt><dd>${limitSentence(rule, words)}</dd></div>
      </dl>
      ${exercise(list, words, { record: rule.id }, texts, "rule")}`;
  const title = words.title(heading);
  const description = words.description(heading);
  return { file: `${rule.family}.html`, opening: rule.id, heading, short: lead, title, description, body };
}

function forbiddenPage(page) {
  const words = page.texts.forbidden;
  const examples = (list) => {
    const lessons = Object.entries(list).map(([name, position]) => {
      const { heading, text } = words.example[name];
      return example(headed(heading, text), position, page);
    });
    return lessons.join("\n      ");
  };
  const terms = words.terms.map(([term, meaning]) => `<div><dt>${term}</dt><dd>${meaning}</dd></div>`);
  const policies = words.policies.map(([name, text]) => `<li><strong>${name}</strong>: ${text}</li>`);
  const body = `<h1>${words.heading}</h1>
      <p class="lead">${words.lead}</p>
      <h2>${words.words}</h2>
      <dl class="facts">
        ${terms.join("\n        ")}
      </dl>
      <h2>${words.kinds}</h2>
      <p>${words.kindsText}</p>
      ${examples(KINDS)}
      <h2>${words.real}</h2>
      <p>${words.realText}</p>
      ${examples(THREES)}
      <h2>${words.white}</h2>
      ${paragraphs(words.whiteText)}
      <h2>${words.consequences}</h2>
      <ul>
        ${policies.join("\n        ")}
      </ul>`;
  const { nothing, allowed, five } = words;
  const data = { "data-nothing": nothing, "data-allowed": allowed, "data-five": five };
  return { file: "forbidden-moves.html", ...words, body, data };
}

function indexPage({ texts }, soosorv, others, forbidden) {
  const words = texts.index;
  const list = (pages) => {
    const items = pages.map(
      ({ file, heading, short }) => `<li><a href="${file}">${heading}</a> <span>${short}</span></li>`,
    );
    return `<ul class="contents">
        ${items.join("\n        ")}
      </ul>`;
  };
  const body = `<h1>${words.heading}</h1>
      <p class="lead">${words.lead}</p>
      ${paragraphs(words.text)}
      <h2>${words.start}</h2>
      ${list([soosorv])}
      <h2>${words.moves}</h2>
      ${list([forbidden])}
      <h2>${words.others}</h2>
      ${list(others)}`;
  return { file: "", ...words, body };
}

/** All pages of a language, in the order in which they are read on. `game` are the words of the package. */
export function pagesOf(page) {
  const [first, ...rules] = openingRules();
  if (first.id !== "soosorv-8") throw new Error("the first opening rule is no longer Soosõrv-8");
  const soosorv = soosorvPage(page);
  const forbidden = forbiddenPage(page);
  const others = rules.map((rule) => rulePage(rule, page));
  const pages = [indexPage(page, soosorv, others, forbidden), soosorv, forbidden, ...others];
  return pages.map((one, index) => ({ ...one, next: pages[index + 1] }));
}
