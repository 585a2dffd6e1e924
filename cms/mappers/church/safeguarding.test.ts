import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapSafeguarding } from './safeguarding.ts';

const { safeguardingCollection, helplineCollection } = recordedResults.ChurchFacts;
const contacts = entryLike(safeguardingCollection);

test('the page has the church’s own contact, and the helplines in their order', () => {
  const { mapping, problems } = recordingMapping();
  const { contacts, helplines } = mapSafeguarding(recordedResults.ChurchFacts, mapping);
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
