import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import * as entry from '#app/entry.server.tsx';
import { siteContext } from '#app/site-context.ts';
import { ContentError, type ContentFailure } from '#cms/errors.ts';
import type { OldAddress } from '#domain/link/short-link.ts';
import type { SiteBuild } from '#server/render.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { ExportFailed, type Files, renderFiles } from './render-files.ts';

type Loader = (args: LoaderFunctionArgs<RouterContextProvider>) => unknown;

/** The build of a site whose routes make files; a page is one of them with the type of HTML. */
function buildOf(loaders: Readonly<Record<string, Loader>>): SiteBuild {
  const routes = Object.entries(loaders).map(([path, loader]) => [
    path,
    { id: path, path, module: { loader } },
  ]);
  const build: Partial<ServerBuild> = {
    entry: { module: entry },
    routes: Object.fromEntries(routes),
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '/',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  };
  return build as SiteBuild;
}

const page = (html: string) => () => new Response(html, { headers: { 'Content-Type': 'text/html' } });

/** A picture that cannot be fetched, as `load` answers for it. */
const failing =
  (failure: ContentFailure): Loader =>
  ({ context }) => {
    context.get(siteContext).onFailure(new ContentError('PictureFile', failure));
    return new Response('', { status: 503 });
  };

/** Exports a site of which Home is given. */
async function filesOf(loaders: Readonly<Record<string, Loader>>, old: readonly OldAddress[] = []) {
  const files: Files = new Map();
  const warnings: string[] = [];
  const build = buildOf({ '*': () => new Response('', { status: 404 }), ...loaders });
  const { now, outage, pictures } = siteWith({});
  const made = { now, outage, pictures, siteUrl: 'https://church.example', base: '/' };
  const warn = (sentence: string) => warnings.push(sentence);
  const content = { ...contentWith([]), oldAddresses: old };
  const { redirects } = await renderFiles({ ...made, build, content, files, warn });
  return { files, redirects, warnings: warnings.filter((sentence) => sentence.includes('/pictures/')) };
}

test('a picture whose file is at fault is left out and named, and the pages that show it are written', async () => {
  const { files, warnings } = await filesOf({
    '/': page('<img src="/pictures/broken/1/720.jpg"/><img src="/pictures/nave/1/720.jpg"/>'),
    '/pictures/nave/1/720.jpg': () => new Response('nave', { headers: { 'Content-Type': 'image/jpeg' } }),
    '/pictures/broken/1/720.jpg': failing({ kind: 'server-error', status: 400 }),
  });
  expect(files.get('index.html')).toContain('broken');
  expect(String(files.get('pictures/nave/1/720.jpg'))).toBe('110,97,118,101');
  expect(files.has('pictures/broken/1/720.jpg')).toBe(false);
  expect(warnings).toEqual([
    '/pictures/broken/1/720.jpg is left out: ContentError: The content query PictureFile failed: the response was not successful, status 400 where below 300 was expected.',
  ]);
});

test.each<ContentFailure>([
  { kind: 'server-error', status: 500 },
  { kind: 'timeout', milliseconds: 30_000 },
  { kind: 'unreachable', cause: 'the file of a picture' },
])('a picture that is not sent for now ends the export: %o', async (failure) => {
  const files = filesOf({ '/': page('<img src="/pictures/nave/1"/>'), '/pictures/nave/1': failing(failure) });
  await expect(files).rejects.toThrow(ExportFailed);
  await expect(files).rejects.toThrow('/pictures/nave/1 could not be made: ContentError: The content query');
});

test('an address that leads on has a page and a line, and its calendar the bytes of the new one', async () => {
  const calendar = () => new Response('BEGIN', { headers: { 'Content-Type': 'text/calendar' } });
  const { files, redirects } = await filesOf({
    '/': page('<a href="/tea">Tea</a><a href="/tea.ics">Add</a>'),
    '/tea': () => redirect('/coffee', 301),
    '/tea.ics': () => redirect('/coffee.ics', 301),
    '/coffee.ics': calendar,
  });
  expect(files.get('tea/index.html')).toContain('url=/coffee');
  expect(files.get('tea.ics')).toBe('BEGIN');
  expect(redirects).toEqual([
    { from: '/tea', to: '/coffee', status: 301 },
    { from: '/tea.ics', to: '/coffee.ics', status: 301 },
  ]);
});

test('an old address contact.html is the page itself where there is one, since hosts show that file at /contact', async () => {
  const { files, redirects } = await filesOf(
    {
      '/': page('<a href="/contact">Contact</a>'),
      '/contact': page('<h1>Ring us</h1>'),
      '/go/:slug': ({ params }) => redirect(params.slug === '/tea.html' ? '/coffee' : '/contact', 301),
    },
    [
      { path: '/contact.html', target: '/contact' },
      { path: '/tea.html', target: '/coffee' },
    ],
  );
  expect(files.get('contact.html')).toBe('<h1>Ring us</h1>');
  expect(files.get('tea.html')).toContain('url=/coffee');
  expect(redirects).toContainEqual({ from: '/contact.html', to: '/contact', status: 301 });
});
