import type { ScheduleProblemCode } from '../parse/schedule-problem.ts';

/** A phrase that cannot be read. The message is a sentence for the volunteer who typed it, with what to write instead. */
export class PhraseError extends Error {
  readonly code: ScheduleProblemCode;

  constructor(code: ScheduleProblemCode, message: string) {
    super(message);
    this.name = 'PhraseError';
    this.code = code;
  }
}
