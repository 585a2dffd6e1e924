import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapped, only } from '#tests/fixtures/whole-entry.fixture.ts';
import { mapSafeguarding } from './safeguarding.ts';

const { ChurchFacts } = recordedResults;
const { safeguardingCollection, helplineCollection } = ChurchFacts;
const contacts = entryLike(safeguardingCollection);

test('the page has the church’s own contact, and the helplines in their order', () => {
  const { mapping, problems } = recordingMapping();
  const { contacts, helplines } = mapSafeguarding(ChurchFacts, mapping);
  expect(contacts?.localContact.telephone).toBeDefined();
  expect(helplines).toHaveLength(3);
  expect(helplines[0]).toMatchObject({ group: 'emergency', telephone: '999' });
  expect(problems).toEqual([]);
});

test.each([
  ['is missing', null],
  ['cannot be reached', { ...contacts.localContact, title: 'Warden', telephone: ' ', email: null } as never],
])('a contact who %s is reported, and the helplines are shown', (_, localContact) => {
  const { mapping, problems } = recordingMapping();
  const result = { safeguardingCollection: listOf({ ...contacts, localContact }), helplineCollection };
  const mapped = mapSafeguarding(result, mapping);
  expect(mapped.contacts).toBeUndefined();
  expect(mapped.helplines).toHaveLength(3);
  expect(problems).toMatchObject([{ entry: 'safeguarding safeguarding-contacts', field: 'localContact' }]);
});

test('a helpline without a number is left out alone, and reported', () => {
  const { mapping, problems } = recordingMapping();
  const helplines = listOf(entryLike(helplineCollection, { telephone: null }), entryLike(helplineCollection));
  expect(mapSafeguarding({ helplineCollection: helplines }, mapping).helplines).toHaveLength(1);
  expect(problems).toHaveLength(1);
});

test('a line that only takes messages needs no number, and a channel that cannot be read is reported alone', () => {
  const { mapping, messages } = recordingMapping();
  const line = (channels: string[]) =>
    entryLike(helplineCollection, { sys: { id: 'shout' }, name: 'Shout', telephone: null, channels });
  const lists = listOf(
    line(['text: SHOUT to 85258', 'chat: somewhere']),
    { ...line([]), url: 'https://line.example/' },
    line(['languages: interpreters']),
  );
  expect(mapSafeguarding({ helplineCollection: lists }, mapping).helplines).toMatchObject([
    { telephone: undefined, channels: [{ kind: 'text', word: 'SHOUT', number: '85258' }] },
    { telephone: undefined, url: 'https://line.example/' },
  ]);
  expect(messages()).toEqual([
    'helpline shout: “channels” holds “chat: somewhere”, but “chat: https://…”, “text: SHOUT to 85258”, “sign language: https://…” or “languages: interpreters” is expected.',
    'helpline shout: “telephone” is empty, and must not be.',
  ]);
});

test('a helpline is first for the worries that the page knows; results of an earlier release have none', () => {
  const { mapping } = recordingMapping();
  const firstForOf = (firstFor: string[] | null | undefined) => {
    const helpline = entryLike(helplineCollection, { firstFor: firstFor as never });
    return mapSafeguarding({ helplineCollection: listOf(helpline) }, mapping).helplines[0]?.firstFor;
  };
  expect(firstForOf(['an adult, in office hours', 'a dog'])).toEqual(['an adult, in office hours']);
  expect(firstForOf(null)).toEqual([]);
  expect(firstForOf(undefined)).toEqual([]);
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
