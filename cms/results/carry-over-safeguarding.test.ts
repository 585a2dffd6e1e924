import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults } from '../fetch-content.ts';
import { carryOverSafeguarding } from './carry-over-safeguarding.ts';

const local = 'http://localhost:3000';
const contacts = entryLike(recordedResults.ChurchFacts.safeguardingCollection);

function withContact(fields: object): QueryResults {
  const localContact = { ...contacts.localContact, ...fields } as typeof contacts.localContact;
  const safeguardingCollection = listOf({ ...contacts, localContact });
  return { ...recordedResults, ChurchFacts: { ...recordedResults.ChurchFacts, safeguardingCollection } };
}

const unreachable = withContact({ telephone: null, email: null });

test('results with a contact who can be reached stay unchanged', () => {
  const fresh = withContact({ telephone: '0113 496 0001' });
  expect(carryOverSafeguarding(fresh, recordedResults, local)).toEqual({ results: fresh, fault: undefined });
});

test('the last good safeguarding part replaces one without a contact, and nothing else changes', () => {
  const AllPages = { ...unreachable.AllPages, pageCollection: listOf() };
  const { results, fault } = carryOverSafeguarding({ ...unreachable, AllPages }, recordedResults, local);
  expect(fault).toBe('Content names nobody in the church who can be reached.');
  expect(results.ChurchFacts).toEqual(recordedResults.ChurchFacts);
  expect(results.AllPages).toBe(AllPages);
});

test('it can be carried over repeatedly, since it becomes part of the results', () => {
  const once = carryOverSafeguarding(unreachable, recordedResults, local).results;
  expect(carryOverSafeguarding(unreachable, once, local).results.ChurchFacts).toEqual(
    recordedResults.ChurchFacts,
  );
});

test('nothing is carried over at the first start, or from results that were no better', () => {
  expect(carryOverSafeguarding(unreachable, undefined, local)).toEqual({
    results: unreachable,
    fault: undefined,
  });
  expect(carryOverSafeguarding(unreachable, unreachable, local).results).toBe(unreachable);
  expect(carryOverSafeguarding(unreachable, {}, local).results).toBe(unreachable);
});

test('on a public site invented numbers count as missing', () => {
  const site = 'https://stoswins.org.uk';
  const good = {
    ...recordedResults,
    ChurchFacts: {
      ...recordedResults.ChurchFacts,
      safeguardingCollection: listOf({
        ...contacts,
        ...Object.fromEntries(
          ['mailbox', 'dioceseUrl', 'statement', 'exitWords'].map((field) => [field, null]),
        ),
        localContact: {
          ...contacts.localContact,
          telephone: '0113 243 0000',
          email: null,
          responsibilities: null,
        },
      } as typeof contacts),
      helplineCollection: listOf(),
    },
  };
  const { results, fault } = carryOverSafeguarding(recordedResults, good, site);
  expect(results.ChurchFacts).toEqual(good.ChurchFacts);
  expect(fault).toMatch(/reaches nobody/);
});
