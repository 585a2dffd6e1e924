import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trustedTypesScript } from '#app/trusted-types.ts';
import { contentSecurityPolicy, inertPolicy } from './content-security-policy.ts';

const sha = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;
const framework = 'window.__reactRouterContext = {"basename":"/"};';

test('the scripts of the page are named by their hashes, and built ones by their origin', () => {
  const policy = contentSecurityPolicy(
    `<head><script>${trustedTypesScript}</script></head><script>${framework}</script><script type="module" src="/assets/a.js"></script>`,
  );
  expect(policy).toContain(`script-src 'self' ${sha(trustedTypesScript)} ${sha(framework)};`);
});

test('a script that is no work of ours gets no hash, wherever it came from', () => {
  for (const foreign of ['alert(1)', 'fetch("//evil.example")', ` window.__reactRouterContextual = {}`])
    expect(contentSecurityPolicy(`<script>${foreign}</script>`)).not.toContain('sha256');
});

test('data is no script: no word of content stands in one that runs', () => {
  for (const type of ['application/ld+json', 'application/json'])
    expect(contentSecurityPolicy(`<script type="${type}">{"a":1}</script>`)).not.toContain('sha256');
});

test('nothing is allowed but what a page needs, and nothing inline or evaluated', () => {
  const policy = contentSecurityPolicy('<p>Hello</p>');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  for (const part of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'trusted-types default',
  ])
    expect(policy).toContain(part);
  expect(`${policy} ${inertPolicy}`).not.toMatch(/unsafe-|nonce-|\*|https?:|data:/);
});
