/** The element that the address's fragment names, if there is one. */
export function fragmentTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
}
