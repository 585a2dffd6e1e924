import { expect, test } from 'vitest';
import {
  entryLike,
  listOf,
  nestedText,
  recordedResults,
  recordingMapping,
} from '#tests/fixtures/results.fixture.ts';
import { mapQuestions } from './questions.ts';

const { questionCollection } = recordedResults.ChurchFacts;

test('each question has its topic and its answer', () => {
  const { mapping, problems } = recordingMapping();
  const questions = mapQuestions(questionCollection, mapping);
  expect(questions).toHaveLength(2);
  expect(questions[0]?.answer[0]).toMatchObject({ kind: 'paragraph' });
  expect(problems).toEqual([]);
});

test('a question in another language says which; a tag that is none is reported, and the question is shown', () => {
  const { mapping, messages } = recordingMapping();
  const list = listOf(...['pl', 'Polish!'].map((language) => entryLike(questionCollection, { language })));
  expect(mapQuestions(list, mapping).map(({ language }) => language)).toEqual(['pl', undefined]);
  expect(messages()).toEqual([expect.stringContaining('“language” must be the letters of a language')]);
});

test.each([
  ['on no known topic', { topic: 'x' }],
  ['without a question', { question: null }],
  ['whose answer is nested too deep', { answer: nestedText(2_500) }],
])('a question %s is left out alone, and reported', (_, fields) => {
  const { mapping, problems } = recordingMapping();
  const list = listOf(entryLike(questionCollection, fields), entryLike(questionCollection));
  expect(mapQuestions(list, mapping)).toHaveLength(1);
  expect(problems).toHaveLength(1);
});
