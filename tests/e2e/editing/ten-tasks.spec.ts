import type { Locator, Page } from '@playwright/test';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { pictureFile } from '#tests/fixtures/picture.fixture.ts';
import { phone } from '#tests/fixtures/site-map.ts';

const test = testWithEditor([
  'siteSettings/',
  'eventKind/',
  'eventPage/sunday-worship',
  'eventPage/quiet-hour',
  'eventPage/lunch-club',
  'role/vicar',
]);

/**
 * What a volunteer does in a year, without a mouse: every step is reached by Tab, and found by the role and the name that a
 * screen reader says.
 */
test.use({ viewport: phone, expectedConsoleErrors: [/status of 422/] });

type Role = 'link' | 'button' | 'textbox' | 'searchbox' | 'combobox' | 'radio' | 'checkbox';

/** How often Tab may be pressed until something is reached. */
const maxTabs = 60;

/** Whether something can be seen at its top, middle or bottom (WCAG 2.4.11). */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) => {
    const seen = document.elementFromPoint(left + width / 2, top + height * part);
    return seen !== null && (element.contains(seen) || seen === element.parentElement);
  });
}

/** How often Tab must be pressed until an element has the focus: more often where a control on the way has several parts. */
function tabsTo(element: Element): number {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ];
  const isStop = (each: HTMLElement) => {
    // Of a group of radio buttons Tab reaches one: the chosen, or else the first.
    const group = all.filter(
      (other) =>
        other instanceof HTMLInputElement &&
        other.type === 'radio' &&
        other.name === each.getAttribute('name'),
    ) as HTMLInputElement[];
    const own = group.find(({ checked }) => checked) ?? group[0] ?? each;
    return each.tabIndex >= 0 && each.checkVisibility() && own === each;
  };
  const from = document.activeElement ?? document.body;
  const isAfter = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.filter((each) => isStop(each) && isAfter(from, each) && !isAfter(element, each)).length;
}

/** Presses Tab until something has the focus, which must then be visible. */
async function reach(page: Page, role: Role, name: string | RegExp): Promise<Locator> {
  const target = page.getByRole(role, { name }).first();
  // Found once: to find it by its role again after each Tab would take most of the test's time.
  const element = await target.elementHandle();
  // Tab is held down for most of the way, which takes a tenth of the time of as many questions where the focus is.
  const count = (await element?.evaluate(tabsTo)) ?? 0;
  await Promise.all(Array.from({ length: count }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  for (let tabs = count; tabs < maxTabs; tabs += 1) {
    if (await element?.evaluate((each) => each === document.activeElement)) {
      await expect(target).toBeInViewport();
      expect(await target.evaluate(isUncovered), `“${name}” is not behind the bar with Save`).toBe(true);
      return target;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} “${name}”.`);
}

async function open(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await reach(page, role, name);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** Follows a link within the page. */
async function jump(page: Page, name: RegExp): Promise<void> {
  await reach(page, 'link', name);
  await page.keyboard.press('Enter');
}

async function write(page: Page, name: string | RegExp, text: string, role: Role = 'textbox') {
  await reach(page, role, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** The title of the page, which a screen reader says first, and its heading tell what happened. */
async function expectTitleAndHeading(page: Page, words: RegExp): Promise<void> {
  await expect(page).toHaveTitle(words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
}

async function find(page: Page, title: string): Promise<void> {
  await write(page, 'Find anything by its title', title, 'searchbox');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await open(page, 'link', title);
}

const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'cancel a date': async (page) => {
    await open(page, 'link', 'Cancel or move a date');
    await jump(page, /^Sunday \d/);
    await open(page, 'link', /^Cancel: Sunday worship/);
    await write(page, 'What to tell people', 'The boiler is broken.');
    await open(page, 'button', 'Cancel this date');
    await expectTitleAndHeading(page, /^Saved here\./);
  },
  'undo that': async (page) => {
    await open(page, 'link', 'History');
    await open(page, 'button', /^Undo: Cancel Sunday worship/);
    await expectTitleAndHeading(page, /^Undone here\./);
  },
  'move a date to another room': async (page) => {
    await open(page, 'link', 'Cancel or move a date');
    await jump(page, /^Tuesday \d/);
    await open(page, 'link', /^Move: Quiet hour/);
    await write(page, 'New room, or which door', 'The vestry');
    await open(page, 'button', 'Move this date');
    await expectTitleAndHeading(page, /^Saved here\./);
  },
  'change what it costs': async (page) => {
    await find(page, 'Lunch club');
    await write(page, 'Cost, in words', '£5, or what you can');
    await open(page, 'button', 'Save');
    await expectTitleAndHeading(page, /^Saved here\./);
  },
  'make a mistake, and put it right': async (page) => {
    await find(page, 'Lunch club');
    await write(page, /^How often/, 'whenever');
    await open(page, 'button', 'Save');
    await expect(page).toHaveTitle(/^Put right: Lunch club/);
    await expect(page.getByRole('alert')).toBeFocused();
    await reach(page, 'link', 'How often');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: /^How often/ });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Put right: .*whenever/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('fortnightly on Wednesdays');
    await open(page, 'button', 'Save');
    await expectTitleAndHeading(page, /^(?:Saved here\.|Nothing has changed)/);
  },
  'copy an event, as a draft': async (page) => {
    await find(page, 'Lunch club');
    await open(page, 'link', 'Make a copy');
    await write(page, /^Title/, 'Lunch club outing');
    await reach(page, 'checkbox', /^Draft/);
    await page.keyboard.press('Space');
    await open(page, 'button', 'Save');
    await expectTitleAndHeading(page, /^Saved here\./);
    await expect(page.getByRole('status')).toContainText('Visitors do not see it');
  },
  'put up a notice': async (page) => {
    await open(page, 'link', 'New notice');
    await write(page, /^Title/, 'Snow');
    await write(page, /^What to tell everyone/, 'No service today, because of the snow.');
    for (const day of [/^First day/, /^Last day/]) {
      await reach(page, 'textbox', day);
      await page.keyboard.type('16012027');
    }
    await open(page, 'button', 'Save');
    await expectTitleAndHeading(page, /^Saved here\./);
  },
  'change somebody’s number': async (page) => {
    await find(page, 'Vicar');
    await write(page, 'Telephone', '0113 496 0199');
    await open(page, 'button', 'Save');
    await expectTitleAndHeading(page, /^Saved here\./);
  },
  'add a picture': async (page) => {
    await open(page, 'link', 'New picture');
    await write(page, /^Name of the picture/, 'A tree');
    // Asked for before the key is pressed: a busy browser would otherwise open its own window to choose a file.
    page.once('filechooser', (chooser) => chooser.setFiles(pictureFile));
    const file = await reach(page, 'button', /^File/);
    await page.keyboard.press('Space');
    await expect(file).toHaveValue(/tree\.png$/);
    await write(page, /^What it shows/, 'A tree in the garden, with one red apple.');
    await write(page, /^Who made it/, 'Photograph by Ada Green');
    await reach(page, 'radio', 'Nobody can be recognised');
    await page.keyboard.press('Space');
    await open(page, 'button', 'Save');
    await expectTitleAndHeading(page, /^Saved here\./);
  },
  'delete the notice': async (page) => {
    await find(page, 'Snow');
    await open(page, 'link', 'Delete');
    await open(page, 'button', 'Delete it');
    await expectTitleAndHeading(page, /^Deleted here\./);
  },
};

test('ten tasks are done by keyboard, and each says how it ended', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [task, act] of Object.entries(tasks))
    await test.step(task, async () => {
      await page.goto('/');
      await act(page);
    });
});
