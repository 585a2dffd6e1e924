import type { Person } from '#domain/church/person.ts';
import { type Question, questionTopics } from '#domain/church/question.ts';
import type { ContentClient } from './client.ts';
import { keepGood, type OnEntryProblem, oneOf, required } from './entry-problem.ts';
import { People, type PeopleQuery } from './generated/operations.ts';
import { parsePerson } from './mappers/person.ts';
import { parseRichText } from './mappers/rich-text-field.ts';

type QuestionWire = NonNullable<NonNullable<PeopleQuery['questionCollection']>['items'][number]>;

function parseQuestion(wire: QuestionWire): Question {
  const entry = `question ${wire.question ?? ''}`;
  return {
    question: required(entry, 'question', wire.question),
    topic: oneOf(entry, 'topic', wire.topic, questionTopics),
    answer: parseRichText(wire.answer),
  };
}

/**
 * People by role, and the questions that visitors ask, each in the order content gives them.
 * @throws ContentError
 */
export async function getPeople(
  client: ContentClient,
  onProblem: OnEntryProblem,
): Promise<{ readonly people: readonly Person[]; readonly questions: readonly Question[] }> {
  const answer = await client.query(People, {});
  return {
    people: keepGood(answer.roleCollection?.items, parsePerson, onProblem),
    questions: keepGood(answer.questionCollection?.items, parseQuestion, onProblem),
  };
}
