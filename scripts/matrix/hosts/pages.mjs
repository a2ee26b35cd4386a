// The package in static pages, without any tool.

import {
  html,
  pageBoard,
  pageClassic,
  pageElement,
  pageModule,
  pagePeer,
  pageRefused,
  pageSlim,
  pageWithWorker,
  pageWorkerModule,
  policyTag,
} from "../programs.mjs";

const installed = "./node_modules/soosorv";
const addresses = {
  soosorv: `${installed}/index.js`,
  "soosorv/slim": `${installed}/slim.js`,
  "soosorv/element/board.js": `${installed}/element/board.js`,
  "soosorv/peer": `${installed}/peer.js`,
  "soosorv/element": `${installed}/element/index.js`,
};
const byAddress = (script) =>
  Object.entries(addresses).reduce(
    (text, [name, address]) => text.replace(`from "${name}"`, `from "${address}"`),
    script,
  );
const importMap = JSON.stringify({ imports: addresses });
const moduleScript = (file) => `<script type="module" src="${file}"></script>`;

const forms = {
  "module script": { file: "module", script: moduleScript("module.js") },
  "module worker": { file: "worker", script: moduleScript("with-worker.js") },
  "classic script": {
    file: "classic",
    script: `<script src="${installed}/umd/soosorv.js"></script><script src="classic.js"></script>`,
  },
  slim: { file: "slim", script: moduleScript("slim.js") },
  board: { file: "board", script: moduleScript("board.js") },
  "two players": { file: "peer", script: moduleScript("peer.js") },
  "a game in the element": { file: "element", script: moduleScript("element.js") },
  "a game in the element's one file": { file: "element-bundle", script: moduleScript("element-bundle.js") },
};

const refusingTag = policyTag.replace(" 'wasm-unsafe-eval'", "");

const pages = Object.fromEntries(
  Object.values(forms).flatMap(({ file, script }) => [
    [`${file}.html`, html({ script })],
    [`${file}-policy.html`, html({ head: policyTag, script })],
  ]),
);

const project = {
  files: {
    ...pages,
    // A page's policy that has no place for inline scripts has none for import maps either.
    "import-map.html": html({
      head: `<script type="importmap">${importMap}</script>`,
      script: moduleScript("bare.js"),
    }),
    "refused.html": html({ head: refusingTag, script: moduleScript("refused.js") }),
    "refused.js": byAddress(pageRefused),
    "bare.js": pageModule,
    "module.js": byAddress(pageModule),
    "worker.js": byAddress(pageWorkerModule),
    "with-worker.js": pageWithWorker('new Worker("worker.js", { type: "module" })'),
    "classic.js": pageClassic,
    "slim.js": byAddress(pageSlim),
    "board.js": byAddress(pageBoard),
    "peer.js": byAddress(pagePeer),
    "element.js": byAddress(pageElement),
    "element-bundle.js": pageElement.replace('"soosorv/element"', `"${installed}/element.bundle.js"`),
  },
};

export const pageHosts = [
  {
    name: "Static page",
    fast: true,
    project,
    checks: [
      { name: "import map", page: "import-map.html" },
      ...Object.entries(forms).map(([name, { file }]) => ({ name, page: `${file}.html` })),
    ],
  },
  {
    name: "Static page with `script-src 'self' 'wasm-unsafe-eval'`",
    fast: true,
    project,
    checks: Object.entries(forms).map(([name, { file }]) => ({ name, page: `${file}-policy.html` })),
  },
  {
    name: "Static page with `script-src 'self'` only",
    fast: true,
    project,
    checks: [{ name: "the import works, the call throws", page: "refused.html" }],
  },
];
