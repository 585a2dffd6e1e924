import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What editors alone see, which is English in every language. */
const forEditors = /(?:Problem|Preview)Bar/;

/** Attributes that are read out or shown, or become such in a component. */
const saidAttributes = new Set(['aria-label', 'alt', 'title', 'label', 'placeholder', 'name', 'qualifier']);

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: { readonly name?: unknown };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The words that a component has of its own: text between tags, attributes that are said, and sentences in its code. */
function ownWords(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(root + file, 'utf8'));
  const found: unknown[] = [];
  const visit = (node: Node): void => {
    const { type, value, name } = node;
    // The names of `<meta>` are for browsers.
    if (type === 'JSXOpeningElement' && name?.name === 'meta') return;
    if (type === 'JSXText') found.push(value);
    if (type === 'JSXAttribute' && saidAttributes.has(String(name?.name)) && isNode(value))
      found.push(value.value);
    if (type === 'Literal' && /^[A-Z][a-z’]+ [a-z]/.test(String(value))) found.push(value);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(program as unknown as Node);
  return found.filter((text) => typeof text === 'string' && /[A-Za-z]{2}/.test(text)).map(String);
}

test('no component has words of its own: they are in the catalogue of each language', () => {
  const files = globSync('app/{components,layout,pages,routes}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !forEditors.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => ownWords(file).map((text) => `${file}: ${text.trim()}`))).toEqual([]);
});
