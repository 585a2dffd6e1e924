import { expect, test } from 'vitest';
import { isAllowed, packageFaults } from './package-rules.ts';
import type { Package } from './packages.ts';

const sound: Package = {
  name: 'some-package',
  version: '1.2.3',
  forDevelopment: false,
  licence: 'MIT',
  runsWhenInstalled: false,
  isSealed: true,
  source: undefined,
};

const faultsOf = (changes: Partial<Package>, denied = {}) =>
  packageFaults([{ ...sound, ...changes }], denied);

test('a package with a known licence, sealed, silent and from the registry is sound', () => {
  expect(faultsOf({})).toEqual([]);
});

for (const [expression, name, allowed] of [
  ['MIT', 'a', true],
  ['GPL-3.0-only', 'a', false],
  ['MIT OR GPL-3.0-only', 'a', true],
  ['(MIT OR GPL-3.0-only)', 'a', true],
  ['MIT AND GPL-3.0-only', 'a', false],
  ['(MIT AND ISC) OR (GPL-3.0-only AND ISC)', 'a', false],
  ['LGPL-3.0-or-later', 'a', false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64', true],
  ['SEE LICENSE IN LICENSE', 'a', false],
] as const) {
  test(`“${expression}” is ${allowed ? '' : 'not '}enough for ${name}`, () => {
    expect(isAllowed(expression, name)).toBe(allowed);
  });
}

test('each fault names the package, what was found and what was expected', () => {
  for (const [changes, found] of [
    [{ licence: 'GPL-3.0-only' }, 'the licence GPL-3.0-only'],
    [{ licence: undefined }, 'says no licence'],
    [{ runsWhenInstalled: true }, 'wants to run code'],
    [{ isSealed: false }, 'no hash'],
    [{ source: 'git+ssh://somewhere.example' }, 'git+ssh://somewhere.example'],
  ] as const) {
    const [fault = '', ...others] = faultsOf(changes);
    expect(fault).toMatch(/^some-package 1\.2\.3 .*, but expected is .*\.$/);
    expect(fault).toContain(found);
    expect(others).toEqual([]);
  }
});

test('what helps to build may have any licence, and what may not run its code is known', () => {
  expect(faultsOf({ forDevelopment: true, licence: 'GPL-3.0-only' })).toEqual([]);
  expect(faultsOf({ runsWhenInstalled: true }, { 'some-package': false })).toEqual([]);
  expect(faultsOf({ runsWhenInstalled: true }, { 'some-package': true })).toHaveLength(1);
});
