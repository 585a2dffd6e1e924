import { expect, test } from 'vitest';
import { CHURCH } from '#tests/fixtures/event.fixture.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapChurch } from './church/church.ts';
import { mapPeople } from './church/people.ts';
import { mapPlaces, mapRooms } from './church/places.ts';
import { mapProjects } from './church/project.ts';
import { mapSafeguarding } from './church/safeguarding.ts';
import { mapNotices, mapQuestions } from './church/short-texts.ts';
import { mapEvents } from './event/events.ts';
import { mapPages, sitePages } from './page/pages.ts';

const { AllEvents, AllPages, ChurchFacts } = recordedResults;

/** A rich text of one paragraph, as the content service returns it. */
const wireText = (value: string) => ({
  json: {
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [{ nodeType: 'text', value, marks: [], data: {} }],
      },
    ],
  },
});
const text = (value: string) => [{ kind: 'paragraph', inlines: [{ kind: 'text', text: value }] }];

type List<Wire> = { readonly items: readonly (Wire | null)[] } | null;

/** A list of one entry, with these fields and no others. */
function only<Wire extends object>(list: List<Wire>, fields: Partial<Wire>) {
  const names = Object.keys(entryLike(list));
  return listOf({ ...Object.fromEntries(names.map((name) => [name, null])), ...fields } as Wire);
}

const picture = {
  id: 'p',
  type: 'image/jpeg',
  path: '/pictures/p/1',
  description: 'P.',
  width: 1,
  height: 1,
} as const;
const vicar = {
  id: 'vicar',
  role: 'Vicar',
  name: undefined,
  telephone: '1',
  email: 'v@example.org',
  ringFor: [],
  responsibilities: '',
  lastChecked: undefined,
};
const kind = { slug: 'food', title: 'Food', palette: 2 } as const;
const targets = {
  pictures: new Map([['p', picture]]),
  pictureEntries: new Map([['p', picture]]),
  people: new Map([['vicar', vicar]]),
  kinds: new Map([['food', kind]]),
  paths: new Map([['haven', '/haven']] as const),
};
const link = (id: string) => ({ sys: { id } });

/** What a mapper makes of a list, and what it reports. */
function mapped<Value>(map: (mapping: ReturnType<typeof recordingMapping>['mapping']) => Value) {
  const { mapping, messages } = recordingMapping(targets);
  return { value: map(mapping), messages: messages() };
}

test('a church has every fact of its settings', () => {
  const fallback = { title: 'Church', city: 'Leeds', telephone: '0' };
  const full = only(ChurchFacts.siteSettingsCollection, {
    ...{ title: 'St Ann', city: 'York', strapline: 'Come in.', telephone: '1', email: 'o@example.org' },
    ...{ newsletterUrl: 'https://n.example/', newsletterProvider: 'Letterbox', officeHours: 'Mornings' },
    ...{
      charityLaw: 'england-wales',
      legalForm: 'excepted',
      charityName: 'The PCC',
      mainPlace: link('church'),
    },
  });
  const charity = { kind: 'excepted', name: 'The PCC' };
  expect(mapped((mapping) => mapChurch(full, fallback, mapping))).toEqual({
    messages: [],
    value: {
      title: 'St Ann',
      city: 'York',
      strapline: 'Come in.',
      telephone: '1',
      email: 'o@example.org',
      officeHours: 'Mornings',
      newsletter: { url: 'https://n.example/', provider: 'Letterbox' },
      charity,
      charityStatement: expect.stringContaining('The PCC'),
      place: CHURCH,
    },
  });
  const none = {
    ...{ strapline: undefined, newsletter: undefined, email: undefined, officeHours: undefined },
    ...{ charity: undefined, charityStatement: undefined, place: undefined },
  };
  expect(mapped((mapping) => mapChurch(listOf(), fallback, mapping))).toEqual({
    messages: [],
    value: { ...fallback, ...none },
  });
});

test('a person has every fact of their role, and only a title is needed', () => {
  const sys = { id: 'vicar' };
  const full = only(ChurchFacts.roleCollection, {
    ...{ sys, title: 'Vicar', name: 'Jo Hill', telephone: '1', email: 'v@example.org', when: 'Mornings' },
    ...{
      ringFor: ['A funeral', null],
      responsibilities: 'Services.',
      lastChecked: '2026-11-01T00:00:00.000Z',
    },
    ...{ portrait: link('p') },
  });
  const { value, messages } = mapped((mapping) => mapPeople(full, mapping));
  expect(messages).toEqual([]);
  expect(value.get('vicar')).toEqual({
    id: 'vicar',
    role: 'Vicar',
    name: 'Jo Hill',
    telephone: '1',
    email: 'v@example.org',
    hours: 'Mornings',
    ringFor: ['A funeral'],
    responsibilities: 'Services.',
    portrait: picture,
    lastChecked: '2026-11-01',
  });
  const bare = only(ChurchFacts.roleCollection, { sys, title: 'Vicar' });
  expect(mapped((mapping) => mapPeople(bare, mapping)).value.get('vicar')).toEqual({
    id: 'vicar',
    role: 'Vicar',
    ringFor: [],
    responsibilities: '',
  });
});

test('a place and a room need a name, an address, a price and a way in, and say nothing that nobody wrote', () => {
  const address = { name: 'The hall', street: '1 Lane', locality: 'Leeds', postcode: 'LS0 1AA' };
  const bare = only(ChurchFacts.placeCollection, { sys: { id: 'hall' }, ...address });
  expect(mapped((mapping) => mapPlaces(bare, mapping))).toEqual({
    messages: [],
    value: [{ id: 'hall', ...address, town: 'Leeds LS0 1AA', pictures: [] }],
  });
  const located = only(ChurchFacts.placeCollection, {
    ...{ sys: { id: 'hall' }, ...address, location: { lat: 53.8, lon: -1.5 }, map: link('p') },
    picturesCollection: { items: [link('p'), null, link('gone')] },
  });
  expect(mapped((mapping) => mapPlaces(located, mapping)).value).toMatchObject([
    { latitude: 53.8, longitude: -1.5, map: picture, pictures: [picture] },
  ]);
  const needed = { sys: { id: 'main' }, name: 'Main hall', price: '£20 an hour', stepFree: 'Level' };
  expect(mapped((mapping) => mapRooms(only(ChurchFacts.roomCollection, needed), mapping))).toEqual({
    messages: [],
    value: [{ id: 'main', name: 'Main hall', price: '£20 an hour', stepFree: 'Level', inside: [] }],
  });
  const full = only(ChurchFacts.roomCollection, {
    ...{ ...needed, place: link('church'), contact: link('vicar'), picture: link('p'), inside: ['Chairs'] },
    ...{ goodFor: 'Parties', seated: 80, standing: 120, lastChecked: '2026-11-01' },
  });
  const { id, name, street, locality, postcode, town } = CHURCH;
  expect(mapped((mapping) => mapRooms(full, mapping)).value).toEqual([
    {
      ...{ id: 'main', name: 'Main hall', price: '£20 an hour', stepFree: 'Level', inside: ['Chairs'] },
      ...{ goodFor: 'Parties', seated: 80, standing: 120, lastChecked: '2026-11-01', picture },
      place: { id, name, street, locality, postcode, town },
      contact: { role: 'Vicar', name: undefined, telephone: '1', email: 'v@example.org' },
    },
  ]);
});

test('a project has every fact of its entry, and a milestone a title and a state', () => {
  const sums = { title: 'The roof', target: 100, raised: 40, asOf: '2026-11-01T00:00:00.000Z' };
  const milestone = { sys: { id: 'm' }, title: 'Slates', state: 'now', showFrom: null, showUntil: null };
  const none = { when: null, cost: null, summary: null };
  const full = only(ChurchFacts.projectCollection, {
    ...{ sys: { id: 'roof' }, ...sums, story: wireText('Rain.'), nextStep: 'Slates', ifMissed: 'Later' },
    ...{
      ifPassed: 'More',
      restrictedFund: 'For the roof',
      waysToHelp: ['Give'],
      giftExamples: ['£1: a nail'],
    },
    ...{ page: link('haven'), contact: link('vicar') },
    milestonesCollection: {
      items: [
        { ...milestone, when: 'May', cost: 60, summary: 'New ones.' },
        { ...milestone, ...none },
        { ...milestone, ...none, state: 'soon' },
      ],
    },
  });
  expect(mapped((mapping) => mapProjects(full, mapping))).toEqual({
    messages: ['milestone m: “state” must be one of done, now, next, not “soon”.'],
    value: [
      {
        ...{ path: '/haven', title: 'The roof', target: 100, raised: 40, asOf: '2026-11-01' },
        ...{ story: text('Rain.'), nextStep: 'Slates', ifMissed: 'Later', ifPassed: 'More' },
        ...{
          restrictedFund: 'For the roof',
          waysToHelp: ['Give'],
          giftExamples: ['£1: a nail'],
          contact: vicar,
        },
        milestones: [
          { title: 'Slates', when: 'May', state: 'now', cost: 60, summary: 'New ones.' },
          { title: 'Slates', when: '', state: 'now', cost: undefined, summary: '' },
        ],
      },
    ],
  });
  const bare = only(ChurchFacts.projectCollection, { sys: { id: 'roof' }, ...sums });
  expect(mapped((mapping) => mapProjects(bare, mapping)).value).toEqual([
    {
      ...{ path: undefined, title: 'The roof', target: 100, raised: 40, asOf: '2026-11-01', story: [] },
      ...{ nextStep: '', ifMissed: '', ifPassed: '', restrictedFund: '', waysToHelp: [], giftExamples: [] },
      ...{ contact: undefined, milestones: [] },
    },
  ]);
});

test('the contacts and a helpline have every fact of their entries, and need little', () => {
  const contact = entryLike(ChurchFacts.roleCollection, {
    ...{ sys: { id: 'officer' }, title: 'Officer', telephone: '1', name: null, when: null, email: null },
    ...{ ringFor: null, responsibilities: null, portrait: null, lastChecked: null },
  });
  const full = only(ChurchFacts.safeguardingCollection, {
    ...{ sys: { id: 's' }, localContact: contact, mailbox: 'She reads it.', statement: 'We protect.' },
    ...{
      dioceseUrl: 'https://d.example/',
      policyTitle: 'Policy',
      policyUrl: '/policy',
      policyAdopted: '2026-05-12',
    },
    ...{ exitWords: 'Traces stay.', exitUrl: 'https://weather.example/', lastChecked: '2026-11-01' },
  });
  const line = {
    ...{
      sys: { id: 'h' },
      name: 'Line',
      telephone: '999',
      group: 'emergency',
      forWhom: 'All',
      language: 'cy',
    },
    ...{
      firstFor: ['deaf people', 'nobody'],
      dayAndNight: true,
      free: true,
      when: 'Always',
      email: 'h@example.org',
    },
    ...{ channels: ['chat: https://c.example/'], url: 'https://h.example/', lastChecked: '2026-11-02' },
  };
  const localContact = { id: 'officer', role: 'Officer', telephone: '1', ringFor: [], responsibilities: '' };
  const helplines = only(ChurchFacts.helplineCollection, line);
  const facts = { safeguardingCollection: full, helplineCollection: helplines };
  expect(mapped((mapping) => mapSafeguarding(facts, mapping))).toEqual({
    messages: [],
    value: {
      contacts: {
        ...{
          id: 's',
          localContact,
          mailbox: 'She reads it.',
          statement: 'We protect.',
          dioceseUrl: 'https://d.example/',
        },
        ...{
          policyTitle: 'Policy',
          policyUrl: '/policy',
          policyAdopted: '2026-05-12',
          exitWords: 'Traces stay.',
        },
        ...{ exitUrl: 'https://weather.example/', lastChecked: '2026-11-01' },
      },
      helplines: [
        {
          ...{ id: 'h', name: 'Line', telephone: '999', group: 'emergency', forWhom: 'All', language: 'cy' },
          ...{
            firstFor: ['deaf people'],
            dayAndNight: true,
            free: true,
            hours: 'Always',
            email: 'h@example.org',
          },
          ...{ channels: [{ kind: 'chat', url: 'https://c.example/' }], url: 'https://h.example/' },
          lastChecked: '2026-11-02',
        },
      ],
    },
  });
  const bare = {
    safeguardingCollection: only(ChurchFacts.safeguardingCollection, {
      sys: { id: 's' },
      localContact: contact,
    }),
    helplineCollection: only(ChurchFacts.helplineCollection, {
      ...{ sys: { id: 'h' }, name: 'Line', telephone: '999', group: 'emergency' },
    }),
  };
  expect(mapped((mapping) => mapSafeguarding(bare, mapping)).value).toEqual({
    contacts: {
      ...{ id: 's', localContact, mailbox: '', statement: '', policyTitle: '', exitWords: '' },
      exitUrl: 'https://www.bbc.co.uk/weather',
    },
    helplines: [
      {
        ...{
          id: 'h',
          name: 'Line',
          telephone: '999',
          group: 'emergency',
          forWhom: '',
          firstFor: [],
          channels: [],
        },
        ...{ dayAndNight: false, free: false },
      },
    ],
  });
});

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
    ...{ sys, slug: 'lunch', title: 'Lunch', summary: 'Soup.', language: 'cy', highlightedEvent: true },
    ...{ palette: 3, kinds: ['food'], worship: true, mainService: true, illustration: link('p') },
    ...{ place: link('church'), room: 'Nave', audience: 'All', cost: 'Free', price: 0, access: 'Level' },
    ...{ bookingUrl: 'https://b.example/', repeats: 'once', body: wireText('Come.'), contact: link('vicar') },
  });
  expect(mapped((mapping) => mapEvents({ eventPageCollection: full }, mapping))).toEqual({
    messages: ['eventPage lunch: “repeats”: No date is given, so it is listed without one.'],
    value: [
      {
        ...{
          id: 'lunch',
          slug: 'lunch',
          title: 'Lunch',
          summary: 'Soup.',
          language: 'cy',
          highlighted: true,
        },
        ...{ palette: 2, kinds: [kind], worship: true, mainService: true, picture },
        ...{
          where: { place: CHURCH, room: 'Nave' },
          audience: 'All',
          cost: 'Free',
          price: 0,
          access: 'Level',
        },
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
