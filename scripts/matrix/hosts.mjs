// All environments, in the order of the table.

import { nodeHosts, thisNode } from "./hosts/node.mjs";
import { pageHosts } from "./hosts/pages.mjs";
import { runtimeHosts } from "./hosts/runtimes.mjs";

export const hosts = [thisNode, ...nodeHosts, ...runtimeHosts, ...pageHosts];
