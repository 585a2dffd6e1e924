import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { type Engine, evaluate } from './engine.ts';
import { clickFirst, expectHeading, fill, openEditor } from './form-parts.ts';
import { test as engines, expect } from './test.ts';

/** The editing page of a copy of the content, in the engine of the project. tests/e2e/editing shows what the site makes of it. */
const test = mergeTests(
  engines,
  testWithEditor(['siteSettings/', 'eventKind/', 'eventPage/', 'eventChange/heating-2027-01']),
);

test.use({ expectedConsoleErrors: [/status of 422/] });

const fitsTheWindow = (engine: Engine) =>
  evaluate(engine, () => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.beforeEach(async ({ engine, address }) => {
  await engine.resize(phone);
  await openEditor(engine, address);
});

test('next Sunday is cancelled, and that is undone', async ({ engine }) => {
  await clickFirst(engine, 'a', 'Cancel or move a date');
  await expectHeading(engine, /Cancel or move/);
  expect(await fitsTheWindow(engine)).toBe(true);
  await clickFirst(engine, 'a', 'Cancel: Sunday worship, Sunday');
  await fill(engine, '#f-note', 'The boiler is broken.');
  await clickFirst(engine, 'button', 'Cancel this date');
  await expectHeading(engine, /^Saved here\./);
  expect(await fitsTheWindow(engine)).toBe(true);
  await clickFirst(engine, 'button', 'Undo this');
  await expectHeading(engine, /^Undone here\./);
});

test('a time is changed, a mistake is reported at its field and what was typed stays', async ({
  engine,
  baseURL,
}) => {
  await engine.goto(`${baseURL}/entries/eventPage/lunch-club`);
  expect(await fitsTheWindow(engine)).toBe(true);
  const repeats = await evaluate(engine, () => document.querySelector<HTMLInputElement>('#f-repeats')?.value);
  await fill(engine, '#f-repeats', 'whenever');
  await clickFirst(engine, 'button', 'Save');
  await expect.poll(() => evaluate(engine, () => document.activeElement?.getAttribute('role'))).toBe('alert');
  const [typed, isInvalid] = await evaluate(engine, () => {
    const field = document.querySelector<HTMLInputElement>('#f-repeats');
    return [field?.value, field?.getAttribute('aria-invalid')];
  });
  expect([typed, isInvalid]).toEqual(['whenever', 'true']);
  await fill(engine, '#f-repeats', repeats ?? '');
  await fill(engine, '#f-startTime', '12:15');
  await clickFirst(engine, 'button', 'Save');
  await expectHeading(engine, /^Saved here\./);
  expect(await evaluate(engine, () => document.body.innerText)).toContain('12.15pm');
});

test('“Bold” makes the selected words bold, and they are saved so', async ({ engine, baseURL, folder }) => {
  await engine.goto(`${baseURL}/entries/eventPage/food-pantry`);
  const value = () => evaluate(engine, () => document.querySelector<HTMLTextAreaElement>('#f-body')?.value);
  await expect.poll(value).toBeTruthy();
  await evaluate(engine, () => {
    const area = document.querySelector<HTMLTextAreaElement>('#f-body');
    if (area) area.value = 'Bring a bag.';
    area?.focus();
    area?.setSelectionRange(8, 11);
  });
  await clickFirst(engine, 'md-bold', 'Bold');
  await expect.poll(value).toBe('Bring a **bag**.');
  await clickFirst(engine, 'button', 'Save');
  await expectHeading(engine, /^Saved here\./);
  expect(readFileSync(join(folder, 'entries/eventPage/food-pantry.md'), 'utf8')).toMatch(
    /\nBring a \*\*bag\*\*\.\n$/,
  );
});

test('among all events one is found as it is typed', async ({ engine, baseURL }) => {
  await engine.goto(`${baseURL}/entries/eventChange/heating-2027-01`);
  await clickFirst(engine, 'details.group > summary');
  await fill(engine, '#f-alsoEvents .narrow input', 'lunch club');
  // What is ticked stays.
  const shown = () =>
    evaluate(engine, () =>
      [...document.querySelectorAll<HTMLElement>('#f-alsoEvents .box')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.innerText.trim()),
    );
  await expect.poll(shown).toEqual(["Bell ringers' practice", 'Lunch club']);
  expect(await fitsTheWindow(engine)).toBe(true);
});
