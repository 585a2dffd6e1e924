import { expect, test } from 'vitest';
import type { ContentEntry } from '#cms/content-entries.ts';
import { entryOf, inShort, linkTo, richText } from '#tests/fixtures/content-entry.fixture.ts';
import { missingPages, unlinkedEntries } from './unlinked-entries.ts';

const slugs = ['home', 'coming-up', 'whats-on', 'contact', 'safeguarding', 'accessibility', 'privacy'];
const pages = slugs.map((slug) => entryOf('page', slug, { slug }));

const found = (entries: readonly ContentEntry[], milestones: readonly string[] = []) =>
  unlinkedEntries([...pages, ...entries], milestones).map(inShort);

test('a step of a project that no project names is reported', () => {
  const roof = entryOf('milestone', 'roof');
  const milestonesCollection = { items: [roof.fields] };
  const project = entryOf('project', 'haven', { milestonesCollection });
  expect(found([roof, project], ['roof', 'spire'])).toEqual([
    'warning milestone spire title: Nothing points to this, so nobody sees it.',
  ]);
});

test('the file of a picture that nothing refers to is reported', () => {
  const files = ['nave', 'tower'].map((id) => entryOf('asset', `${id}-file`, { title: id }));
  const pictures = ['nave', 'tower'].map((id) => entryOf('picture', id, { file: linkTo(`${id}-file`) }));
  const place = entryOf('place', 'church', { picturesCollection: { items: [linkTo('nave')] } });
  expect(found([...files, ...pictures, place])).toEqual([
    'warning asset tower-file title: Nothing points to this, so nobody sees it.',
  ]);
});

test('a file that a text shows and that is not published is reported at its field', () => {
  const target = { sys: { type: 'Link', linkType: 'Asset', id: 'plan' } };
  const body = richText({ nodeType: 'embedded-asset-block', data: { target }, content: [] });
  expect(found([entryOf('page', 'home', { slug: 'home', body })])).toEqual([
    'warning page home body: “plan” is not published, so it is not shown here.',
  ]);
});

test('a second entry of a content type of which the site shows one is reported, unless it has other days', () => {
  const entries = [
    entryOf('giving', 'giving'),
    entryOf('role', 'vicar'),
    entryOf('role', 'warden'),
    entryOf('giving', 'giving-2'),
  ];
  expect(found(entries)).toEqual([expect.stringMatching(/^warning giving giving-2 showFrom: .*“giving”/)]);
  const project = (id: string, days: object) => entryOf('project', id, { ...days });
  const roof = project('roof', { showUntil: '2026-12-31' });
  expect(found([roof, project('organ', { showFrom: '2027-01-01' })])).toEqual([]);
  expect(found([roof, project('organ', { showFrom: '2026-12-31' })])).toHaveLength(1);
});

test('a page of text that nobody can find is reported', () => {
  const about = entryOf('page', 'about', { slug: 'about' });
  expect(found([about])).toEqual([
    'warning page about menuOrder: Nobody finds this page: give it a place in the menu, or link to it.',
  ]);
  expect(found([entryOf('page', 'about', { slug: 'about', menuOrder: 35 })])).toEqual([]);
  expect(found([about, entryOf('project', 'hall', { page: linkTo('about') })])).toEqual([]);
  for (const slug of ['funerals', 'complaints-and-papers'])
    expect(found([entryOf('page', 'one', { slug })]), `${slug} is on Home or at the foot`).toEqual([]);
});

test('a page that every church needs is reported without an entry; others are the church’s choice', () => {
  const others = pages.filter(({ id }) => id !== 'privacy');
  expect(missingPages(pages)).toEqual([]);
  expect(missingPages(others).map(inShort)).toEqual([
    'warning page privacy slug: The page “privacy” has no text: add this entry.',
  ]);
});
