/**
 * The states of the menu on small screens. In `leaving` the route has changed and the menu is about to close, but does not
 * trap the focus any more; in `fading` it is closed and inert, but still visible until it has faded out.
 */
export type MenuState = 'closed' | 'open' | 'leaving' | 'fading';
/** The menu's id, for the burger's `aria-controls`. Without scripts an address with it as fragment opens the menu. */
export const menuId = 'menu';
