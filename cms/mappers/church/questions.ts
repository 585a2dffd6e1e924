import { type Question, questionTopics } from '#domain/church/question.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { oneOf, required } from '../fields.ts';
import { type Collection, type EntryOf, type Mapping, mapEntries, mapLanguage } from '../mapping.ts';
import { mapRichText } from '../page/rich-text.ts';

type QuestionWire = EntryOf<AllFactsQuery['questionCollection']>;

function mapQuestion(wire: QuestionWire, { targets, report }: Mapping): Question {
  const entry = `question ${wire.question ?? ''}`;
  return {
    question: required(entry, 'question', wire.question),
    language: mapLanguage(entry, wire, report),
    topic: oneOf(entry, 'topic', wire.topic, questionTopics),
    answer: mapRichText(entry, 'answer', wire.answer, targets),
  };
}

/** Frequently asked questions, in the order of content. */
export function mapQuestions(collection: Collection<QuestionWire>, mapping: Mapping): readonly Question[] {
  return mapEntries('question', collection, (wire) => mapQuestion(wire, mapping), mapping.report);
}
