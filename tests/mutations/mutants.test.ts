import { expect, test } from 'vitest';
import { described, mutantsOf, mutated } from './mutants.ts';

test.each([
  ['const is = a < b;', ['const is = ((a) <= (b));']],
  ['const is = a ?? b;', ['const is = ((a) && (b));']],
  ['const is = !a;', ['const is = a;']],
  ['const all = a.filter((each) => each);', ['const all = a;', 'const all = a.filter((each) => undefined);']],
  ['const one = a ? b : c;', ['const one = true ? b : c;', 'const one = false ? b : c;']],
  ['close();', [';']],
  [
    "const list = ['a', 1, true];",
    [
      'const list = [];',
      "const list = ['', 1, true];",
      "const list = ['a', 2, true];",
      "const list = ['a', 1, false];",
    ],
  ],
])('the faults of “%s”', (source, faults) => {
  expect(mutantsOf('a.ts', source).map((mutant) => mutated(source, mutant))).toEqual(faults);
});

test('types, the names of modules and the keys of objects have no faults', () => {
  const source =
    "import { a } from 'a';\nexport { b } from 'b';\ntype C = 'c' | 1;\nconst d: Record<'e', C> = { 'e': f };";
  expect(mutantsOf('a.ts', source)).toEqual([]);
});

test('markup is read too, and a fault is named by its line', () => {
  const source = '\nconst a = <p className="d">{b && "c"}</p>;';
  expect(mutantsOf('a.tsx', source).map((mutant) => described(source, mutant))).toEqual([
    '2: b && "c" → ((b) || ("c"))',
    '2: "c" → \'\'',
  ]);
});
