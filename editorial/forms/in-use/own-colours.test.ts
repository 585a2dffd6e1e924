import { afterAll, expect, test } from 'vitest';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, read, close } = await editorWithHistory(['siteSettings/']);
afterAll(close);

const page = '/entries/siteSettings/site';
// They lead to pages that this part of the content does not have.
await editor.submit(page, { 'f.otherWords': '' });
const brick = { primary: '#fff4ee', secondary: '#5a1a0a', tertiary: '#f6c3ae' };
const colours = (of: typeof brick) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [`f.palettes.0.${name}`, value]));

test('the form has three colours for each of the four palettes, the site’s own as examples, with their contrast in words', async () => {
  const { text } = await editor.get(page);
  expect(text.match(/<input[^>]*name="f\.palettes\.[0-3]\.(?:primary|secondary|tertiary)"/g)).toHaveLength(
    12,
  );
  expect(text).toMatch(
    /<input(?=[^>]*name="f\.palettes\.2\.tertiary")(?=[^>]*placeholder="#84d585")(?=[^>]*value="")/,
  );
  expect(text).toContain('Text on the background: 11.2 to 1; on cards: 8.3 to 1. 4.5 to 1 is the least');
});

test('colours that can be read are saved with quotation marks, shown again, and gone when they are emptied', async () => {
  const before = read('siteSettings/site');
  expect(await editor.submit(page, colours(brick))).toMatchObject({ status: 303 });
  expect(read('siteSettings/site')).toMatch(
    /palettes:\s+"?0"?:\s+primary: ["']#fff4ee["']\s+secondary: ["']#5a1a0a["']\s+tertiary: ["']#f6c3ae["']/,
  );
  const { text } = await editor.get(page);
  expect(text).toMatch(/<input(?=[^>]*name="f\.palettes\.0\.secondary")(?=[^>]*value="#5a1a0a")/);
  await editor.submit(page, { ...colours(brick), 'f.palettes.0.primary': '#ffffff' });
  expect(read('siteSettings/site')).toMatch(/primary: ["']#ffffff["']/);
  await editor.submit(page, colours({ primary: '', secondary: '', tertiary: '' }));
  expect(read('siteSettings/site')).toBe(before);
});

test('a text that is hard to read is not saved, and the form says the nearest colour that is not', async () => {
  const before = read('siteSettings/site');
  const { status, text } = await editor.submit(page, colours({ ...brick, secondary: '#d07020' }));
  expect(status).not.toBe(303);
  expect(text).toContain('the nearest “secondary” that can be read on both is');
  expect(text).toContain('#854814');
  expect(text).toMatch(/<input(?=[^>]*name="f\.palettes\.0\.secondary")(?=[^>]*value="#d07020")/);
  const unfinished = await editor.submit(page, { 'f.palettes.3.primary': '#ffffff' });
  expect(unfinished.text).toContain('“secondary” is missing');
  expect(read('siteSettings/site')).toBe(before);
});
