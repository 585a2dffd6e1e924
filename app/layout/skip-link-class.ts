/** How a skip link looks: silent until focus comes to it, then above everything in the corner. */
export const skipLinkClass =
  'sr-only bg-secondary text-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:p-3';
