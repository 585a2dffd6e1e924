import { isoDateInWords } from '#domain/languages/en-GB/dates.ts';

/** A calendar day as "15 November 2026". @param date `YYYY-MM-DD`, which does not depend on a time zone */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{isoDateInWords(date)}</time>;
}

/** The day on which somebody last checked facts; nothing if nobody has. */
export function CheckedOn({ date, className = '' }: { date: string | undefined; className?: string }) {
  return (
    date && (
      <p className={`${className} text-sm`.trim()}>
        Checked on <Day date={date} />
      </p>
    )
  );
}
