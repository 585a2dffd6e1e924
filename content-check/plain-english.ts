/** The longest sentence that most people read with ease, in words (GOV.UK asks to look twice at more than 25). */
export const longestSentence = 30;

/** Where a sentence ends: not in "10.30am", nor in an address. */
const ends = /(?<=[.?!…][”"’')]*)\s+/u;

/** What makes a text harder to read, or louder, than it need be. */
export interface PlainnessProblem {
  /** The words in question. */
  readonly near: string;
  /** A sentence for the volunteer who wrote them. */
  readonly message: string;
}

function opening(sentence: string): string {
  return sentence.split(/\s+/u).slice(0, 4).join(' ');
}

/**
 * Reads a text as a stranger would.
 * @param text one paragraph, or one line
 * @returns its sentences that are too long, and its exclamation marks
 */
export function checkPlainness(text: string): readonly PlainnessProblem[] {
  return text.split(ends).flatMap((sentence) => {
    const near = opening(sentence);
    const length = sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const found: PlainnessProblem[] = [];
    if (length > longestSentence)
      found.push({ near, message: `The sentence “${near} …” has ${length} words: make two of it.` });
    if (/[\p{L}\p{N}]!/u.test(sentence))
      found.push({ near, message: `“${near} …” shouts: leave out the exclamation mark.` });
    return found;
  });
}

/** Words that name one day on the day they are written, and another on the day they are read. */
const floatingDays =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|next) (?:week|month|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))\b/giu;

/**
 * Reads a note on one date of an event, which people see for weeks before, and in their calendars.
 * @returns the words that should be a date
 */
export function checkFloatingDays(note: string): readonly PlainnessProblem[] {
  return [...note.matchAll(floatingDays)].map(([near]) => ({
    near,
    message: `People read this days before: write the date in place of “${near}”.`,
  }));
}
