import { type Engine, evaluate } from './engine.ts';

/** Parts of the layout, as selectors. */
export const parts = {
  menu: 'nav[aria-label="Main"]',
  burger: 'button[data-menu-toggle]',
  header: 'header',
  main: 'main',
} as const;

/** A rectangle of the viewport, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element is drawn; without a size where it is not. */
export function boxOf(engine: Engine, selector: string): Promise<Box> {
  return evaluate(
    engine,
    (selector) => {
      const {
        x = 0,
        y = 0,
        width = 0,
        height = 0,
      } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { x, y, width, height };
    },
    selector,
  );
}

/** True while an element can be seen. */
export function isVisible(engine: Engine, selector: string): Promise<boolean> {
  return evaluate(
    engine,
    (selector) => {
      const element = document.querySelector(selector);
      return element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    },
    selector,
  );
}

/** A computed style of an element. */
export function styleOf(engine: Engine, selector: string, property: string): Promise<string> {
  return evaluate(
    engine,
    (selector, name) => {
      const element = document.querySelector(selector);
      return element === null ? '' : getComputedStyle(element).getPropertyValue(name);
    },
    selector,
    property,
  );
}

/**
 * Brings an element into view and clicks its middle, as a visitor would.
 * @param text the whole text of the element; by default the first element of the selector is used
 * @throws when there is none, or something else lies over it
 */
export async function click(engine: Engine, selector: string, text?: string): Promise<void> {
  const point = await evaluate(
    engine,
    async (selector, text) => {
      // During a transition browsers ignore clicks, and one may be about to start.
      for (let still = 0; still < 5; still = document.getAnimations().length === 0 ? still + 1 : 0)
        await new Promise(requestAnimationFrame);
      const element = [...document.querySelectorAll(selector)].find(
        (each) => text === null || each.textContent?.trim() === text,
      );
      if (element === undefined) return null;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      return hit !== null && (element.contains(hit) || hit.contains(element)) ? middle : null;
    },
    selector,
    text ?? null,
  );
  if (point === null) throw new Error(`There is no “${text ?? selector}” to click.`);
  await engine.clickAt(point.x, point.y);
}

/** Clicks a link of the menu. */
export const followMenuLink = (engine: Engine, label: string): Promise<void> =>
  click(engine, `${parts.menu} a`, label);
