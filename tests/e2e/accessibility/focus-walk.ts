import type { Page } from '@playwright/test';

/** The elements that had the focus, and their faults. */
export interface FocusWalk {
  /** Every element in order, by its text. */
  readonly stops: readonly string[];
  /** "the element: what is wrong". */
  readonly faults: readonly string[];
  /** Focusable elements that were not reached. */
  readonly missed: readonly string[];
}

/** State in the page while the test moves the focus. */
interface Watch {
  readonly stops: Element[];
  readonly faults: string[];
  /** Checks the focused element; true when the focus has left the page or is back at the start. */
  look(): boolean;
}

declare global {
  var watch: Watch;
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Installs the check of the focused element: whether it and its outline are fully visible. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

    function channels(colour: string): readonly number[] {
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = colour;
      canvas?.fillRect(0, 0, 1, 1);
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
    }
    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    function contrast(one: string, other: string): number {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }
    function ground(element: Element | null): string {
      for (let each = element; each; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        if (channels(backgroundColor)[3] === 255) return backgroundColor;
      }
      return 'white';
    }
    function reach(element: Element): number {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    }
    function clipped(element: Element): boolean {
      const { left, right } = element.getBoundingClientRect();
      const out = reach(element);
      for (let each = element.parentElement; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.overflowX === 'visible') continue;
        const box = each.getBoundingClientRect();
        if (left - out < box.left - 0.5 || right + out > box.right + 0.5) return true;
      }
      return left - out < -0.5 || right + out > innerWidth + 0.5;
    }
    function faultsOf(element: Element): readonly string[] {
      const found: string[] = [];
      for (const { x, y, width, height, top, bottom } of element.getClientRects()) {
        if (width === 0) continue;
        if (top < -0.5 || bottom > innerHeight + 0.5) found.push(`is out of view (${top} to ${bottom})`);
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!above || !(element.contains(above) || above === element))
          found.push(`is behind ${above?.outerHTML.slice(0, 80)}`);
      }
      // The link of a card has its outline round the whole of it.
      const ringed = getComputedStyle(element, '::after').outlineStyle === 'solid' ? '::after' : undefined;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, ringed);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) found.push('has no outline');
      else if (contrast(outlineColor, ground(element.parentElement)) < 3)
        found.push(`has an outline of ${outlineColor} on ${ground(element.parentElement)}`);
      if (clipped(element)) found.push('has an outline that is cut off');
      return found;
    }
    globalThis.watch = {
      stops: [],
      faults: [],
      look() {
        const stop = document.activeElement;
        if (stop === null || stop === document.body || this.stops.includes(stop)) return true;
        this.stops.push(stop);
        this.faults.push(...faultsOf(stop).map((fault) => `${stop.textContent?.trim()}: ${fault}`));
        return false;
      },
    };
  });
}

/**
 * Moves through all focusable elements, until the focus leaves the page or is back at the start.
 * @param key `Tab`, or `Shift+Tab` for the way back
 * @param part the selector of what must be reached
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab', part = 'body'): Promise<FocusWalk> {
  await watchFocus(page);
  // The keys are held, as a browser repeats a held key: half as many events as by presses.
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  for (let moves = 0; moves < 200; moves += 1) {
    await page.keyboard.down('Tab');
    if (await page.evaluate(() => watch.look())) break;
  }
  await page.keyboard.up('Tab');
  if (key === 'Shift+Tab') await page.keyboard.up('Shift');
  return page.evaluate(
    ([selector, within]) => {
      const { stops, faults } = watch;
      const name = (element: Element) => element.textContent?.trim() ?? '';
      const shown = [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.closest(within) !== null &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert]'),
      );
      return {
        stops: stops.map(name),
        faults,
        missed: shown.filter((element) => !stops.includes(element)).map(name),
      };
    },
    [controls, part] as const,
  );
}
