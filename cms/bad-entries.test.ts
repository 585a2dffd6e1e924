import { expect, test } from 'vitest';
import { getChurch } from './church.ts';
import type { ContentClient } from './client.ts';
import type { EntryProblem, OnEntryProblem } from './entry-problem.ts';
import { getGiving } from './giving.ts';
import { getNavigation } from './navigation.ts';
import { getNotices } from './notices.ts';
import { getPage } from './pages.ts';
import { getPeople } from './people.ts';
import { getPlaces } from './places.ts';
import { getProject } from './project.ts';
import { getSafeguarding } from './safeguarding.ts';
import { getShortLinks } from './short-links.ts';

/** A client that answers every question with the same collections. */
const clientOf = (data: Readonly<Record<string, readonly unknown[]>>): ContentClient => ({
  query: async <Data>() =>
    Object.fromEntries(Object.entries(data).map(([name, items]) => [name, { items }])) as Data,
});

const sys = (id: string) => ({ sys: { id } });
const role = { title: 'Warden', telephone: '0113 496 0000' };
const bank = { accountName: 'A', sortCode: '00-00-00', accountNumber: '1', reference: 'R' };
const helpline = { name: 'Line', telephone: '1', group: 'emergency', lastChecked: '2026-11-01' };
const place = { ...sys('hall'), name: 'Hall', street: 'S', locality: 'L', postcode: 'P' };
const appeal = { title: 'Haven', target: 2, raised: 1, asOf: '2026-11-01' };
const lastGood = { choose: <Value>(fresh: Value) => fresh };
const fallback = { title: 'Church', city: 'Leeds', telephone: '1' };

type Read = (client: ContentClient, note: OnEntryProblem) => Promise<unknown>;

test.each<[string, Readonly<Record<string, readonly unknown[]>>, Read, object]>([
  [
    'a page without a title',
    { pageCollection: [null, { slug: 'home', description: 'A church' }] },
    (client, note) => getPage(client, 'home', 'Welcome', note),
    { title: 'Welcome', description: 'A church' },
  ],
  [
    'giving without a sort code',
    { givingCollection: [{ ...bank, sortCode: null }, bank] },
    getGiving,
    { bank: { sortCode: '00-00-00' } },
  ],
  [
    'a project without a target',
    { projectCollection: [{ ...appeal, target: null }, appeal] },
    getProject,
    { title: 'Haven' },
  ],
  [
    'a project’s contact without a title',
    { projectCollection: [{ ...appeal, contact: { name: 'Ann' } }] },
    getProject,
    { title: 'Haven', contact: undefined },
  ],
  [
    'a milestone of no known state',
    {
      projectCollection: [
        {
          ...appeal,
          milestonesCollection: {
            items: [
              { title: 'Roof', state: 'soon' },
              { title: 'Lift', state: 'next' },
            ],
          },
        },
      ],
    },
    getProject,
    { milestones: [{ title: 'Lift' }] },
  ],
  [
    'settings with a charity’s number missing',
    { siteSettingsCollection: [{ title: 'St Ann', city: 'York', legalForm: 'cio', charityName: 'St Ann' }] },
    (client, note) => getChurch(client, fallback, note),
    { title: 'St Ann', city: 'York', charity: undefined },
  ],
  [
    'a main place without a street',
    {
      siteSettingsCollection: [
        { title: 'St Ann', legalForm: 'excepted', charityName: 'A', mainPlace: { ...place, street: null } },
      ],
    },
    (client, note) => getChurch(client, fallback, note),
    { title: 'St Ann', place: undefined, charity: { name: 'A' } },
  ],
  [
    'a role without a title',
    { roleCollection: [{ name: 'Ann' }, role], questionCollection: [] },
    getPeople,
    { people: [{ role: 'Warden' }] },
  ],
  [
    'a question on no known topic',
    { roleCollection: [role], questionCollection: [{ question: 'Why?', topic: 'x' }] },
    getPeople,
    { people: [{ role: 'Warden' }], questions: [] },
  ],
  [
    'a place without a postcode',
    { placeCollection: [{ ...place, postcode: null }, place] },
    getPlaces,
    [{ name: 'Hall' }],
  ],
  [
    'a notice with an impossible date',
    {
      noticeCollection: [
        { ...sys('a'), text: 'A', from: '2026-02-30', until: '2026-03-01' },
        { ...sys('b'), text: 'B', from: '2026-02-01', until: '2026-03-01' },
      ],
    },
    getNotices,
    [{ text: 'B' }],
  ],
  [
    'a short link to nowhere',
    {
      shortLinkCollection: [
        { slug: 'x', target: 'javascript:alert(1)' },
        { slug: 'give', target: '/donate' },
      ],
    },
    getShortLinks,
    [{ slug: 'give' }],
  ],
  [
    'a social link without an address',
    { socialMediaLinkCollection: [{ name: 'X' }, { name: 'Y', url: 'https://y.example' }] },
    getNavigation,
    { socialMediaLinks: [{ name: 'Y' }] },
  ],
  [
    'a helpline without a number',
    {
      safeguardingCollection: [{ localContact: role, lastChecked: '2026-11-01' }],
      helplineCollection: [{ ...helpline, telephone: null }, helpline],
    },
    (client, note) => getSafeguarding(client, note, lastGood),
    { helplines: [{ name: 'Line' }] },
  ],
])('%s costs nothing but itself, and is reported', async (_what, data, read, rest) => {
  const problems: EntryProblem[] = [];
  const shown = await read(clientOf(data), (problem) => problems.push(problem));
  expect(shown).toMatchObject(rest);
  if (Array.isArray(rest)) expect(shown).toHaveLength(rest.length);
  expect(problems).toHaveLength(1);
});
