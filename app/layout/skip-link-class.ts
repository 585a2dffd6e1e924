/** The classes of a skip link: hidden until it has focus, then in the corner above everything. */
export const skipLinkClass =
  'sr-only bg-secondary text-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:p-3';
