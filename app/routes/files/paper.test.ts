import { expect, test } from 'vitest';
import { fetchPicture } from '#cms/picture-file.ts';
import type { Paper } from '#domain/page/paper.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { createLoadContext } from '../../site-context.ts';
import { loader } from './paper.ts';

const paper: Paper = { type: 'application/pdf', path: '/papers/accounts/3/accounts.pdf', about: 'PDF' };
const url = new URL('https://files.example/accounts.pdf');
const content = { ...contentWith([]), papers: new Map([['accounts', { paper, url }]]) };

/** Requests a paper from the route, and returns its response or the one that it throws. */
async function loaded(id: string, version: string, file: string) {
  const site = siteWith({ content });
  const fetch = async () => new Response('%PDF-', { headers: { 'Content-Type': 'text/html' } });
  const pictures = { ...site.pictures, fetch: (stored: never) => fetchPicture(stored, undefined, fetch) };
  const context = createLoadContext({ ...site, pictures: pictures as never });
  const args = { context, params: { id, version, file } };
  const thrown = (error: unknown) => error as Response | { init: ResponseInit };
  const found = await loader(args as never).catch(thrown);
  const response = found instanceof Response ? found : new Response(null, found.init);
  return { status: response.status, of: (name: string) => response.headers.get(name) };
}

test('a paper is served for ever, by the media type that content names', async () => {
  const { status, of } = await loaded('accounts', '3', 'accounts.pdf');
  expect([status, of('Content-Type'), of('Cache-Control')]).toEqual([
    200,
    'application/pdf',
    'public, max-age=31536000, immutable',
  ]);
});

test('an address of an earlier version leads to the current one, and an unknown one nowhere', async () => {
  const { status, of } = await loaded('accounts', '2', 'draft.pdf');
  expect([status, of('Location'), of('Cache-Control')]).toEqual([302, paper.path, 'no-store']);
  expect((await loaded('minutes', '1', 'minutes.pdf')).status).toBe(404);
});
