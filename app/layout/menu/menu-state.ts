import type { RefObject } from 'react';

/** The menu's id, for the burger's `aria-controls`. Without scripts an address with it as fragment opens the menu. */
export const menuId = 'menu';

/**
 * The states of the menu on small screens. In `leaving` the route has changed and the menu is about to close, but does not
 * trap the focus any more; in `fading` it is closed and inert, but still visible until it has faded out.
 */
export type MenuState = 'closed' | 'open' | 'leaving' | 'fading';

/** The menu of small screens, for the components that show it. */
export interface Menu {
  readonly state: MenuState;
  /** False until scripts run; the burger is then a plain link to the menu. */
  readonly scripted: boolean;
  readonly toggle: () => void;
  /** Goes on the element that holds both the burger and the menu. */
  readonly container: RefObject<HTMLElement | null>;
}

/** The last requested state of the menu. An open menu has the path at which it was opened, and by what. */
export type Phase =
  | { readonly is: 'closed' | 'fading' }
  | { readonly is: 'open'; readonly at: string; readonly by: 'burger' | 'link' };

export const closed: Phase = { is: 'closed' };

/** A visible menu fades out before it is removed. */
export function closing(phase: Phase): Phase {
  return phase.is === 'open' ? { is: 'fading' } : phase;
}

/** A menu that was opened on another page than the current one is about to close. */
export function stateOf(phase: Phase, pathname: string): MenuState {
  return phase.is === 'open' && phase.at !== pathname ? 'leaving' : phase.is;
}
