// A game of Soosõrv-8 with both swaps and eight fifth moves, to a five.

export const OPENING = ["h8", "h9", "j9"];
export const FOURTH = "a1";
export const OFFERS = ["g5", "h5", "i5", "c12", "d12", "e3", "m3", "n13"];
export const PICKED = "h5";
export const REST = ["a3", "i5", "a5", "j5", "a7", "k5", "a9", "l5"];

const offered = OFFERS.map((point) => `?${point}`).join(" ");

/** Records that end in each phase, in the order of the game. */
export const RECORDS = {
  first: "soosorv-8",
  place: "soosorv-8 h8 h9",
  choose: "soosorv-8 h8 h9 j9",
  declare: "soosorv-8 h8 h9 j9 swap a1",
  offer: `soosorv-8 h8 h9 j9 swap a1 8 swap ${offered.split(" ").slice(0, 3).join(" ")}`,
  pick: `soosorv-8 h8 h9 j9 swap a1 8 swap ${offered}`,
  play: `soosorv-8 h8 h9 j9 swap a1 8 swap ${offered} =h5 a3 i5~`,
  over: `soosorv-8 h8 h9 j9 swap a1 8 swap ${offered} =h5 ${REST.join(" ")}`,
};

/** A position with one forbidden point of each kind, Black to move. */
export const FORBIDDEN_RECORD =
  "position:b4,c4,d4,e5,e6,e7,j8,k8,l9,l10,b12,c12,d12,f12,g12:a1,c1,e1,g1,i1,k1,m1,o1,a15,c15,e15,g15,i15,k15,m15:black";

export const FORBIDDEN_POINTS = { "double four": "e4", "double three": "l8", overline: "e12" };
