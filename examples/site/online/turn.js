// Whose turn it is, in the tab of the browser.

/** A red dot on the icon where the player at this browser is to act. */
export function showTurn(isMine) {
  const icon = document.querySelector('link[rel="icon"]');
  const wanted = isMine ? "../icon-turn.svg" : "../icon.svg";
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
