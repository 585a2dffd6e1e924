import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typefaces } from '#domain/palette/house-style.ts';
import { typefaceFiles } from './typefaces.ts';

test('the style sheets of the typefaces are those that their files give', () => {
  const files = typefaceFiles();
  expect(files.size).toBe(typefaces.length + 1);
  for (const [path, text] of files)
    expect(text, `${path}: npm run typefaces`).toBe(
      readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'),
    );
});

test('the model of content offers the typefaces that the site has, the site’s own first', () => {
  const model = JSON.parse(
    readFileSync(new URL('../content/model/siteSettings.json', import.meta.url), 'utf8'),
  );
  const field = model.fields.find(({ id }: { id: string }) => id === 'typeface');
  expect(field.validations[0].in).toEqual(typefaces);
});
