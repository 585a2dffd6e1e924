import { calendarFile } from '../calendar-file/calendar-file.ts';
import { entryOf, HEADING } from '../calendar-file/entries-for-tests.ts';
import { agenda, agendaByDay } from './agenda.ts';
import { clocksInWords } from './clock-change.ts';
import type { RawSchedule } from './parse/raw-schedule.ts';
import { inLondon, LONDON, SUNDAYS, scheduleOf } from './schedules-for-tests.ts';
import { trueUntil } from './true-until.ts';
import { machineEnd, machineStart } from './words/machine-times.ts';
import { scheduleInWords, soonInWords, whenInWords } from './words/wording.ts';

// Prints what pages and files would say over three years; run by server-zone.test.ts under several server zones.
const NIGHT: RawSchedule = { ...SUNDAYS, startTime: '01:30', endTime: '02:30' };
const FAIR: RawSchedule = { repeats: 'once', firstDate: '2027-07-02', endDate: '2027-07-04' };
const LATE: RawSchedule = {
  repeats: 'once',
  startsAt: '2027-06-30T23:45+00:00',
  endsAt: '2027-07-01T00:30Z',
};
const MONTHLY: RawSchedule = {
  repeats: 'every month',
  monthlyOn: 'last Tuesday',
  firstDate: '2026-01-27T00:00:00.000Z',
  startTime: '00:00',
};

const events = [
  scheduleOf(SUNDAYS, [{ date: '2027-03-28', status: 'moved', newDate: '2027-03-29' }]),
  ...[NIGHT, FAIR, LATE, MONTHLY].map((raw) => scheduleOf(raw)),
].map((schedule) => ({ schedule }));

const [from, to] = [inLondon('2026-01-01T00:00'), inLondon('2029-01-01T00:00')];
for (const { date, items } of agendaByDay(agenda(events, from, to, LONDON), from, LONDON)) {
  for (const { occurrence } of items) {
    const { begins, when } = occurrence;
    const today = begins.subtract({ hours: 30 }).toZonedDateTimeISO(LONDON).toPlainDate();
    console.log(
      date.toString(),
      machineStart(occurrence),
      machineEnd(occurrence),
      soonInWords(when, today),
      whenInWords(when, today),
      clocksInWords(begins, LONDON),
      trueUntil([occurrence], begins, LONDON).toString(),
    );
  }
}
for (const { schedule } of events)
  console.log(scheduleInWords(schedule, Temporal.PlainDate.from('2026-12-01')));
console.log(
  calendarFile(
    HEADING,
    events.map(({ schedule }, index) => entryOf(schedule, { id: `event-${index}` })),
    LONDON,
  ),
);
