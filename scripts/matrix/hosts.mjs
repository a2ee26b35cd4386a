// All environments, in the order of the table.

import { bundlerHosts } from "./hosts/bundlers.mjs";
import { nextHosts } from "./hosts/next.mjs";
import { nodeHosts, thisNode } from "./hosts/node.mjs";
import { pageHosts } from "./hosts/pages.mjs";
import { runtimeHosts } from "./hosts/runtimes.mjs";
import { tarballHosts } from "./hosts/tarball.mjs";
import { testRunnerHosts } from "./hosts/test-runners.mjs";

export const hosts = [
  ...nodeHosts,
  ...runtimeHosts,
  ...pageHosts,
  ...bundlerHosts,
  ...nextHosts,
  ...testRunnerHosts,
  ...tarballHosts,
];

/** Those of the ordinary test run: quick, and with nothing to fetch. */
export const fastHosts = [thisNode, ...hosts.filter(({ fast }) => fast)];
