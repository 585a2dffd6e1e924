import { Component } from 'react';

interface PageFocusProps {
  /** The address of the page on show; another one is another page. */
  readonly address: string;
}

/** Gives up the focus of a page that is about to be taken away. */
function leavePage(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main') !== null) activeElement.blur();
}

/** Gives the focus to the page's heading; nothing is seen of it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * What a browser does with the focus when a new page arrives, for pages that are swapped without one: it goes to the
 * page's heading, so that a screen reader reads on from there (specification section 2; WCAG 2.4.3).
 *
 * A browser has to know where everything is before it takes or gives the focus. So the old page loses it while nothing has
 * changed yet, and the new one gets it with the frame for which it is laid out anyway: in between, the document would be
 * laid out twice more. Only a class is told before React touches the document.
 */
export class PageFocus extends Component<PageFocusProps> {
  #frame = 0;

  override getSnapshotBeforeUpdate({ address }: PageFocusProps): null {
    if (address !== this.props.address) leavePage();
    return null;
  }

  override componentDidUpdate({ address }: PageFocusProps): void {
    if (address === this.props.address) return;
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
