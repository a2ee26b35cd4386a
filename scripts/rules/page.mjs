// What all rules pages have in common: head, header, footer.

import { boardSymbol } from "./diagram.mjs";
import { attributes, escapeText, plain } from "./html.mjs";

// The pages hold to it by themselves, wherever they are served from. WebAssembly is the engine.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The links to the same page in the other languages. */
function alternates(languages, file) {
  return languages
    .map(({ language }) => `<link rel="alternate" hreflang="${language}" href="../${language}/${file}" />`)
    .concat('<link rel="alternate" hreflang="x-default" href="../" />')
    .join("\n    ");
}

function languageLinks(languages, own, file) {
  return languages
    .map(({ language, name }) => {
      const current = language === own ? ' aria-current="true"' : "";
      return `<li><a href="../${language}/${file}" lang="${language}" hreflang="${language}"${current}>${name}</a></li>`;
    })
    .join("\n          ");
}

/**
 * A whole page. `file` is its address inside the folder of its language, empty for the first page there; `opening` is the
 * id of the opening rule that it is about, if it is about one.
 */
export function wholePage({ file, opening, title, description, body, data = {}, next }, texts, languages) {
  const { site, language } = texts;
  const boards = body.includes("<soosorv-board");
  const script = boards ? '\n    <script type="module" src="../rules.js"></script>' : "";
  // No line breaks inside a size.
  const content = body.replaceAll(" × ", "\u00a0×\u00a0").replace(/(×\u00a0\d+)-/g, "$1\u2011");
  const readOn = next ? `<p class="next">${site.next}: <a href="${next.file}">${next.heading}</a></p>` : "";
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escapeText(plain(description))}" />
    <title>${escapeText(plain(title))}</title>
    <link rel="icon" href="../../icon.svg" type="image/svg+xml" />
    ${alternates(languages, file)}
    <link rel="stylesheet" href="../../paper.css" />
    <link rel="stylesheet" href="../../site.css" />
    <link rel="stylesheet" href="../rules.css" />${script}
  </head>
  <body>
    <a class="skip" href="#content">${site.skip}</a>
    <header class="site">
      <nav class="bar" aria-label="${site.title}">
        <a class="home" href="../../">${site.title}</a>
        <a href="./"${file === "" ? ' aria-current="page"' : ""}>${site.rules}</a>
        <a class="primary" href="../../online/${opening ? `#opening=${opening}` : ""}">${site.play}</a>
      </nav>
      <nav aria-label="${site.languages}">
        <ul class="bar languages">
          ${languageLinks(languages, language, file)}
        </ul>
      </nav>
    </header>
    ${boards ? boardSymbol() : ""}
    <main id="content"${attributes(data)}>
      ${content}
      ${boards ? `<noscript><p class="note">${site.withoutScript}</p></noscript>` : ""}
    </main>
    <footer class="foot">
      ${readOn}
      ${file === "" ? "" : `<p><a href="./">${site.pages}</a></p>`}
    </footer>
  </body>
</html>
`;
}

/** The page at the root, for those whose language nobody has said. */
export function languagePage(languages) {
  const items = languages
    .map(({ texts: { language, name, index } }) => {
      return `<li lang="${language}"><a href="${language}/" hreflang="${language}">${name}</a> <span>${index.heading}</span></li>`;
    })
    .join("\n        ");
  const links = languages
    .map(({ language }) => `<link rel="alternate" hreflang="${language}" href="${language}/" />`)
    .join("\n    ");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="The rules of renju in English, German and Russian." />
    <title>Renju: rules, Regeln, правила</title>
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    ${links}
    <link rel="stylesheet" href="../paper.css" />
    <link rel="stylesheet" href="./rules.css" />
  </head>
  <body>
    <main id="content">
      <h1>Renju</h1>
      <ul class="contents">
        ${items}
      </ul>
    </main>
  </body>
</html>
`;
}
