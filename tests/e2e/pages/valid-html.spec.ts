import { HtmlValidate } from 'html-validate';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';

/** The rules of the HTML standard, without rules of style. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test('every page is valid HTML', async ({ request }) => {
  const { highlighted, regular } = await menuContent();
  const events = [...highlighted, ...regular].map(({ slug }) => `/whats-on/${slug}`);
  for (const path of [...paths, ...events, '/no-such-page']) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
    );
    expect(faults, path).toEqual([]);
  }
});

test('the validator reports an unknown link relation in the body', async () => {
  const body = '<link rel="later" href="/a.js" integrity="sha256-a">';
  const page = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
  expect((await validator.validateString(page)).valid).toBe(false);
  expect((await validator.validateString(page.replace('later', 'modulepreload'))).valid).toBe(true);
});
