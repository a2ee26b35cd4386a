// The same types through `require`.

import soosorv = require("soosorv");

const game: soosorv.Game = soosorv.newGame();
const state: soosorv.State = game.renderState();
const summary: [soosorv.Phase, number] = [state.phase, soosorv.openingRules().length];

export = summary;
