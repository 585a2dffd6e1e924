import type { ReadBack } from '../options.ts';
import { words } from '../words.ts';

/** How the times of an event are understood, and its next dates. */
export function ReadBackView({ sentence, dates, warning }: ReadBack) {
  const { result } = words;
  return (
    <section className="readback">
      <h2>{result.readBack}</h2>
      <p>{sentence}</p>
      {dates?.length === 0 && <p>{result.over}</p>}
      {dates !== null && dates.length > 0 && (
        <>
          <h3>{result.next}</h3>
          <ul>
            {dates.map((date) => (
              <li key={date}>{date}</li>
            ))}
          </ul>
        </>
      )}
      {warning !== null && <p className="warning">{warning}</p>}
    </section>
  );
}
