import { expect, test } from 'vitest';
import { parseLocatedYaml } from './yaml.ts';

const { lineAt } = parseLocatedYaml(
  `{
  "a": [1, {"b": "x, \\"y\\" } ]"},
    2],
  "c": {
    "d": null,
    "e": [
      {},
      {"f": 1}
    ]
  }
}`,
  { report: () => {} },
);

test.each([
  [['a'], 2],
  [['a', 1, 'b'], 2],
  [['a', 2], 3],
  [['c', 'd'], 5],
  [['c', 'e', 1, 'f'], 8],
  [[], 1],
])('%j is on line %i', (path, line) => {
  expect(lineAt(path)).toBe(line);
});

test('a missing path has the line of its innermost existing part', () => {
  expect(lineAt(['c', 'e', 1, 'g'])).toBe(8);
  expect(lineAt(['c', 'x'])).toBe(4);
  expect(lineAt(['z'])).toBe(1);
});
