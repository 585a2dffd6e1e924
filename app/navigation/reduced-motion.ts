/** True for a visitor who asks for less motion (Media Queries 5): pages and colours change at once. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
