import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, fileOf, heading } from '#tests/fixtures/calendar-entry.fixture.ts';
import { schedules } from '#tests/fixtures/schedule.arbitrary.ts';
import { british, everySunday, exhibition, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { calendarFile } from './calendar-file.ts';

const empty = calendarFile(heading, [], british, Temporal.Instant.from('2026-11-22T18:00Z'));

/** The unfolded lines of the nth VEVENT. */
function eventLines(file: string, index = 0): string[] {
  const event = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n')[index + 1] ?? '';
  return event.split('\r\nEND:VEVENT')[0]?.split('\r\n') ?? [];
}

describe('a calendar file', () => {
  test('has the headings of RFC 5545 and RFC 7986, and those that older programs know', () => {
    const lines = empty.split('\r\n');
    expect(lines.slice(0, 8)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//church.example//Church calendar//EN',
      'CALSCALE:GREGORIAN',
      'NAME:What’s on\\; a church\\, and its hall',
      'X-WR-CALNAME:What’s on\\; a church\\, and its hall',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
    ]);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('has London’s clock changes as rules', () => {
    const zone = empty.match(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s)?.[0];
    expect(zone?.split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/London',
      'BEGIN:DAYLIGHT',
      'DTSTART:20000326T010000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'TZNAME:BST',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20001029T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0000',
      'TZNAME:GMT',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  test('has lines of at most 75 octets with CRLF for any text, and the same bytes twice', () => {
    fc.assert(
      fc.property(schedules, fc.string({ unit: 'binary', maxLength: 200 }), (schedule, text) => {
        const entry = entryOf(schedule, { title: `Café 😀 ${text}`, description: text.repeat(2) });
        const file = fileOf(entry);
        expect(fileOf(entry)).toBe(file);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(file.isWellFormed()).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('an event', () => {
  test('has its timestamps from its entry alone', () => {
    expect(eventLines(fileOf(scheduleOf(everySunday))).slice(0, 8)).toEqual([
      'UID:sunday-service@church.example',
      'DTSTAMP:20261120T101112Z',
      'LAST-MODIFIED:20261120T101112Z',
      'SEQUENCE:7',
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'SUMMARY:Sunday service',
      'STATUS:CONFIRMED',
    ]);
  });

  test('has its address, coordinates, page and text', () => {
    const file = fileOf(
      entryOf(scheduleOf(everySunday), {
        description: 'All welcome; coffee, cake\r\nafter\\wards\u0007',
        location: (where) => where ?? 'The church, High Road',
        geo: { lat: 53.8, lon: -1.55 },
        url: 'https://church.example/whats-on/sunday',
      }),
    );
    expect(eventLines(file)).toEqual(
      expect.arrayContaining([
        'DESCRIPTION:All welcome\\; coffee\\, cake\\nafter\\\\wards',
        'LOCATION:The church\\, High Road',
        'GEO:53.8;-1.55',
        'URL:https://church.example/whats-on/sunday',
      ]),
    );
  });

  test('that repeats has its local time, exceptions in the form of its start, and its end in UTC', () => {
    const raw = { ...everySunday, lastDate: '2026-06-30', leftOut: ['2026-01-04', '2026-04-05: Easter'] };
    expect(eventLines(fileOf(scheduleOf(raw))).slice(8)).toEqual([
      'DTSTART;TZID=Europe/London:20260111T103000',
      'DTEND;TZID=Europe/London:20260111T120000',
      'RRULE:FREQ=WEEKLY;BYDAY=SU;INTERVAL=1;UNTIL=20260628T103000Z;WKST=MO',
      'EXDATE;TZID=Europe/London:20260405T103000',
    ]);
  });

  test('with an exception in the hour that the clocks show twice excludes both', () => {
    const raw = { ...everySunday, startTime: '01:00', endTime: '02:30', leftOut: ['2026-10-25'] };
    expect(eventLines(fileOf(scheduleOf(raw))).filter((line) => line.startsWith('EXDATE'))).toEqual([
      'EXDATE:20261025T000000Z',
      'EXDATE:20261025T010000Z',
    ]);
  });

  test('on several days with hours each day is a rule by the day, with its end', () => {
    const raw = { ...exhibition, leftOut: ['2026-12-12'] };
    expect(eventLines(fileOf(scheduleOf(raw))).slice(8)).toEqual([
      'DTSTART;TZID=Europe/London:20261211T100000',
      'DTEND;TZID=Europe/London:20261211T160000',
      'RRULE:FREQ=DAILY;UNTIL=20261213T100000Z',
      'EXDATE;TZID=Europe/London:20261212T100000',
    ]);
  });

  test('on the last Tuesday of the month, all day, has dates and no zone', () => {
    const raw = {
      repeats: 'last Tuesday of the month',
      firstDate: '2026-01-27',
      lastDate: '2026-12-31',
      leftOut: ['2026-06-30'],
    };
    expect(eventLines(fileOf(scheduleOf(raw))).slice(8)).toEqual([
      'DTSTART;VALUE=DATE:20260127',
      'DTEND;VALUE=DATE:20260128',
      'RRULE:FREQ=MONTHLY;BYDAY=-1TU;UNTIL=20261229',
      'EXDATE;VALUE=DATE:20260630',
    ]);
  });

  test('over several whole days ends on the day after the last', () => {
    const raw = { repeats: 'once', firstDate: '2026-12-04', endDate: '2026-12-06' };
    expect(eventLines(fileOf(scheduleOf(raw))).slice(8)).toEqual([
      'DTSTART;VALUE=DATE:20261204',
      'DTEND;VALUE=DATE:20261207',
    ]);
  });

  test('with changed dates names each by its original date', () => {
    const schedule = scheduleOf(everySunday, [
      { date: '2026-12-13', status: 'moved', newDate: '2026-12-14', where: 'The hall', note: 'Boiler' },
      { date: '2026-12-06', status: 'cancelled' },
    ]);
    const file = fileOf(entryOf(schedule, { location: (where) => where ?? 'The church' }));
    expect(eventLines(file, 1).slice(6)).toEqual([
      'SUMMARY:Cancelled: Sunday service',
      'STATUS:CANCELLED',
      'LOCATION:The church',
      'RECURRENCE-ID;TZID=Europe/London:20261206T103000',
      'DTSTART;TZID=Europe/London:20261206T103000',
      'DTEND;TZID=Europe/London:20261206T120000',
    ]);
    expect(eventLines(file, 2).slice(6)).toEqual([
      'SUMMARY:Sunday service',
      'STATUS:CONFIRMED',
      'DESCRIPTION:Boiler',
      'LOCATION:The hall',
      'RECURRENCE-ID;TZID=Europe/London:20261213T103000',
      'DTSTART;TZID=Europe/London:20261214T103000',
      'DTEND;TZID=Europe/London:20261214T120000',
    ]);
  });

  test('cancelled as a whole stays in the file', () => {
    const lines = eventLines(fileOf(scheduleOf({ ...everySunday, status: 'cancelled' })));
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('SUMMARY:Cancelled: Sunday service');
  });

  test('without any date left is not in the file', () => {
    const raw = { ...everySunday, lastDate: '2026-01-18', leftOut: ['2026-01-01 to 2026-01-31'] };
    expect(fileOf(scheduleOf(raw))).not.toContain('VEVENT');
  });
});

test('a time that is known in words only is a whole day, with the words in its title and text', () => {
  const raw = { repeats: 'every Sunday', firstDate: '2026-01-04', timeInWords: 'after the 10.30 service' };
  const lines = eventLines(
    fileOf(entryOf(scheduleOf(raw), { title: 'Prayer', description: 'For healing.' })),
  );
  expect(lines).toContain('SUMMARY:Prayer\\, after the 10.30 service');
  expect(lines).toContain('DESCRIPTION:After the 10.30 service\\n\\nFor healing.');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260104');
});
