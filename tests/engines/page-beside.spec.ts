import { mergeTests } from '@playwright/test';
import { testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { type Engine, evaluate } from './engine.ts';
import { fill, openEditor } from './form-parts.ts';
import { test as engines, expect } from './test.ts';

/** The page beside the form, in the engine of the project. tests/e2e/editing/page-beside.spec.ts tells the rest. */
const test = mergeTests(engines, testWithEditor(['siteSettings/', 'eventKind/', 'eventPage/lunch-club']));
test.use({ expectedConsoleErrors: [/frame-ancestors/] });

const headingBeside = (engine: Engine) =>
  evaluate(engine, () => {
    const frame = document.querySelector<HTMLIFrameElement>('.beside iframe');
    return frame?.contentDocument?.querySelector('h1')?.innerText.replaceAll(/\s+/g, ' ');
  });

test('the page beside the form follows what is typed', async ({ engine, address, baseURL }) => {
  await engine.resize({ width: 1280, height: 800 });
  await openEditor(engine, address);
  await engine.goto(`${baseURL}/entries/eventPage/lunch-club`);
  await expect.poll(() => headingBeside(engine)).toBe('Lunch club');
  await fill(engine, '#f-title', 'Supper club');
  await expect.poll(() => headingBeside(engine)).toBe('Supper club');
});
