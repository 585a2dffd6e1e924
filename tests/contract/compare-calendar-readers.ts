/**
 * Compares what programs read from the calendar files of a hundred schedules with what the site's pages show in the
 * following three years, and prints each difference, on a machine in each of the given time zones at the given time.
 *
 * Usage: node tests/contract/compare-calendar-readers.ts ical.js,node-ical,python,libical "Pacific/Auckland 2027-12-31T23:59"
 */
import { fileOf, linesShown, linesWithin } from '../fixtures/calendar-entry.fixture.ts';
import { HUNDRED } from '../fixtures/hundred-schedules.ts';
import { inLondon, LONDON } from '../fixtures/schedule.fixture.ts';
import { readWithIcalJs, readWithNodeIcal } from './npm-calendar-readers.ts';
import { readWithPython } from './python-calendar-readers.ts';

type Readers = Readonly<Record<string, (files: readonly string[]) => readonly (readonly string[])[]>>;

const readers: Readers = {
  'ical.js': (files) => files.map(readWithIcalJs),
  'node-ical': (files) => files.map(readWithNodeIcal),
  python: (files) => readWithPython('python', files),
  libical: (files) => readWithPython('libical', files),
};

const [names = '', ...machines] = process.argv.slice(2);
for (const machine of machines) {
  const [zone = '', digits = ''] = machine.split(' ');
  // Node takes on a zone that is set while it runs, and so do the processes that it starts.
  process.env.TZ = zone;
  const from = inLondon(digits);
  const range = { from, to: from.toZonedDateTimeISO(LONDON).add({ years: 3 }).startOfDay().toInstant() };
  const files = HUNDRED.map(([, schedule]) => fileOf(schedule, from));
  const all = HUNDRED.map(([, schedule]) => linesShown(schedule, range));
  for (const name of names.split(',')) {
    const read = readers[name]?.(files) ?? [];
    const differences = HUNDRED.flatMap(([typed], index) => {
      const lines = linesWithin(read[index] ?? [], range);
      const missing = all[index]?.filter((line) => !lines.includes(line)) ?? [];
      const extra = lines.filter((line) => !all[index]?.includes(line));
      const isSame = lines.length === all[index]?.length && missing.length + extra.length === 0;
      return isSame ? [] : [`  ${typed}: missing ${missing.join(' ')}; extra ${extra.join(' ')}`];
    });
    const count = `${HUNDRED.length} schedules, ${all.flat().length} dates`;
    console.log([`${machine}: ${name}: ${count}, ${differences.length} differ`, ...differences].join('\n'));
  }
}
