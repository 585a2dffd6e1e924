import { Component } from 'react';
import { fragmentTarget } from './use-page-arrival.ts';

interface PageFocusProps {
  readonly path: string;
}

/** Removes the focus from a page that is about to be replaced. */
function leavePage(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main') !== null) activeElement.blur();
}

/**
 * Moves the focus to the heading of the page, or of the section that the address names, without a visible focus ring; but not away from
 * what has been focused on the new page since, as a field in which somebody types while a transition holds back the frame.
 */
function focusHeading(): void {
  if (document.activeElement?.closest('main')) return;
  const page = document.querySelector('main h1');
  const target = fragmentTarget();
  const heading = target?.matches('h2,h3,h4,h5,h6') ? target : (target?.querySelector('h2,h3') ?? page);
  if (!(heading instanceof HTMLElement)) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/**
 * Moves the focus after client-side navigation, as a browser does for a new document: it goes to the page's heading, so that a
 * screen reader continues there (specification section 2; WCAG 2.4.3).
 *
 * Changing the focus forces a layout. So the old page loses it before anything has changed, and the new one gets it in the
 * frame that lays it out anyway, which saves two layouts. Only a class component is called before React changes the DOM
 * (`getSnapshotBeforeUpdate`).
 */
export class PageFocus extends Component<PageFocusProps> {
  #frame = 0;

  override getSnapshotBeforeUpdate({ path }: PageFocusProps): null {
    if (path !== this.props.path) leavePage();
    return null;
  }

  override componentDidUpdate({ path }: PageFocusProps): void {
    if (path === this.props.path) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(focusHeading);
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.#frame);
  }

  override render(): null {
    return null;
  }
}
