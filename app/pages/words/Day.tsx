import { isoDateInWords } from '#domain/wording/date-words.ts';

/** A calendar day in words, "15 November 2026"; `date` is `YYYY-MM-DD` and never moved by a zone. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{isoDateInWords(date)}</time>;
}
