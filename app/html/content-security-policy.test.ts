import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawingPolicy, inertPolicy, pagePolicy } from './content-security-policy.ts';

test('the policy of a page lets its own files and its own scripts in, and nothing else', () => {
  const digest = (script: string) => hash('sha256', script, 'base64');
  expect(pagePolicy(['start()', 'go()'])).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${digest('start()')}' 'sha256-${digest('go()')}'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`,
  );
});

test('only the page with a form may send one, and to this site alone', () => {
  expect(pagePolicy([])).toContain("; form-action 'none';");
  expect(pagePolicy([], true)).toBe(pagePolicy([]).replace("form-action 'none'", "form-action 'self'"));
});

test('nothing runs, loads or is framed in what is no page, and a drawing is sandboxed as well', () => {
  expect(inertPolicy).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(drawingPolicy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});
