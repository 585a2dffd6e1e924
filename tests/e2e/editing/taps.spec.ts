import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { pictureFile } from '#tests/fixtures/picture.fixture.ts';
import { phone } from '#tests/fixtures/site-map.ts';

/** Ten tasks of a volunteer on a phone, each from the first page, with the taps that it takes (docs/decisions/033-page-beside-the-form.md). */
const test = testWithEditor([
  'siteSettings/',
  'eventKind/',
  'page/',
  'eventPage/sunday-worship',
  'eventPage/quiet-hour',
  'eventPage/lunch-club',
  'role/vicar',
]);
test.use({ viewport: phone, hasTouch: true });

const remote = mkdtempSync(join(tmpdir(), 'taps-'));
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' });
test.beforeAll(({ folder }) => {
  git(folder, 'tag', 'start');
  git(folder, 'clone', '-q', '--bare', folder, remote);
  git(folder, 'remote', 'add', 'origin', remote);
});
test.beforeEach(({ folder }) => {
  git(folder, 'reset', '-q', '--hard', 'start');
  git(folder, 'push', '-qf', 'origin', 'HEAD');
});
test.afterAll(() => rmSync(remote, { recursive: true }));

/** A thumb, which counts: a field is tapped before it is typed into, and a list is tapped and then its line. */
function thumb(page: Page) {
  let taps = 0;
  const tap = async (target: Locator, times = 1) => {
    taps += times;
    await target.first().tap();
  };
  return {
    taps: () => taps,
    tap,
    link: (name: string | RegExp) => tap(page.getByRole('link', { name })),
    button: (name: string | RegExp) => tap(page.getByRole('button', { name })),
    async type(label: string | RegExp, text: string) {
      await tap(page.getByLabel(label));
      await page.getByLabel(label).first().fill(text);
    },
    async choose(label: string | RegExp, option: string) {
      taps += 2;
      await page.getByLabel(label).first().selectOption({ label: option });
    },
    async photograph(label: string) {
      const chooser = page.waitForEvent('filechooser');
      await tap(page.getByLabel(label));
      await (await chooser).setFiles(pictureFile);
    },
  };
}
type Thumb = ReturnType<typeof thumb>;

interface Task {
  readonly taps: number;
  readonly act: (thumb: Thumb, page: Page, hasScripts: boolean) => Promise<void>;
  /** Where one more is needed without scripts. */
  readonly withoutScripts?: number;
}

const save = 'Save';
const tasks: Readonly<Record<string, Task>> = {
  'cancel a date': {
    taps: 4,
    async act({ link, type, button }) {
      await link('Cancel or move a date');
      await link(/^Cancel: Sunday worship/);
      await type('What to tell people', 'The boiler is broken.');
      await button('Cancel this date');
    },
  },
  'undo that': {
    taps: 2,
    async act({ link, button }) {
      await link('History');
      await button(/^Undo: Cancel Sunday worship/);
    },
  },
  'move a date': {
    taps: 4,
    async act({ link, type, button }) {
      await link('Cancel or move a date');
      await link(/^Move: Quiet hour/);
      await type('New room, or which door', 'The vestry');
      await button('Move this date');
    },
  },
  'add an event': {
    taps: 7,
    async act({ link, type, button }) {
      await link('New event');
      await type(/^Title/, 'Games evening');
      await type(/^In a sentence or two/, 'Board games and soup, for everybody.');
      await type(/^How often/, 'every Friday');
      await type('Date, or the first date', '2027-01-15');
      await type(/^Starts at/, '19:00');
      await button(save);
    },
  },
  'put a photograph into an event': {
    taps: 5,
    withoutScripts: 7,
    async act({ link, photograph, tap, type, button }, page, hasScripts) {
      await link(/^Events/);
      await link(/^Lunch club/);
      await photograph('Take or choose a new photograph');
      if (hasScripts) {
        // What it shows is asked at once, and typed without a tap.
        await expect(page.getByLabel('What it shows')).toBeFocused();
        await page.keyboard.type('Plates of pie on a long table.');
      } else {
        await tap(page.getByText('About the new photograph'));
        await type('What it shows', 'Plates of pie on a long table.');
      }
      await tap(page.getByLabel('Nobody can be recognised'));
      await button(save);
    },
  },
  'change a telephone number': {
    taps: 4,
    async act({ link, type, button }) {
      await link(/^People and posts/);
      await link(/^Vicar/);
      await type('Telephone', '0113 496 0199');
      await button(save);
    },
  },
  'put up a notice with an end': {
    taps: 6,
    async act({ link, type, button }) {
      await link('New notice');
      await type(/^Title/, 'Snow');
      await type(/^What to tell everyone/, 'No service today, because of the snow.');
      await type(/^First day/, '2027-01-16');
      await type(/^Last day/, '2027-01-16');
      await button(save);
    },
  },
  'put a page into the menu': {
    taps: 5,
    async act({ link, choose, button }) {
      await link(/^Pages/);
      await link(/^Privacy/);
      await choose('Place in the menu', 'First');
      await button(save);
    },
  },
  'add a person': {
    taps: 6,
    async act({ link, type, button }) {
      await link('New person or post');
      await type(/^Role/, 'Verger');
      await type(/^Name/, 'Tess Hall');
      await type('Telephone', '0113 496 0198');
      await type(/^What to ask them about/, 'The church and its keys.');
      await button(save);
    },
  },
};

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('ten tasks take no more taps than are written down', async ({ page }) => {
      test.setTimeout(180_000);
      const found: Record<string, number> = {};
      for (const [name, { act }] of Object.entries(tasks))
        await test.step(name, async () => {
          await page.goto('/');
          const own = thumb(page);
          await act(own, page, hasScripts);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Saved|Undone) here\./);
          found[name] = own.taps();
        });
      const last = thumb(page);
      await last.button(/^Publish$/);
      await expect(page.getByRole('status')).toHaveText('Published; on the web in a minute.');
      found.publish = last.taps();
      const counts = Object.entries(tasks).map(([name, { taps, withoutScripts = taps }]) => [
        name,
        hasScripts ? taps : withoutScripts,
      ]);
      expect(found).toEqual({ ...Object.fromEntries(counts), publish: 1 });
    });
  });
