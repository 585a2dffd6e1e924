import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const document = readFileSync(`${root}docs/security.md`, 'utf8');

/** Every test that the document names: the name of its file, and its title. */
const named = [...document.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

/** The texts in the sources of each test, by the name of the file; several may share one. What varies in a text is “…”. */
const texts = new Map<string, Set<string>>();
for (const file of globSync(
  '{app,cms,content-check,domain,packages,scripts,server,tests}/**/*.{test,spec}.{ts,tsx}',
  { cwd: root },
)) {
  const source = readFileSync(root + file, 'utf8');
  const found = texts.get(basename(file)) ?? new Set();
  for (const [, , text = ''] of source.matchAll(/\(\s*(['`])((?:(?!\1)[^\n])+)\1,/g))
    found.add(text.replaceAll(/\$\{[^}]*\}|%[sj]/g, '…'));
  texts.set(basename(file), found);
}

test('every test that docs/security.md names is there', () => {
  expect(named.length).toBeGreaterThan(60);
  const gone = named.filter(({ file, title }) => !texts.get(file)?.has(title));
  expect(gone.map(({ file, title }) => `${file} › ${title}`)).toEqual([]);
});

test('docs/security.md answers for each item once, as held or as not', () => {
  const [held = '', open = ''] = document.split('## Not met');
  const itemsOf = (part: string) =>
    [...part.matchAll(/^\| (\d[\d., to]+) \|/gm)].flatMap(([, items = '']) => items.split(', '));
  const items = [...itemsOf(held), ...itemsOf(open)];
  expect(items.length).toBeGreaterThan(50);
  expect(items.toSorted()).toEqual([...new Set(items)].toSorted());
});
