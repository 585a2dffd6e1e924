import { beforeEach, expect, test, vi } from 'vitest';
import { pageFiles } from './page-files.ts';

const route = (id: string, path?: string) => [
  id,
  { id, path, module: `/assets/${id}.js`, imports: ['/assets/entry.js', `/assets/${id}-part.js`] },
];

beforeEach(() => {
  vi.stubGlobal('__reactRouterManifest', {
    entry: { imports: ['/assets/entry.js'] },
    // As in the site's own, a page's pattern stands before paths that it matches too.
    routes: Object.fromEntries([
      route('frame'),
      route('home', '/'),
      route('page', '/:slug'),
      route('event', '/whats-on/:slug'),
      route('screen', '/screen'),
    ]),
  });
  vi.stubGlobal('window', { location: { pathname: '/weddings' } });
  return () => vi.unstubAllGlobals();
});

const filesOf = (id: string, data: string) => [`/assets/${id}-part.js`, `/assets/${id}.js`, data];

test('the files of a link are those of the route that the router chooses, of which a path of its own comes before a pattern', () => {
  expect(pageFiles('/screen', '')).toEqual(filesOf('screen', '/screen.data?_routes=screen'));
  expect(pageFiles('/funerals', '')).toEqual(filesOf('page', '/funerals.data?_routes=page'));
  expect(pageFiles('/whats-on/carols', '')).toEqual(filesOf('event', '/whats-on/carols.data?_routes=event'));
});

test('a path begins with what all pages begin with, and the data of a path with a slash at its end has a name', () => {
  expect(pageFiles('/de/', '/de')).toEqual(filesOf('home', '/de/_.data?_routes=home'));
  expect(pageFiles('/de/screen', '/de')).toEqual(filesOf('screen', '/de/screen.data?_routes=screen'));
});

test('the page that is open, and one that there is not, have none', () => {
  expect(pageFiles('/weddings', '')).toEqual([]);
  expect(pageFiles('/a/b/c', '')).toEqual([]);
});
