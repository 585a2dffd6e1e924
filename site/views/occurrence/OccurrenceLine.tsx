import type { OccurrenceOfDay } from '#site/domain/coming-up.ts';
import type { OccurrenceWords } from '#site/domain/occurrence-words.ts';
import { StatusMark } from './StatusMark.tsx';

/** `soon` says the day and the times, `hours` the times alone. */
type OccurrenceLineProps =
  | { occurrence: OccurrenceWords; say: 'soon' }
  | { occurrence: OccurrenceOfDay; say: 'hours' };

/** When an occurrence is: what is off is struck through and said to be so. */
export function OccurrenceTime(props: OccurrenceLineProps) {
  const { occurrence } = props;
  return (
    <>
      <time dateTime={occurrence.machine} className={`tabular-nums ${occurrence.off ? 'line-through' : ''}`}>
        {props.say === 'soon' ? props.occurrence.soon : props.occurrence.hours}
      </time>
      {occurrence.status && (
        <>
          {' '}
          <StatusMark>{occurrence.status}</StatusMark>
        </>
      )}
    </>
  );
}

/** When an occurrence would have been, and the church's own words about what became of it. */
export function OccurrenceNotes({ occurrence }: { occurrence: OccurrenceOfDay }) {
  return (
    <>
      {occurrence.was && <span className="block">Was {occurrence.was}.</span>}
      {occurrence.note && <span className="block">{occurrence.note}</span>}
    </>
  );
}

/** When an occurrence is, and what has become of it. */
export function OccurrenceLine(props: OccurrenceLineProps) {
  return (
    <>
      <OccurrenceTime {...props} />
      <OccurrenceNotes occurrence={props.occurrence} />
    </>
  );
}
