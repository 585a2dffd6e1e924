import { expect, test } from 'vitest';
import { theChurch } from '#tests/fixtures/event.fixture.ts';
import { entryLike, recordedResults } from '#tests/fixtures/results.fixture.ts';
import { link, mapped, only, picture, text, vicar, wireText } from '#tests/fixtures/whole-entry.fixture.ts';
import { mapChurch } from './church-settings.ts';
import { mapPeople, mapPlaces, mapRooms } from './contact.ts';
import { mapProjects } from './giving.ts';

const { ChurchFacts } = recordedResults;

test('a church has every fact of its settings', () => {
  const fallback = { title: 'Church', city: 'Leeds', telephone: '0' };
  const full = entryLike(ChurchFacts.siteSettingsCollection, {
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
      hasSettings: true,
      title: 'St Ann',
      city: 'York',
      strapline: 'Come in.',
      telephone: '1',
      email: 'o@example.org',
      officeHours: 'Mornings',
      newsletter: { url: 'https://n.example/', provider: 'Letterbox' },
      charity,
      charityStatement: expect.stringContaining('The PCC'),
      place: theChurch,
    },
  });
  const none = {
    ...{ strapline: undefined, newsletter: undefined, email: undefined, officeHours: undefined },
    hasSettings: false,
    ...{ charity: undefined, charityStatement: undefined, place: undefined },
  };
  expect(mapped((mapping) => mapChurch({}, fallback, mapping))).toEqual({
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
    ...{ deposit: '£50', endTime: '10pm', alcohol: 'None', freeDays: 'Ring us' },
  });
  const { id, name, street, locality, postcode, town } = theChurch;
  expect(mapped((mapping) => mapRooms(full, mapping)).value).toEqual([
    {
      ...{ id: 'main', name: 'Main hall', price: '£20 an hour', stepFree: 'Level', inside: ['Chairs'] },
      ...{ goodFor: 'Parties', seated: 80, standing: 120, lastChecked: '2026-11-01', picture },
      ...{ deposit: '£50', endTime: '10pm', alcohol: 'None', freeDays: 'Ring us' },
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
