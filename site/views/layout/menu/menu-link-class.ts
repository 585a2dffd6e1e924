/** How a link of the menu looks: as wide as the menu, tall enough for a thumb, a lit pane when its page is on show. */
export const menuLinkClass =
  '-mx-2 block px-2 py-1.5 leading-tight no-underline hover:underline max-sm-md:py-3 aria-[current=page]:bg-tertiary aria-[current=page]:font-bold aria-[current=page]:forced-colors:border-2 aria-[current=page]:forced-colors:border-[Highlight]';
