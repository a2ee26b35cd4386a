import { useState } from "react";
import "soosorv/element";

export function App() {
  const [stones, setStones] = useState(0);
  return (
    <>
      <soosorv-game opening="soosorv-8" firstName="Ann" onstate={({ detail }) => setStones(detail.stones.length)} />
      <p id="stones">Stones on the board: {stones}</p>
    </>
  );
}
