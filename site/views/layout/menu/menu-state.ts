/** Open, closed, or leaving: the route has changed and the menu is about to close, but no longer holds the visitor. */
export type MenuState = 'closed' | 'open' | 'leaving';
