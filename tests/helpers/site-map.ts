/** The pages of the site by their paths, as the specification (section 2) lists them, with the two statements. */
export const paths = [
  '/',
  '/coming-up',
  '/whats-on',
  '/building-a-haven',
  '/about-us',
  '/contact',
  '/donate',
  '/safeguarding',
  '/accessibility',
  '/privacy',
] as const;

/** The labels of the menu and where they lead, to the letter (specification section 2). */
export const menu = [
  ['Coming Up', '/coming-up'],
  ['Whats On', '/whats-on'],
  ['Building A Haven', '/building-a-haven'],
  ['About', '/about-us'],
  ['Contact', '/contact'],
  ['Donate', '/donate'],
  ['Safeguarding', '/safeguarding'],
] as const;

/** Below the `sm-md` breakpoint: a small telephone. */
export const phone = { width: 360, height: 740 } as const;

/** A window in which the menu is a column beside the page. */
export const desktop = { width: 1280, height: 900 } as const;

/** The first width, in CSS pixels, of the wide layout: the `sm-md` breakpoint, 44rem. */
export const breakpoint = 704;
