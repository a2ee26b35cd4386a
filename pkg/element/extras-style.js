// The looks of explanations and of the loupe.

export const EXTRAS_STYLE = `
.soosorv-board.explaining :is(.shapes, .rings, .forbidden-text) { opacity: 0.3; }
.soosorv-board .explained { stroke: var(--_rim-black); stroke-width: 0.04; opacity: 0.85; }
.soosorv-board .because {
  fill: none; stroke: var(--_mark); stroke-width: 0.08; stroke-linecap: round;
}
.soosorv-board .because.past { opacity: 0.45; }
.soosorv-board .because.false { stroke-dasharray: 1.6 2; }
.soosorv-board .because.inner { stroke-width: 0.05; stroke-dasharray: 0.5 1.4; }
.soosorv-board .because.halo { stroke: var(--_halo); stroke-width: 0.17; stroke-dasharray: none; }
.soosorv-board .because.halo:is(.false, .inner) { stroke-opacity: 0.6; }
.soosorv-board .gap { fill: var(--_mark); stroke: var(--_halo); stroke-width: 0.06; }
.soosorv-board .reason { fill: var(--_mark-ground); stroke: var(--_mark); stroke-width: 0.07; stroke-linejoin: round; }
.soosorv-board .reason-text { fill: var(--_mark); font-weight: 700; }

.soosorv-board .loupe { pointer-events: none; }
.soosorv-board .loupe * { animation: none !important; }
.soosorv-board .loupe-ground { fill: var(--_wood-edge); }
.soosorv-board .loupe-rim { fill: none; stroke: var(--_halo); }
.soosorv-board .loupe-name { fill: #14110e; stroke: var(--_halo); stroke-width: 0.06; }
.soosorv-board .loupe > text { fill: #fff; font-weight: 600; }

@media (prefers-reduced-motion: no-preference) {
  .soosorv-board :is(.because, .gap, .reason, .reason-text) { animation: soosorv-fade 200ms ease-out; }
  .soosorv-board .certain.alone:not(.halo) { animation: soosorv-outline 300ms ease-in-out; }
}
@keyframes soosorv-fade { from { opacity: 0; } }
@keyframes soosorv-outline { from { stroke-dasharray: 0 100; } to { stroke-dasharray: 100 0; } }
`;
