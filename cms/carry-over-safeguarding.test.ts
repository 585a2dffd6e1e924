import { expect, test } from 'vitest';
import { entryLike, listOf, recordedAnswers } from '#tests/fixtures/answers.fixture.ts';
import { carryOverSafeguarding } from './carry-over-safeguarding.ts';
import type { ContentAnswers } from './fetch-answers.ts';

const local = 'http://localhost:3000';
const contacts = entryLike(recordedAnswers.AllFacts.safeguardingCollection);

function withContact(fields: object): ContentAnswers {
  const localContact = { ...contacts.localContact, ...fields } as typeof contacts.localContact;
  const safeguardingCollection = listOf({ ...contacts, localContact });
  return { ...recordedAnswers, AllFacts: { ...recordedAnswers.AllFacts, safeguardingCollection } };
}

const unreachable = withContact({ telephone: null, email: null });

test('answers with a contact who can be reached stay unchanged', () => {
  const fresh = withContact({ telephone: '0113 496 0001' });
  expect(carryOverSafeguarding(fresh, recordedAnswers, local)).toEqual({ answers: fresh, fault: undefined });
});

test('the last good safeguarding part replaces one without a contact, and nothing else changes', () => {
  const AllPages = { ...unreachable.AllPages, pageCollection: listOf() };
  const { answers, fault } = carryOverSafeguarding({ ...unreachable, AllPages }, recordedAnswers, local);
  expect(fault).toBe('Content names nobody in the church who can be reached.');
  expect(answers.AllFacts).toEqual(recordedAnswers.AllFacts);
  expect(answers.AllPages).toBe(AllPages);
});

test('it is carried over repeatedly, since it is part of the answers', () => {
  const once = carryOverSafeguarding(unreachable, recordedAnswers, local).answers;
  expect(carryOverSafeguarding(unreachable, once, local).answers.AllFacts).toEqual(recordedAnswers.AllFacts);
});

test('nothing is carried over at the first start, or from answers that were no better', () => {
  expect(carryOverSafeguarding(unreachable, undefined, local)).toEqual({
    answers: unreachable,
    fault: undefined,
  });
  expect(carryOverSafeguarding(unreachable, unreachable, local).answers).toBe(unreachable);
  expect(carryOverSafeguarding(unreachable, {}, local).answers).toBe(unreachable);
});

test('on a public site invented numbers count as missing', () => {
  const site = 'https://stoswins.org.uk';
  const good = {
    ...recordedAnswers,
    AllFacts: {
      ...recordedAnswers.AllFacts,
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
  const { answers, fault } = carryOverSafeguarding(recordedAnswers, good, site);
  expect(answers.AllFacts).toEqual(good.AllFacts);
  expect(fault).toMatch(/reaches nobody/);
});
