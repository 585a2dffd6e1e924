import type { OccurrenceWords } from '#site/domain/occurrence-words.ts';

interface OccurrenceLineProps {
  occurrence: OccurrenceWords;
  /** `soon` says the day and the times, `hours` the times alone. */
  say: 'soon' | 'hours';
}

/** When an occurrence is, and what has become of it: cancelled times are struck through and said to be so. */
export function OccurrenceLine({ occurrence, say }: OccurrenceLineProps) {
  const called = occurrence.status === 'Cancelled' || occurrence.status === 'Postponed';
  return (
    <>
      <time dateTime={occurrence.machine} className={`tabular-nums ${called ? 'line-through' : ''}`}>
        {occurrence[say]}
      </time>
      {occurrence.status && (
        <strong className="ml-2 bg-secondary px-2 font-bold text-primary">{occurrence.status}</strong>
      )}
      {occurrence.was && <span className="block">Was {occurrence.was}.</span>}
      {occurrence.note && <span className="block">{occurrence.note}</span>}
    </>
  );
}
