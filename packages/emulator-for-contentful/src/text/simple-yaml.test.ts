import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { parseSimpleYaml } from './simple-yaml.ts';

/** What the service looks at in a node: its value, how it was written, and the line that it begins on. */
function seen(node: unknown, text: string): unknown {
  const line = (at: number) => text.slice(0, at).split('\n').length;
  if (isMap(node)) return node.items.map((pair) => seen(pair, text));
  if (isPair(node)) return [seen(node.key, text), seen(node.value, text)];
  if (isSeq(node)) return node.items.map((item) => seen(item, text));
  if (!isScalar(node)) return node;
  const { value, type, source, range } = node;
  return { value, type, source: typeof value === 'string' ? undefined : source, line: line(range?.[0] ?? 0) };
}

function compare(text: string): boolean {
  const simple = parseSimpleYaml(text);
  if (simple === undefined) return false;
  const whole = parseDocument(text, { version: '1.2' });
  expect(whole.errors, text).toEqual([]);
  expect(seen(simple, text), text).toEqual(whole.contents === null ? [] : seen(whole.contents, text));
  return true;
}

test.each([
  'a: words\nb: 12\nc: -3.5\nd: true\ne: 2026-12-06\nf: 10:30\ng:\nh: "0113 496"\ni: \'x # y\'\n',
  'a: >-\n  one\n  two\nb: |\n  one\n\n   two\n\nc: |-\n  x\n',
  'a:\n  - one\n  - two words\nb:\n- 1\n- x\nc: y',
  'a: [Monday, first Friday]\nb: [x]\n',
  '# a remark\n\na: it’s £5 (or less)\n',
])('%j is simple', (text) => {
  expect(compare(text)).toBe(true);
});

test.each([
  'a: b: c',
  'a: x # remark',
  'a: [1, 2]',
  'a: {b: 1}',
  'a: &x 1',
  'a: *x',
  'a: "b\\n"',
  'a: words\n  go on',
  'a: 0113',
  'a: 1e3',
  'a: .5',
  'a: Null',
  'a: TRUE',
  'a: 1\na: 2',
  'a:\n  b: 1',
  'a:\n  - b: 1',
  'a:\n  - x\n    y',
  'a: >\n  x',
  'a: |2\n  x',
  'a: >-\n  x\n\n  y',
  'a\n',
  '- a',
  'a:\tb',
  '? a',
])('%j is left to the whole parser', (text) => {
  expect(parseSimpleYaml(text)).toBeUndefined();
});

test('whatever is taken for simple is what the whole parser reads', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b c',
      '12',
      '-1',
      '0',
      '1.5',
      '1.',
      '01',
      '2026-01-02',
      '10:30',
      'true',
      'no',
      'null',
      '~',
      '"q"',
      "'s'",
    ],
    ...[
      'x:',
      ': ',
      ' #',
      '#',
      '-',
      '- ',
      '[',
      '{',
      '|',
      '>-',
      '|-',
      '&',
      '*',
      '!',
      '%',
      '@',
      '`',
      '"',
      "'",
      '?',
      ',',
      '£',
    ],
    ...['[a, b]', '[a', ', b]', '[a,b]', '[a b]'],
    ...['0x1', '0o7', '1e3', '.inf', '+1', '1_000', '12 men', '3rd', '…', 'é', '...', '---'],
  );
  const value = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
  const line = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd'), value)
        .map(([name, rest]) => `${name}: ${rest}`),
    },
    value,
    value.map((item) => `  - ${item}`),
    value.map((item) => `- ${item}`),
    value.map((item) => `  ${item}`),
    fc.constantFrom('', 'e:', 'f: |', 'g: >-', 'h: |-', '   x', '  '),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      compare(lines.join('\n'));
    }),
    { numRuns: 3000 },
  );
});
