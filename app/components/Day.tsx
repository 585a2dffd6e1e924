import { useWords } from '../language/page-locale.ts';
import { Sentence } from '../language/Sentence.tsx';

/** A calendar day as "15 November 2026". @param date `YYYY-MM-DD`, which does not depend on a time zone */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{useWords().isoDate(date)}</time>;
}

/** The day on which somebody last checked facts; nothing if nobody has. */
export function CheckedOn({ date, className = '' }: { date: string | undefined; className?: string }) {
  const { components } = useWords();
  return (
    date && (
      <p className={`${className} text-sm`.trim()}>
        <Sentence text={components.checkedOn} parts={{ date: <Day date={date} /> }} />
      </p>
    )
  );
}
