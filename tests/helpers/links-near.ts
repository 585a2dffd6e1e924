/**
 * The paths of the site's other pages whose links are near the viewport. It runs in a page, so it must not use variables of this module.
 * @param distance the maximum distance from the viewport, in CSS pixels
 */
export function linksNear(distance: number): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.checkVisibility() && bottom >= -distance && top <= window.innerHeight + distance;
  });
  const paths = new Set(links.map((link) => link.pathname));
  // A host of files puts a slash at its end.
  paths.delete(window.location.pathname.replace(/(?<=.)\/$/, ''));
  return [...paths].sort();
}
