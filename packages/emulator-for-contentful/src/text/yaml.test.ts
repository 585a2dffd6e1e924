import { expect, test } from 'vitest';
import { jsonLine, pathText } from './json.ts';

const TEXT = `{
  "a": [1, {"b": "x, \\"y\\" } ]"},
    2],
  "c": {
    "d": null,
    "e": [
      {},
      {"f": 1}
    ]
  }
}`;

test.each([
  [['a'], 2],
  [['a', 1, 'b'], 2],
  [['a', 2], 3],
  [['c', 'd'], 5],
  [['c', 'e', 1, 'f'], 8],
  [[], 1],
])('%j is on line %i', (path, line) => {
  expect(jsonLine(TEXT, path)).toBe(line);
});

test('of what is not there, the innermost part that is counts', () => {
  expect(jsonLine(TEXT, ['c', 'e', 1, 'g'])).toBe(8);
  expect(jsonLine(TEXT, ['c', 'x'])).toBe(4);
  expect(jsonLine(TEXT, ['z'])).toBe(1);
});

test('a path is written as in a program', () => {
  expect(pathText(['entries', 3, 'sys', 'id'])).toBe('entries[3].sys.id');
});
