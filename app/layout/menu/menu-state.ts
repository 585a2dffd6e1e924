/**
 * The states of the menu on small screens: `leaving`, the route has changed and the menu is about to close, but no longer
 * holds the visitor; `fading`, it is closed and still drawn, inert, until it has faded out.
 */
export type MenuState = 'closed' | 'open' | 'leaving' | 'fading';
