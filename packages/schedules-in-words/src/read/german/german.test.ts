import { expect, test } from 'vitest';
import { typedTerms } from '#tests/fixtures/printed-phrases.ts';
import { german, words } from '../../words/de/index.ts';
import { describeSchedule } from '../../words/describe.ts';
import { parseSchedule } from '../parse-schedule.ts';
import { parseTerms } from '../parse-terms.ts';
import type { RawChange, RawSchedule } from '../raw-schedule.ts';

const { terms } = parseTerms(typedTerms);
const today = Temporal.PlainDate.from('2026-11-22');

/** An entry as a church in Germany has it: what visitors read, what its author reads, and what follows "Nach Vereinbarung". */
function read(raw: RawSchedule, changes: readonly RawChange[] = []) {
  const { schedule, problems, byArrangement } = parseSchedule(
    { firstDate: '1. Dezember 2026', ...raw },
    {
      ...{ zone: 'Europe/Berlin', terms, changes, today, typedIn: german },
      publicHolidays: { nation: 'germany', otherPublicHolidays: [] },
    },
  );
  const said = schedule && describeSchedule(schedule, today, words);
  return {
    schedule,
    byArrangement,
    sentence: said?.sentence.replaceAll('\u00a0', ' '),
    season: said?.season?.replaceAll('\u00a0', ' '),
    errors: problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    warnings: problems.filter(({ severity }) => severity === 'warning').map(({ message }) => message),
  };
}

test.each([
  ['jeden Mittwoch', 'Jeden Mittwoch'],
  ['mittwochs', 'Jeden Mittwoch'],
  ['jeden 2. und 4. Dienstag im Monat', 'Am 2. und 4. Dienstag im Monat'],
  ['am ersten Sonntag im Monat', 'Am 1. Sonntag im Monat'],
  ['letzter Freitag des Monats', 'Am letzten Freitag im Monat'],
  ['14-täglich donnerstags', 'Alle zwei Wochen am Donnerstag'],
  ['donnerstags im 14-tägigen Rhythmus', 'Alle zwei Wochen am Donnerstag'],
  ['alle zwei Wochen am Dienstag', 'Alle zwei Wochen am Dienstag'],
  ['jede zweite Woche montags', 'Alle zwei Wochen am Montag'],
  ['mittwochs von September bis Mai', 'Jeden Mittwoch, September bis Mai'],
  ['jeden Dienstag, außer in den Ferien', 'Jeden Dienstag außerhalb der Schulferien'],
  ['dienstags (nicht in den Schulferien)', 'Jeden Dienstag außerhalb der Schulferien'],
  ['sonntags, nicht an Feiertagen', 'Jeden Sonntag, nicht an Feiertagen'],
  ['Mo–Fr', 'Montag bis Freitag'],
  ['Mo, Mi und Fr', 'Jeden Montag, Mittwoch und Freitag'],
  ['sonntags im Advent', 'Jeden Sonntag im Advent'],
  ['am 13. jeden Monats', 'Am 13. des Monats'],
  ['jedes Jahr am 5. August', 'Jedes Jahr am 5. August'],
  ['6. Januar 2027', 'Mittwoch, 6. Januar 2027'],
  ['06.01.2027, 18 Uhr', 'Mittwoch, 6. Januar 2027, 18 Uhr'],
  ['26.–30.10.2026', 'Montag, 26. bis Freitag, 30. Oktober'],
  ['jeden Mittwoch 19.30 Uhr', 'Jeden Mittwoch, 19.30 Uhr'],
  ['mittwochs 19:30–21 Uhr', 'Jeden Mittwoch, 19.30 bis 21 Uhr'],
  ['Mo–Fr 9–17 Uhr', 'Montag bis Freitag, 9 bis 17 Uhr'],
  ['montags um 10 Uhr', 'Jeden Montag, 10 Uhr'],
  ['montags, 8 bis 9.30 Uhr', 'Jeden Montag, 8 bis 9.30 Uhr'],
  ['montags 9–12 und 14–16 Uhr', 'Jeden Montag, 9 bis 12 Uhr und 14 bis 16 Uhr'],
  ['Mittwochabend um 8 Uhr', 'Jeden Mittwoch, 20 Uhr'],
  ['mittwochs um 8 Uhr abends', 'Jeden Mittwoch, 20 Uhr'],
  ['sonnabends 10–12 Uhr', 'Jeden Samstag, 10 bis 12 Uhr'],
  ['sonnabends abends 8 Uhr', 'Jeden Samstag, 20 Uhr'],
  ['Sonnabendabend 8 Uhr', 'Jeden Samstag, 20 Uhr'],
  ['Samstag Abend 8 Uhr', 'Jeden Samstag, 20 Uhr'],
  ['jd. Mittwoch 15 Uhr', 'Jeden Mittwoch, 15 Uhr'],
  ['tgl. außer montags 10 Uhr', 'Täglich, 10 Uhr, nicht montags'],
  ['sonntags mittags 1 Uhr', 'Jeden Sonntag, 13 Uhr'],
  ['sonntags mittags 11.30 Uhr', 'Jeden Sonntag, 11.30 Uhr'],
  ['dienstags am Abend um 8 Uhr', 'Jeden Dienstag, 20 Uhr'],
  ['dienstags nachmittags 3 bis 5 Uhr', 'Jeden Dienstag, 15 bis 17 Uhr'],
  ['Mo vormittags 9–12 Uhr, nachmittags 14–17 Uhr', 'Jeden Montag, 9 bis 12 Uhr und 14 bis 17 Uhr'],
  ['10 Uhr, 24. Dezember 2026', 'Donnerstag, 24. Dezember, 10 Uhr'],
  ['10 Uhr 24. Dezember 2026', 'Donnerstag, 24. Dezember, 10 Uhr'],
  ['mittwochs um 19 Uhr 30', 'Jeden Mittwoch, 19.30 Uhr'],
  ['Mi 19.30 Uhr (14-tägig)', 'Alle zwei Wochen am Mittwoch, 19.30 Uhr'],
  ['Heiligabend 15, 17 und 23 Uhr', 'Heiligabend, 15 Uhr, 17 Uhr und 23 Uhr'],
  ['Heiligabend, 9 Uhr', 'Heiligabend, 9 Uhr'],
  ['Reformationstag', 'Reformationstag'],
  ['Buß- und Bettag, 19 Uhr', 'Buß- und Bettag, 19 Uhr'],
  ['Erntedankfest', 'Erntedank'],
  ['Totensonntag', 'Ewigkeitssonntag'],
  // bernau.de/de/tourismus-kultur/museum-historie/erinnerungskultur/artikel-november-volkstrauertag.html
  ['Volkstrauertag', '2. Sonntag vor dem 1. Advent'],
  ['Halloween, 17 Uhr', 'Jedes Jahr am 31. Oktober, 17 Uhr'],
  ['Sankt Martin, 17 Uhr', 'Jedes Jahr am 11. November, 17 Uhr'],
  ['Pfingstmontag', 'Pfingstmontag'],
  ['Christi Himmelfahrt', 'Christi Himmelfahrt'],
  ['Aschermittwoch', 'Aschermittwoch'],
  ['Samstag vor Palmsonntag', 'Samstag vor Palmsonntag'],
  ['2. Advent', '2. Advent'],
  ['Samstag vor dem 2. Advent', 'Samstag nach dem 1. Advent'],
  ['1.Mai bis 31.Oktober, sonntags', 'Jeden Sonntag von Mai bis Oktober'],
  ['freitags am Vormittag 14-tägig', 'Alle zwei Wochen am Freitag'],
  ['Kantate, 10 Uhr', '4. Sonntag nach Ostersonntag, 10 Uhr'],
  ['every Sunday, 10.30am', 'Jeden Sonntag, 10.30 Uhr'],
])('„%s“ is read, and shown as „%s“', (repeats, sentence) => {
  expect(read({ repeats }).sentence, read({ repeats }).errors.join(' ')).toBe(sentence);
});

test.each([
  ['mittwochs ab 6. Januar 2027', 'ab Mittwoch, 6. Januar 2027'],
  ['mittwochs bis Ostern', 'ab Mittwoch, 2. Dezember bis Sonntag, 28. März 2027'],
  ['mittwochs, 6. Januar bis 10. Februar 2027', 'ab Mittwoch, 6. Januar 2027 bis Mittwoch, 10. Februar 2027'],
  ['sechs Mittwoche ab 13. Januar 2027', 'ab Mittwoch, 13. Januar 2027 bis Mittwoch, 17. Februar 2027'],
  ['vom 6.1. bis 10.2.2027 jeden Mittwoch', 'ab Mittwoch, 6. Januar 2027 bis Mittwoch, 10. Februar 2027'],
  ['mittwochs bis Ende Mai 2027', 'ab Mittwoch, 2. Dezember bis Montag, 31. Mai 2027'],
])('„%s“ has its ends', (repeats, season) => {
  expect(read({ repeats }).season).toBe(season);
});

test('other times, further dates and what is left out are in German too, and reasons stay as they are', () => {
  const { sentence, schedule, errors, warnings } = read({
    repeats: 'sonntags',
    firstDate: 'Sonntag, 6. Dezember 2026',
    startTime: '10 Uhr',
    endTime: '11.30',
    otherTimes: ['1. Sonntag im Monat: 9.30 Uhr', 'Heiligabend: 16 Uhr'],
    alsoOn: ['06.01.2027: 18 Uhr'],
    leftOut: ['27.12.2026: am Sonntag nach Weihnachten in Sankt Peter', 'August, jeden Sonntag dort'],
  });
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  expect(sentence).toBe(
    'Jeden Sonntag, 10 bis 11.30 Uhr, nicht im August; am 1. Sonntag im Monat: 9.30 Uhr; Heiligabend: 16 Uhr; außerdem Mittwoch, 6. Januar 2027, 18 Uhr',
  );
  expect(schedule?.phases[0].exceptions.map(({ reason }) => reason)).toEqual([
    'am Sonntag nach Weihnachten in Sankt Peter',
    'jeden Sonntag dort',
  ]);
});

test.each([
  [
    ['ab 6. Januar 2027: 20 bis 21.30 Uhr'],
    ['Jeden Mittwoch, 19 Uhr', 'Ab 6. Januar 2027: 20 bis 21.30 Uhr'],
  ],
  [
    ['ab dem 06.01.2027: jeden 1. und 3. Mittwoch, 20 Uhr, Saal im Gemeindehaus'],
    [
      'Jeden Mittwoch, 19 Uhr',
      'Ab 6. Januar 2027: am 1. und 3. Mittwoch im Monat, 20 Uhr, Saal im Gemeindehaus',
    ],
  ],
  [
    ['ab 6. Januar 2027 mittwochs um 20 Uhr im Gemeindehaus'],
    ['Jeden Mittwoch, 19 Uhr', 'Ab 6. Januar 2027: jeden Mittwoch, 20 Uhr, Gemeindehaus'],
  ],
  [['bis 31. März 2027: 18 Uhr'], ['Jeden Mittwoch, 18 Uhr', 'Ab 1. April 2027: 19 Uhr']],
])('what changes from a date on is read in German: %j', (otherTimes, said) => {
  const firstDate = '2. Dezember 2026';
  const { schedule, errors, warnings } = read({ repeats: 'mittwochs 19 Uhr', firstDate, otherTimes });
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  const { sentence, later = [] } = (schedule && describeSchedule(schedule, today, words)) ?? {};
  expect([sentence, ...later.map(({ text }) => text)].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(
    said,
  );
});

test.each([
  [
    'ab 6. Januar: 20 Uhr',
    '„ab 6. Januar: 20 Uhr“ kann ab diesem Tag eines Jahres gelten oder in einem Teil jedes Jahres; schreiben Sie das Jahr, etwa „ab Mittwoch, 6. Januar 2027“, oder für jedes Jahr beide Enden, etwa „6. Januar bis 31. Dezember“. Das nächste ist 2027-01-06.',
  ],
])('„%s“ among the other times is refused in German', (line, message) => {
  expect(read({ repeats: 'mittwochs 19 Uhr', otherTimes: [line] }).errors).toEqual([message]);
});

test('a date may have its time', () => {
  expect(read({ repeats: 'einmalig', firstDate: '24.12.2026 um 22 Uhr' }).sentence).toBe(
    'Donnerstag, 24. Dezember, 22 Uhr',
  );
});

test('a change of a date is read in German, and its problems are told so', () => {
  const change = {
    id: 'a',
    date: '2. Dezember 2026',
    status: 'moved',
    newDate: '03.12.2026',
    newStartTime: '20 Uhr',
  };
  const { schedule, errors } = read({ repeats: 'mittwochs 19 Uhr' }, [
    change,
    { ...change, id: 'b', date: '4.12.2026' },
  ]);
  expect(schedule?.changes.map(({ newDate, newStart }) => `${newDate} ${newStart}`)).toEqual([
    '2026-12-03 20:00:00',
  ]);
  expect(errors).toEqual([
    'Am 2026-12-04 findet es nicht statt, also ändert sich nichts; schreiben Sie das Datum, an dem es gewesen wäre.',
  ]);
});

test.each([
  ['nach Vereinbarung mit Pfarrer Müller, montags', ' mit Pfarrer Müller, montags'],
  ['Nach telefonischer Vereinbarung, Tel. 123', ' (telefonisch), Tel. 123'],
  ['auf Anfrage', ''],
])('„%s“: the words after it stay as they are', (repeats, more) => {
  expect(read({ repeats }).byArrangement).toBe(more);
});

test('a line that begins on a date is in German, with its place as it was typed', () => {
  const line = 'ab 6. Januar 2027: 1. und 3. Mittwoch, 20 Uhr, Haus am Markt';
  const { schedule, errors } = read({ repeats: 'mittwochs 19 Uhr', otherTimes: [line] });
  expect(errors).toEqual([]);
  expect(schedule?.phases[1]?.place?.name).toBe('Haus am Markt');
  expect(schedule?.phases[1]?.firstDate.toString()).toBe('2027-01-06');
});

test('a part of the day without hours is warned of in German', () => {
  expect(read({ repeats: 'mittwochs mittags', firstDate: '2. Dezember 2026' }).warnings).toEqual([
    '„mittwochs mittags“ nennt eine Tageszeit, die nicht gezeigt wird; schreiben Sie den Anfang, oder die Zeit in Worten, etwa „am Vormittag“.',
  ]);
});
