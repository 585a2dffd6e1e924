import { expect, test } from 'vitest';
import type { SiteContent } from '#cms/site-content.ts';
import { withOwnIds } from '#domain/page/heading-ids.ts';
import { localeAt, localeOf } from '#languages/locale.ts';
import { contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { needsIn } from './needs.ts';
import { everything, search } from './search.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] }) as const;
const heading = (text: string) => ({ ...paragraph(text), kind: 'heading', level: 2 }) as const;

const events = contentWith([
  eventWire('pantry', { title: 'Food pantry', summary: 'Ten things from the shelves.' }),
  eventWire('soup-lunch', {
    title: 'Soup lunch',
    firstDate: '2026-03-01T00:00:00.000Z',
    lastDate: '2026-03-29T00:00:00.000Z',
  }),
  eventWire('toddlers', { title: 'Toddler group', summary: 'Soup and songs in the crèche.' }),
]);
const content: SiteContent = {
  ...events,
  textPages: new Map([
    [
      'christenings',
      pageContent({
        title: 'Christenings',
        description: 'Baptism of children.',
        body: [paragraph('Yes.'), heading('Godparents'), paragraph('There are usually three.')],
      }),
    ],
  ]),
  otherWords: [
    { words: 'baby naming, Taufe', path: '/christenings' },
    { words: 'foodbank, hungry', path: '/whats-on/pantry' },
    { words: 'loo', path: '/contact#loo' },
  ],
  people: [],
  places: [],
  rooms: [],
  questions: [],
  safeguarding: {
    contacts: undefined,
    helplines: [helplineOf('Samaritans', { firstFor: ['somebody who cannot go on'], forWhom: 'Anyone.' })],
  },
};
const own = siteWith({ content });
const site = { ...own, content, locale: localeAt(content.locale, own.now) };
const titles = (typed: string) => search(typed, site).map(({ title }) => title);

test('a page, a section of it, an event and a helpline are found by their titles and by what they say', () => {
  expect(titles('christenings')).toEqual(['Christenings']);
  expect(search('godparents', site)[0]).toMatchObject({
    ...{ title: 'Godparents', path: '/christenings' },
    ...{ within: 'Christenings', more: 'There are usually three.' },
  });
  expect(titles('shelves')).toEqual(['Food pantry']);
  expect(search('samaritans', site)).toMatchObject([{ path: '/safeguarding#helpline' }]);
  expect(titles('xyzzy')).toEqual([]);
});

test('a heading within a page or an event is found by its words, and its address leads to it', () => {
  const body = [paragraph('Every week.'), heading('What to bring'), paragraph('A torch & boots.')];
  const withText: SiteContent = {
    ...content,
    events: content.events.map((event) => (event.slug === 'pantry' ? withOwnIds({ ...event, body }) : event)),
    textPages: new Map([['christenings', withOwnIds(pageContent({ title: 'Christenings', body }))]]),
  };
  const found = search('bring torch', { ...site, content: withText });
  expect(found.map(({ path, within, event }) => [path, within, event])).toEqual([
    ['/christenings#what-to-bring', 'Christenings', undefined],
    ['/whats-on/pantry#what-to-bring', 'Food pantry', undefined],
  ]);
});

test('what is said of a place is found with the answer, and so are the sections that pages of the site have', () => {
  const { places, pages, rooms } = events;
  const whole: SiteContent = { ...content, places, pages, rooms };
  const found = (typed: string) => search(typed, { ...site, content: whole })[0];
  const place = places.find(({ id }) => id === 'st-oswins');
  expect(found('hearing loop')).toMatchObject({
    title: `Hearing loop: ${place?.name}`,
    path: `/contact#${place?.id}`,
    more: place?.hearingLoop,
  });
  expect(found('rooms for hire')).toMatchObject({ path: '/contact#hire', within: pages.contact.title });
});

test('by the other words of content the thing is found, and a path without a title by the words themselves', () => {
  expect(titles('Taufe')).toEqual(['Christenings']);
  expect(titles('hungry')[0]).toBe('Food pantry');
  expect(search('loo', site)[0]).toMatchObject({ title: 'loo', path: '/contact#loo' });
});

test('accents, capitals, a missing end and a wrong letter do not matter', () => {
  for (const typed of ['CRECHE', 'crèche', 'crech', 'toddlr'])
    expect(titles(typed), typed).toEqual(['Toddler group']);
  expect(titles('cristening')).toEqual(['Christenings']);
});

test('what has most of the words comes first, and small words count for nothing', () => {
  expect(titles('soup songs')[0]).toBe('Toddler group');
  expect(titles('is there a crèche for me')).toEqual(['Toddler group']);
  expect(titles('pan try')).toEqual(['Food pantry']);
  expect(titles('where is the pantry')[0]).toBe('Food pantry');
});

test('an event has its next date, and one that is over comes last', () => {
  const [first, last] = search('soup', site);
  expect(first?.event).toMatchObject({
    when: 'Every Sunday, 10.30am to 11.45am',
    next: { date: '2026-11-22' },
  });
  expect([last?.title, last?.event?.next]).toEqual(['Soup lunch', undefined]);
});

test('a word of need is recognized within a sentence, and with a wrong letter; others are not', () => {
  const needs = (typed: string) => [...needsIn(typed, site.locale.words)];
  expect(needs('my husband hit me again')).toEqual(['hurt at home']);
  expect(needs('Sucide')).toEqual(['cannot go on']);
  expect(needs('I can’t go on')).toEqual(['cannot go on']);
  expect(needs('abuse')).toEqual(['hurt at home', 'worried', 'church or long ago']);
  for (const typed of ['dressed', 'homeless', 'hit songs', 'soup', 'go on a walk', ''])
    expect(needs(typed), typed).toEqual([]);
  const german = localeOf({ language: 'de' });
  expect([...needsIn('Ich kann nicht mehr', german.words)]).toEqual(['cannot go on']);
  expect([...needsIn('mein Mann schlägt mich', german.words)]).toEqual(['hurt at home']);
});

test('it is recognized however it is said', () => {
  const said = {
    'cannot go on': [
      'i want to kill myself',
      'kill my self',
      'i dont want to live anymore',
      'Feeling sucidal tonight',
      'wanna die',
    ],
    'hurt at home': ['he is hitting me', 'My boyfriend beats me', 'my husband strangled me'],
    'under 19': ['my dad is hitting us', 'someone sent my nudes'],
  };
  for (const [need, all] of Object.entries(said))
    for (const typed of all) expect([...needsIn(typed, site.locale.words)], typed).toContain(need);
  const german = localeOf({ language: 'de' });
  for (const typed of [
    'ich will nicht mehr leben',
    'selbstmort',
    'Ich will mich umbringen',
    'ich möchte sterben',
  ])
    expect([...needsIn(typed, german.words)], typed).toContain('cannot go on');
});

test('the list of everything is in order, and has the needs for which a helpline comes first', () => {
  const all = everything(site);
  const own = ['Christenings', 'Food pantry', 'Godparents', 'Samaritans', 'Soup lunch', 'Toddler group'];
  expect(all.map(({ title }) => title).filter((title) => own.includes(title))).toEqual(own);
  expect(all.find(({ title }) => title === 'Samaritans')?.needs).toEqual(['cannot go on']);
  expect(all.find(({ title }) => title === 'Food pantry')?.words).toBe('foodbank, hungry');
  expect(all.find(({ title }) => title === 'Toddler group')?.words).toBe('');
});
