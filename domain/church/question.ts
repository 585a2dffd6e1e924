import type { RichText } from '../page/rich-text.ts';

/** The topics of questions, in the order of the page. */
export const questionTopics = ['first visit', 'children', 'belief', 'practical'] as const;

type QuestionTopic = (typeof questionTopics)[number];

/** A question people ask, and the church's answer. */
export interface Question {
  readonly question: string;
  /** The language of its words, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  readonly topic: QuestionTopic;
  readonly answer: RichText;
}
