import type { WeekLine } from '#domain/diary/next-eight-days.ts';
import { EventLink, StatusMark } from '../../components/occurrence/OccurrenceLines.tsx';
import { useWords } from '../../language/page-locale.ts';
import { useEnded } from '../../navigation/ended.ts';

/** Dates of events, each below the name of its day, which is said once. */
export function WeekLines({ lines }: { lines: readonly WeekLine[] }) {
  const ended = useEnded();
  const current = lines.filter(({ date, path }) => !ended.has(date) && !ended.has(path));
  return (
    <ul className="grid gap-2 print:gap-0.5">
      {current.map((line, at) => (
        <li key={`${line.path} ${line.machine}`} className="break-inside-avoid">
          {line.day !== current[at - 1]?.day && <strong className="block font-bold">{line.day}</strong>}
          <LineWords line={line} />
        </li>
      ))}
    </ul>
  );
}

/** "10.30am to 11.45am: Sunday worship, St Oswin's", with its change, who leads it, and what is read. */
function LineWords({ line }: { line: WeekLine }) {
  const { components } = useWords();
  const { machine, hours, doesNotTakePlace, where, status, movedTo, was, note, rota } = line;
  return (
    <>
      <time dateTime={machine} className="tabular-nums">
        {doesNotTakePlace ? <del>{hours}</del> : hours}
      </time>
      {': '}
      <EventLink event={line} className="font-medium" />
      {where && `, ${where}`}
      {movedTo ? (
        <strong> {components.movedTo(movedTo)}</strong>
      ) : (
        status && <StatusMark>{status}</StatusMark>
      )}
      {was && ` ${components.was(was)}`}
      {note && <span className="block text-sm">{note}</span>}
      {rota?.leads && <span className="block">{rota.leads}</span>}
      {rota?.readings && <span className="block">{rota.readings}</span>}
    </>
  );
}
