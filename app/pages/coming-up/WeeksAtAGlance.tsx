import type { ComingUp } from '#domain/diary/coming-up.ts';
import type { DiaryDay } from '#domain/diary/diary.ts';
import type { DayAtAGlance } from '#domain/diary/weeks.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';

/** The weeks of the diary as a calendar, whose days lead to those of the list; on wide screens only. */
export function WeeksAtAGlance({ heading, comingUp }: { heading: Heading; comingUp: ComingUp }) {
  const { glance, soon } = comingUp;
  const byDate = new Map(soon.days.map((day) => [day.date, day]));
  return (
    <table className="weeks-at-a-glance">
      <caption lang={heading.lang}>
        <HeadingWords {...heading} />
      </caption>
      <thead>
        <tr>
          {glance.weekdays.map(([short, name]) => (
            <th key={name} scope="col">
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {glance.weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <td key={day.day}>
                <DayLink at={day} listed={byDate.get(day.date ?? '')} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day with its number; where something is on, it is a link that says the date and how much is on. */
function DayLink({ at, listed }: { at: DayAtAGlance; listed: DiaryDay | undefined }) {
  const { diary } = useWords();
  const { day, month, isToday } = at;
  const number = (
    <>
      {month && <small>{month} </small>}
      {day}
    </>
  );
  if (listed === undefined) return number;
  const { date, dated, lines } = listed;
  const asPlanned = lines.filter(({ doesNotTakePlace }) => !doesNotTakePlace).length;
  const notAsPlanned = lines.length - asPlanned;
  return (
    <a href={`#${date}`} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{diary.dayAtAGlance(dated, asPlanned, notAsPlanned)}</span>
    </a>
  );
}
