/** True when nothing may move: the page's colours do not ease, for this visitor or at all (app/styles/view-transitions.css). */
export function standsStill(): boolean {
  const { transitionDuration } = getComputedStyle(document.documentElement);
  return transitionDuration.split(',').every((duration) => Number.parseFloat(duration) < 0.01);
}
