import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createRouteFinder } from './route-of.ts';

function routesOf(paths: readonly string[]): ServerBuild['routes'] {
  const routes = paths.map((path) => [path, { id: path, path, parentId: 'frame', module: {} }]);
  return Object.fromEntries([['frame', { id: 'frame', module: {} }], ...routes]);
}

const routeOf = createRouteFinder(routesOf(['/', '/contact', '/whats-on/:slug', '*']));

for (const [target, pattern] of [
  ['/', '/'],
  ['/_.data', '/_.data'],
  ['/contact?who=somebody', '/contact'],
  ['/whats-on/carols', '/whats-on/:slug'],
  ['/whats-on/carols.data?_routes=x', '/whats-on/:slug.data'],
  ['/assets/entry-1a2b3c.js', '/assets/*'],
  ['/preview/secret/contact', '/preview/*'],
  ['/readyz', '/readyz'],
  ['/made/up', undefined],
  ['/%E0%A4%A', undefined],
  ['*', undefined],
] as const) {
  test(`${target} meets ${pattern ?? 'no pattern'}`, () => {
    expect(routeOf(target)).toBe(pattern);
  });
}
