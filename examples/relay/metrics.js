// What the relay counts, in the text format that Prometheus reads.

import { kindNames } from "./frames.js";

export class Metrics {
  #received = new Map();
  #refused = new Map();
  #receivedBytes = 0;
  #sent = 0;
  #sentBytes = 0;
  #gauges;

  /** `gauges()` hands back `{ name: [help, value] }` of what is counted elsewhere. */
  constructor(gauges) {
    this.#gauges = gauges;
  }

  received(data, isBinary) {
    const kind = (isBinary && kindNames[data[0]]) || "unknown";
    this.#received.set(kind, (this.#received.get(kind) ?? 0) + 1);
    this.#receivedBytes += data.length;
  }

  sent(message) {
    this.#sent++;
    this.#sentBytes += message.length;
  }

  refused(code) {
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
  }

  toString() {
    const lines = [];
    const metric = (name, type, help, samples) => {
      lines.push(`# HELP soosorv_relay_${name} ${help}`, `# TYPE soosorv_relay_${name} ${type}`);
      for (const [label, value] of samples) lines.push(`soosorv_relay_${name}${label} ${value}`);
    };
    const labelled = (label, counts) => [...counts].map(([key, value]) => [`{${label}="${key}"}`, value]);
    for (const [name, [help, value]] of Object.entries(this.#gauges())) metric(name, "gauge", help, [["", value]]);
    metric("received_messages_total", "counter", "Messages from clients.", labelled("kind", this.#received));
    metric("received_bytes_total", "counter", "Bytes of these.", [["", this.#receivedBytes]]);
    metric("sent_messages_total", "counter", "Messages to clients.", [["", this.#sent]]);
    metric("sent_bytes_total", "counter", "Bytes of these.", [["", this.#sentBytes]]);
    metric("refused_total", "counter", "What was refused or cut, by reason.", labelled("reason", this.#refused));
    return `${lines.join("\n")}\n`;
  }
}
