/** Noon in UTC, so that no zone can move the day. */
const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day in words, "15 November 2026"; `date` is `YYYY-MM-DD` and never moved by a zone. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{words.format(new Date(`${date}T12:00:00Z`))}</time>;
}
