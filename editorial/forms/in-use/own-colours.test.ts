import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, folder, read, close } = await editorWithHistory(['siteSettings/']);
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
  expect(text).toContain(
    'Text on the background: 11.2 to 1; on cards: 8.3 to 1. Both can be read: 4.5 to 1 is the least',
  );
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

test('while colours are chosen, a script gets the sentence about them: what passes, what does not and the nearest that would', async () => {
  const { text: form } = await editor.get(page);
  const [, address = ''] = /data-describe="([^"]*\/0)"/.exec(form) ?? [];
  const sentence = async (colours: Partial<typeof brick>) =>
    (
      await editor.get(
        `${address}?${new URLSearchParams({ primary: '', secondary: '', tertiary: '', ...colours })}`,
      )
    ).text;
  expect(await sentence(brick)).toBe(
    'Text on the background: 12.2 to 1; on cards: 8.4 to 1. Both can be read: 4.5 to 1 is the least, and 7 to 1 is good.',
  );
  expect(await sentence({ ...brick, secondary: '#d07020' })).toBe(
    'Text on the background: 3.2 to 1; on cards: 2.2 to 1. This is too hard to read to be saved: 4.5 to 1 is the least. The nearest text colour that can be read on both is #854814.',
  );
  expect(await sentence({ ...brick, tertiary: '#8a4a2a' })).toContain('No text can be read on both');
  expect(await sentence({ ...brick, secondary: '#5a1' })).toContain('Name all three');
  // None is chosen: those of the site.
  expect(await sentence({})).toContain('Text on the background: 11.2 to 1; on cards: 8.3 to 1.');
  for (const other of [
    'siteSettings/palettes/4',
    'siteSettings/palettes/toString',
    'siteSettings/title/0',
    'siteSettings/__proto__/toString',
    'page/palettes/0',
  ])
    expect((await editor.get(`/colours/${other}`)).status).toBe(404);
});

test('a logo is sent as an SVG in the form of the church, and one with a script is refused with what to ask for', async () => {
  const said = {
    'f.logo-alt': 'A white cross on purple',
    'f.logo-consent': 'nobody can be recognised',
    'f.logo-credit': 'Drawn by Ada Green',
  };
  const svg = (inside: string) =>
    new File([`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`], 'logo.svg');
  const refused = await editor.submit(page, { ...said, 'file.logo': svg('<script>alert(1)</script>') });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('has “&lt;script” in it')]);
  expect(refused.text).toContain('for a PNG without a background');
  expect(
    await editor.submit(page, { ...said, 'file.logo': svg('<rect width="9" height="9"/>') }),
  ).toMatchObject({
    status: 303,
  });
  const [, id = ''] = /^logo: (.+)$/m.exec(read('siteSettings/site')) ?? [];
  expect(read(`picture/${id}`)).toContain('alt: A white cross on purple');
  expect(existsSync(join(folder, `assets/${id}.svg`))).toBe(true);
  const shown = await editor.get(`/pictures/${id}`);
  expect(shown.status).toBe(200);
});
