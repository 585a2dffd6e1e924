/**
 * Compares what programs read from the calendar files of a hundred schedules, and from the demonstration's, with what the site's pages
 * show in the following two years, and prints each difference, on a machine in each of the given time zones at the given time.
 * With several machines those of whole days and of nights are read on each, and every other one on one of them; a single
 * machine reads them all.
 *
 * Usage: node tests/contract/compare-calendar-readers.ts ical.js,node-ical,python,libical,sabre "Pacific/Auckland 2027-12-31T23:59"
 */
import type { Schedule } from 'schedules-in-words';
import {
  fileOf,
  linesShown,
  linesWithin,
} from '#schedules-in-words/tests/fixtures/calendar-entry.fixture.ts';
import { hundred } from '#schedules-in-words/tests/fixtures/hundred-schedules.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { readWithIcalJs, readWithNodeIcal } from '#schedules-in-words/tests/helpers/npm-calendar-readers.ts';
import { demonstrationCalendar } from '#tests/helpers/demonstration-calendar.ts';
import { readWithDebian } from './debian-calendar-readers.ts';

type Readers = Readonly<Record<string, (files: readonly string[]) => readonly (readonly string[])[]>>;

const readers: Readers = {
  'ical.js': (files) => files.map(readWithIcalJs),
  'node-ical': (files) => files.map(readWithNodeIcal),
  python: (files) => readWithDebian('python', files),
  libical: (files) => readWithDebian('libical', files),
  sabre: (files) => readWithDebian('sabre', files),
};

/** Programs may take a whole day, or the night that ends a day, in the zone of the machine. */
const dependsOnZone = ({ phases }: Schedule) =>
  phases.flatMap(({ parts }) => parts).some(({ timing, nights }) => timing.kind === 'all-day' || nights > 0);

const [names = '', ...machines] = process.argv.slice(2);
for (const [index, machine] of machines.entries()) {
  const [zone = '', digits = ''] = machine.split(' ');
  // Node takes on a zone that is set while it runs, and so do the processes that it starts.
  process.env.TZ = zone;
  const from = inLondon(digits);
  const range = { from, to: from.toZonedDateTimeISO(london).add({ years: 2 }).startOfDay().toInstant() };
  const some = hundred.filter(([, each], at) => at % machines.length === index || dependsOnZone(each));
  const whole = await demonstrationCalendar(from);
  const cases = [
    ...some.map(([typed, each]) => ({ typed, file: fileOf(each, from), lines: linesShown(each, range) })),
    {
      typed: 'the demonstration',
      file: whole.file,
      lines: whole.events.flatMap(({ schedule }) => linesShown(schedule, range)).toSorted(),
    },
  ];
  for (const name of names.split(',')) {
    const read = readers[name]?.(cases.map(({ file }) => file)) ?? [];
    const differences = cases.flatMap(({ typed, lines: all }, at) => {
      const lines = linesWithin(read[at] ?? [], range);
      const missing = all.filter((line) => !lines.includes(line));
      const extra = lines.filter((line) => !all.includes(line));
      const isSame = lines.length === all.length && missing.length + extra.length === 0;
      return isSame ? [] : [`  ${typed}: missing ${missing.join(' ')}; extra ${extra.join(' ')}`];
    });
    const count = `${cases.length} files, ${cases.flatMap(({ lines }) => lines).length} dates`;
    console.log([`${machine}: ${name}: ${count}, ${differences.length} differ`, ...differences].join('\n'));
  }
}
