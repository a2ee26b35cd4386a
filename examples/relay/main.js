// The relay as a program: `npm start` here. Its settings come from the environment.

import { startRelay } from "./relay.js";

const { HOST = "127.0.0.1", PORT = "8790", DIRECTORY = "rooms", ORIGINS, TRUST_PROXY, LIMITS = "{}" } = process.env;

const relay = await startRelay({
  host: HOST,
  port: Number(PORT),
  directory: DIRECTORY,
  origins: ORIGINS?.split(",").map((origin) => origin.trim()),
  trustProxy: TRUST_PROXY === "1",
  limits: JSON.parse(LIMITS),
});
console.log(relay.address);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => relay.close().then(() => process.exit(0)));
