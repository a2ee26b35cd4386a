// Writes the rules pages of the site, examples/site/rules/: one folder a language, plain HTML with relative addresses.
// `node scripts/rules-pages.mjs` after a build; `npm start` does it too.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/project.mjs";
import { main, say } from "./lib/run.mjs";

const directory = join(root, "examples/site/rules");
const LANGUAGES = ["en", "de", "ru"];

async function pageContext(language) {
  const [{ default: texts }, { default: game }] = await Promise.all([
    import(`./rules/texts/${language}.js`),
    import(`../pkg/element/texts/${language}.js`),
  ]);
  return { language, name: texts.name, texts, game };
}

/** Writes all pages, and hands back their addresses inside the folder. */
export async function writeRulesPages() {
  // Only now: they use the built package.
  const { pagesOf } = await import("./rules/pages.mjs");
  const { languagePage, wholePage } = await import("./rules/page.mjs");
  const languages = await Promise.all(LANGUAGES.map(pageContext));
  const addresses = [""];
  writeFileSync(join(directory, "index.html"), languagePage(languages));
  for (const context of languages) {
    const folder = join(directory, context.language);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const page of pagesOf(context)) {
      writeFileSync(join(folder, page.file || "index.html"), wholePage(page, context.texts, languages));
      addresses.push(`${context.language}/${page.file}`);
    }
  }
  return addresses;
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    const addresses = await writeRulesPages();
    say(`wrote ${addresses.length} pages in examples/site/rules/`);
  });
}
