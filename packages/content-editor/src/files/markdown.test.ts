import { expect, test } from 'vitest';
import { rewrapMarkdown, unwrapMarkdown } from './markdown.ts';

const body = `
There is a rug with toys at the front, where they can see,
and nobody will turn round and look.

## What to bring
- a rug, if you
  have one
- [food](entry:food-pantry)

> A parish is the piece of the city
> that a church is there for.

1. one
2. two\\
   more

\`\`\`
code   stays
as it is
\`\`\`
`;

test('a person sees each paragraph, item and quotation as one line', () => {
  const lines = unwrapMarkdown(body).split('\n');
  expect(lines[0]).toBe(
    'There is a rug with toys at the front, where they can see, and nobody will turn round and look.',
  );
  expect(lines).toContain('- a rug, if you have one');
  expect(lines).toContain('> A parish is the piece of the city that a church is there for.');
  expect(lines).toContain('code   stays');
});

test('a text that is not changed stays as it is, byte by byte', () => {
  expect(rewrapMarkdown(unwrapMarkdown(body), body)).toBe(body);
});

test('a changed word changes its own line only', () => {
  const changed = unwrapMarkdown(body)
    .replace('nobody will turn', 'no one will turn')
    .replace('of the city that', 'of the town that');
  expect(rewrapMarkdown(changed, body)).toBe(
    body.replace('nobody will turn', 'no one will turn').replace('of the city\n', 'of the town\n'),
  );
});

test('words that are added stand on a line of their own, and a new paragraph is one line', () => {
  const added = `${unwrapMarkdown(body).replace('and look.', 'and look, or sing.')}\n\nThe rug is washed once a week.`;
  expect(rewrapMarkdown(added, body)).toBe(
    `${body.replace('and look.', 'and look, or sing.')}\nThe rug is washed once a week.\n`,
  );
});

test('where nobody has wrapped lines, none is wrapped', () => {
  const line = 'a word '.repeat(60).trim();
  expect(rewrapMarkdown(`${line} more`, `${line}\n`)).toBe(`${line} more\n`);
});

test('a line that a person breaks is broken for readers too, and is not shown as a mark in the form', () => {
  const typed = 'Write to us:\nSt Oswin’s\nLeeds\n\n- tea\n- cake\n24. Dezember\n> Rest\n> in peace';
  const written = rewrapMarkdown(typed, '');
  expect(written).toBe(
    'Write to us:\\\nSt Oswin’s\\\nLeeds\n\n- tea\n- cake\n24. Dezember\n> Rest\\\n> in peace\n',
  );
  expect(unwrapMarkdown(written)).toBe(typed);
  expect(rewrapMarkdown(typed, written)).toBe(written);
  expect(rewrapMarkdown('Write to us: St Oswin’s\nLeeds', written)).toBe(
    'Write to us: St Oswin’s\\\nLeeds\n',
  );
});

test('breaks that somebody has made by two spaces stay as they are', () => {
  const file = 'One  \nTwo\\\nThree\n\nEnd\\\n\nFour\\\\\nfive\n';
  const shown = unwrapMarkdown(file);
  expect(shown.split('\n').slice(0, 3)).toEqual(['One', 'Two', 'Three']);
  expect(rewrapMarkdown(shown.replace('Two', 'Zwei'), file)).toBe(file.replace('Two', 'Zwei'));
});
