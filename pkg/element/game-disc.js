// A stone as a small picture beside words that name its colour.

import { html } from "./lit.js";

export const stoneDisc = (color) => html`<span class="disc ${color}" part="disc ${color}" aria-hidden="true"></span>`;
