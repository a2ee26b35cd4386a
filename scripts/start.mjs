// Sets up, builds, serves the playable page. Its address is the last line.

import { buildPackage } from "./build.mjs";
import { main, say } from "./lib/run.mjs";
import { writeRulesPages } from "./rules-pages.mjs";
import { relayDirectory, serve, wantedPort } from "./serve.mjs";

main(async () => {
  const port = wantedPort();
  await buildPackage();
  await writeRulesPages();
  const { address } = await serve({ port, relayDirectory });
  say("serving the page; stop with Ctrl+C");
  console.log(address);
});
