import { Select } from '../components/Choices.tsx';
import { useEditor } from '../components/Layout.tsx';
import { Links } from '../components/Links.tsx';
import { choicesOf, type EditorRequest, entryPath, pathWith } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { page } from '../http/respond.tsx';
import type { EventDate } from '../options.ts';
import { words } from '../words.ts';

/** What a person can say about one date. */
export const dateActions = ['cancelled', 'moved', 'changed'] as const;
export type DateAction = (typeof dateActions)[number];

/** The next dates of all events, or of one, each with what can be done about it. */
export async function showDates(request: EditorRequest): Promise<Response> {
  const { searchParams } = request.url;
  const event = searchParams.get('event') ?? '';
  const isAll = event === '';
  const isLater = searchParams.has('later');
  const { shown } = await currentCheck(request);
  const { eventType } = request.dates;
  const dates = shown?.nextDates(isAll ? (isLater ? 'later' : 'soon') : { event }) ?? [];
  const events = await choicesOf(request, eventType);
  const text = words.dates;
  const days = [...Map.groupBy(dates, ({ day }) => day)];
  return page(
    { request, title: text.title, thin: text.titleThin },
    <>
      <form action="/dates" className="search">
        <label htmlFor="event">{text.of}</label>
        <div className="row">
          <Select id="event" name="event" value={event} choices={events} none={text.everyEvent} />
          <button type="submit" className="plain">
            {text.show}
          </button>
        </div>
      </form>
      {isAll && days.length > 1 && (
        <nav className="days" aria-label={text.days}>
          {days.map(([day], index) => (
            <a key={day} href={`#day-${index}`}>
              {/^\S+ \d+/.exec(day)?.[0] ?? day}
            </a>
          ))}
        </nav>
      )}
      {days.length === 0 && <p>{isAll ? text.none : text.noneOf}</p>}
      {days.map(([day, own], index) => (
        <section key={day} className="day">
          <h2 id={`day-${index}`} tabIndex={-1}>
            {day}
          </h2>
          <ul>
            {own.map((date) => (
              <DateRow key={`${date.event} ${date.date} ${date.start}`} {...date} />
            ))}
          </ul>
        </section>
      ))}
      <Links
        to={[
          isAll && !isLater && { path: '?later=1', title: text.later },
          !isAll && { path: entryPath(eventType, event), title: text.whole },
        ]}
      />
    </>,
  );
}

function DateRow(date: EventDate) {
  const { changeType } = useEditor().dates;
  return (
    <li>
      <p>
        <b>{date.title}</b> <span>{date.hours}</span>{' '}
        {date.status !== null && <strong className="status">{date.status}</strong>}
      </p>
      {date.status !== null && <WordsToCopy text={date.message} />}
      <div className="actions">
        {actionsOf(date, changeType).map(([label, path]) => (
          <a
            key={label}
            className="button plain"
            href={path}
            aria-label={`${label}: ${date.title}, ${date.day}`}
          >
            {label}
          </a>
        ))}
      </div>
    </li>
  );
}

/** What can be done about a date, and where. */
function actionsOf({ event, date, start, change }: EventDate, changeType: string) {
  const text = words.dates;
  if (change !== null) {
    const path = entryPath(changeType, change);
    return [[text.change, path] as const, [text.afterAll, `${path}/delete`] as const];
  }
  const to = (what: DateAction) => pathWith(`/dates/${encodeURIComponent(event)}/${date}`, { what, start });
  const { cancel, move, say } = text;
  return [[cancel, to('cancelled')] as const, [move, to('moved')] as const, [say, to('changed')] as const];
}

/** What to tell people elsewhere, such as in a chat group. Without a script, or a clipboard, there is no button, and the words can be selected. */
export function WordsToCopy({ text }: { text: string }) {
  const { copy } = words.dates;
  return (
    <p className="hint">
      {copy.title} <q>{text}</q>{' '}
      <button type="button" hidden className="plain" data-copy={text} data-copied={copy.copied}>
        {copy.button}
      </button>
      <script type="module" async src="/assets/editor.js" />
    </p>
  );
}
