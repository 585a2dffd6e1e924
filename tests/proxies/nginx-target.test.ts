import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const conf = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
const [, source = ''] = /"~(\^\S*whats-on\S*)"/.exec(conf) ?? [];

/** The target under which nginx caches a page of the list; undefined for another address. */
function targetOf(address: string): string | undefined {
  const [, path, query] = new RegExp(source).exec(address) ?? [];
  return path && `${path}?${query}`;
}

test('nginx distinguishes the pages of the list of events in every language', () => {
  expect(targetOf('/whats-on?page=2')).toBe('/whats-on?page=2');
  expect(targetOf('/de/whats-on?a=1&page=2#x')).toBe('/de/whats-on?page=2');
  expect(targetOf('/de/whats-on.data?page=12')).toBe('/de/whats-on.data?page=12');
  for (const address of ['/whats-on', '/whats-on?page=02', '/contact?page=2', '/de/x/whats-on?page=2'])
    expect(targetOf(address), address).toBeUndefined();
});
