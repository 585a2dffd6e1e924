/** The menu's id: the burger controls it by this, and without JavaScript an address ending in it opens the menu. */
export const menuId = 'menu';
