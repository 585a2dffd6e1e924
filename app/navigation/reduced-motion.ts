/** True for a visitor who prefers reduced motion (Media Queries 5): pages and colours then change at once. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
