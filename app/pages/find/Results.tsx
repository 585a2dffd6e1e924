import { useEffect, useRef } from 'react';
import type { Diary } from '#domain/diary/diary.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import type { HelpNow } from '#domain/safeguarding/help-now.ts';
import type { Words } from '#languages/words.ts';
import { SectionHeading } from '../../components/Headings.tsx';
import { useHeadings } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';
import type { Found } from '../../search/search.ts';
import { DiaryDays } from '../coming-up/DiaryDays.tsx';
import { DangerCard } from '../safeguarding/DangerCard.tsx';
import { UrgentContacts } from '../safeguarding/UrgentContacts.tsx';
import { EventLine } from '../whats-on/EventLine.tsx';
import { foundInWords } from './Everything.tsx';
import { WhomToRing } from './WhomToRing.tsx';

interface ResultsProps {
  typed: string;
  /** What is on on the days that were typed, with a sentence for each on which nothing is. */
  dates: Diary & { readonly free: readonly string[] };
  found: readonly Found[];
  /** For a word of need. */
  help: Pick<HelpNow, 'danger' | 'rows' | 'writing'> | undefined;
  /** Those of Safeguarding. */
  headings: PageHeadings;
  words: Words['find'];
}

/** The help for a word of need before everything else; then how many were found, those of a day that was typed first. */
export function Results({ typed, dates, found, help, headings, words }: ResultsProps) {
  const heading = useHeadings(headings);
  const all = dates.days.reduce((sum, { lines }) => sum + lines.length, found.length);
  const count = foundInWords(words, all, typed);
  return (
    <>
      {help && (
        <section className="mt-8">
          <Announced key={typed} text={words.needs} />
          {help.danger && (
            <DangerCard heading={heading('emergency')} helpline={help.danger} speech={undefined} />
          )}
          <UrgentContacts headings={headings} rows={help.rows} writing={help.writing} />
        </section>
      )}
      {help ? (
        all > 0 && <SectionHeading title={count} className={listHeading} />
      ) : (
        <Announced key={typed} text={count} />
      )}
      {dates.free.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {dates.days.length > 0 && (
        <div className="diary-list mb-8">
          <DiaryDays {...dates} />
        </div>
      )}
      {all === 0 && !help?.rows.length && <WhomToRing {...words} />}
      <ul className="grid max-w-text gap-2">
        {found.map(({ event, title, path, within, more, language }) =>
          event ? (
            <EventLine key={path} event={event} />
          ) : (
            <li key={`${path} ${title}`} className="event-line">
              <h3>
                <Link to={path} lang={language} className="card-link">
                  {title}
                </Link>
              </h3>
              {within && within !== title && <p>{within}</p>}
              {more && <p lang={language}>{more}</p>}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

const listHeading = 'mt-8 mb-4 font-bold text-xl tracking-tight';

/** The heading of what was found. It has the focus, in a new document as after a click, so that a screen reader says it and goes on there. */
function Announced({ text }: { text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever has sent the form waits for what it finds
    <div ref={ref} tabIndex={-1} autoFocus>
      <SectionHeading title={text} className={listHeading} />
    </div>
  );
}
