import { expect, test } from 'vitest';
import { theChurch } from '#tests/fixtures/event.fixture.ts';
import { listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import {
  kind,
  link,
  mapped,
  only,
  picture,
  text,
  vicar,
  wireText,
} from '#tests/fixtures/whole-entry.fixture.ts';
import { mapNotices, mapQuestions } from './church/short-texts.ts';
import { mapEvents } from './event/events.ts';
import { mapPages, sitePages } from './page/pages.ts';

const { AllEvents, AllPages, ChurchFacts } = recordedResults;

test('a notice and a question have every fact of their entries', () => {
  const notice = only(ChurchFacts.noticeCollection, {
    ...{ sys: { id: 'n' }, text: 'Snow', language: 'cy', from: '2026-12-01', until: '2026-12-02' },
    ...{ linkText: 'More', linkUrl: '/contact' },
  });
  expect(mapped((mapping) => mapNotices(notice, mapping))).toEqual({
    messages: [],
    value: [
      {
        ...{ id: 'n', text: 'Snow', language: 'cy', from: '2026-12-01', until: '2026-12-02' },
        link: { text: 'More', href: '/contact' },
      },
    ],
  });
  const own = { sys: { id: 'q' }, question: 'Who?', language: 'cy', answer: wireText('We.') };
  const questions = only(ChurchFacts.questionCollection, { ...own, topic: 'children' });
  expect(mapped((mapping) => mapQuestions(questions, mapping))).toEqual({
    messages: [],
    value: [{ question: 'Who?', language: 'cy', topic: 'children', answer: text('We.') }],
  });
  const offTopic = only(ChurchFacts.questionCollection, { ...own, topic: 'money' });
  expect(mapped((mapping) => mapQuestions(offTopic, mapping))).toEqual({
    messages: ['question q: “topic” must be one of first visit, children, belief, practical, not “money”.'],
    value: [],
  });
});

test('an event has every fact of its entry, and needs an address and a title', () => {
  const sys = { id: 'lunch', publishedAt: '2026-11-20T10:00:00.000Z' };
  const full = only(AllEvents.eventPageCollection, {
    ...{ sys, slug: 'lunch', formerSlugs: ['soup'], title: 'Lunch', summary: 'Soup.', language: 'cy' },
    ...{ highlightedEvent: true, order: 20 },
    ...{ palette: 3, kinds: ['food'], worship: true, mainService: true, illustration: link('p') },
    ...{ place: link('church'), room: 'Nave', audience: 'All', cost: 'Free', price: 0, access: 'Level' },
    ...{ watchUrl: 'https://w.example/', watchAgain: true },
    ...{ bookingUrl: 'https://b.example/', repeats: 'once', body: wireText('Come.'), contact: link('vicar') },
  });
  expect(mapped((mapping) => mapEvents({ eventPageCollection: full }, mapping))).toEqual({
    messages: ['eventPage lunch: “repeats”: No date is given, so it is listed without one.'],
    value: [
      {
        ...{
          id: 'lunch',
          slug: 'lunch',
          formerSlugs: ['soup'],
          title: 'Lunch',
          summary: 'Soup.',
          language: 'cy',
          highlighted: true,
          order: 20,
        },
        ...{ palette: 2, kinds: [kind], worship: true, mainService: true, picture },
        ...{
          where: { place: theChurch, room: 'Nave' },
          audience: 'All',
          cost: 'Free',
          price: 0,
          access: 'Level',
        },
        watch: { url: 'https://w.example/', again: true },
        ...{ bookingUrl: 'https://b.example/', schedule: null, body: text('Come.'), contact: vicar },
        publishedAt: sys.publishedAt,
      },
    ],
  });
  const bare = only(AllEvents.eventPageCollection, {
    ...{ sys: { id: 'lunch', publishedAt: null }, slug: 'lunch', title: 'Lunch' },
  });
  expect(mapped((mapping) => mapEvents({ eventPageCollection: bare }, mapping)).value).toEqual([
    {
      ...{
        id: 'lunch',
        slug: 'lunch',
        formerSlugs: [],
        title: 'Lunch',
        summary: '',
        highlighted: false,
        palette: 0,
        kinds: [],
      },
      ...{ worship: false, mainService: false, where: { place: undefined, room: undefined }, body: [] },
      ...{ schedule: null, publishedAt: '1970-01-01T00:00:00.000Z' },
    },
  ]);
});

test('a page has every fact of its entry, which the menu and the site map take as well', () => {
  const full = only(AllPages.pageCollection, {
    ...{
      sys: { id: 'x', publishedAt: '2026-11-20T10:00:00.000Z' },
      slug: 'our-hall',
      title: 'Our',
      language: 'cy',
    },
    ...{ titleQualifier: 'hall', description: 'The hall.', palette: 1, menuLabel: 'Hall', menuOrder: 35 },
    ...{
      headings: ['people: Our | people'],
      updated: '2026-11-01',
      lastChecked: '2026-11-02',
      illustration: link('p'),
      body: wireText('Big.'),
    },
  });
  const read = (list: typeof full) =>
    mapped((mapping) => {
      const { textPages, inMenu, pagesPublishedAt } = sitePages(mapPages(list, mapping), mapping);
      const ofMenu = inMenu.filter(({ slug }) => slug === 'our-hall');
      return [textPages.get('our-hall'), ofMenu, pagesPublishedAt.get('/our-hall')];
    });
  expect(read(full)).toEqual({
    messages: [],
    value: [
      {
        ...{ title: 'Our', qualifier: 'hall', description: 'The hall.', language: 'cy', palette: 1, picture },
        ...{ headings: { people: { title: 'Our', qualifier: 'people', lang: 'cy' } }, body: text('Big.') },
        updated: '2026-11-01',
        lastChecked: '2026-11-02',
      },
      [{ slug: 'our-hall', title: 'Our', language: 'cy', menuLabel: 'Hall', menuOrder: 35 }],
      '2026-11-20T10:00:00.000Z',
    ],
  });
  const bare = only(AllPages.pageCollection, {
    sys: { id: 'x', publishedAt: null },
    slug: 'our-hall',
    title: 'Our',
  });
  expect(read(bare)).toEqual({
    messages: [],
    value: [
      { title: 'Our', description: '', headings: {}, palette: 0, body: [] },
      [{ slug: 'our-hall', title: 'Our' }],
      undefined,
    ],
  });
  const unreadable = only(AllPages.pageCollection, { sys: { id: 'x', publishedAt: null }, slug: 'Our Hall' });
  expect(read(unreadable).messages).toEqual([
    'page x: “slug”: No page can have the address “Our Hall”: choose another.',
  ]);
});

test('a page without an entry has its name, and nothing else', () => {
  const { value } = mapped((mapping) => sitePages(mapPages(listOf(), mapping), mapping).pages.contact);
  const none = { qualifier: undefined, description: '', headings: {}, palette: 0, body: [] };
  expect(value).toEqual({ title: 'Contact', ...none, picture: undefined, updated: undefined });
});
