import { afterEach, expect, test, vi } from 'vitest';
import { trustedTypesScript } from './trusted-types.ts';

afterEach(() => vi.unstubAllEnvs());

/** What the page's policy makes of the address of a script; null for one that may not run. */
function scriptAt(address: string): string | null {
  let create = (_: string): string | null => null;
  const trustedTypes = {
    createPolicy: (_: string, rules: { createScriptURL: typeof create }) => {
      create = rules.createScriptURL;
    },
  };
  const run = new Function('window', 'trustedTypes', 'location', trustedTypesScript());
  run({ trustedTypes }, trustedTypes, { origin: 'https://name.example' });
  return create(address);
}

test('only the built scripts of this site may run', () => {
  for (const own of ['/assets/home-1.js', 'https://name.example/assets/home-1.js'])
    expect(scriptAt(own)).toBe(own);
  const others = [
    'https://elsewhere.example/assets/a.js',
    '/assets/../a.js',
    '/a/assets/a.js',
    '/assets/a.css',
  ];
  expect(others.map(scriptAt)).toEqual([null, null, null, null]);
});

test('below a path of a host these are the scripts below that path', () => {
  vi.stubEnv('BASE_URL', '/my.church/');
  expect(scriptAt('/my.church/assets/home-1.js')).toBe('/my.church/assets/home-1.js');
  expect(['/assets/home-1.js', '/my-church/assets/home-1.js'].map(scriptAt)).toEqual([null, null]);
});
