import { Fragment, type ReactNode } from 'react';
import { useWords } from './page-locale.ts';

interface SentenceProps {
  /** A sentence of the catalogue: "If somebody is in danger, ring {number}." */
  text: string;
  /** What stands in place of each name in braces. */
  inserts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, such as links, wherever its language puts them. */
export function Sentence({ text, inserts }: SentenceProps) {
  const pieces = text.split(/\{(\w+)\}/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
  return pieces.map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : inserts[piece]}</Fragment>);
}

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
        <Sentence text={components.checkedOn} inserts={{ date: <Day date={date} /> }} />
      </p>
    )
  );
}
