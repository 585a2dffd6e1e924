import { type Question, questionTopics } from '#domain/church/church.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { oneOf, required } from '../fields.ts';
import { type EntryOf, listMapper, type Mapping, mapLanguage, nameOf } from '../mapping.ts';
import { mapRichText } from '../page/rich-text.ts';

function mapQuestion(
  wire: EntryOf<ChurchFactsQuery['questionCollection']>,
  { targets, report }: Mapping,
): Question {
  const entry = nameOf('question', wire);
  return {
    question: required(entry, 'question', wire.question),
    language: mapLanguage(entry, wire, report),
    topic: oneOf(entry, 'topic', wire.topic, questionTopics),
    answer: mapRichText(entry, 'answer', wire.answer, targets),
  };
}

/** Frequently asked questions, in the order of content. */
export const mapQuestions = listMapper('question', mapQuestion);
