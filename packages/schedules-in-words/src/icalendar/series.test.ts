import { describe, expect, test } from 'vitest';
import { entryOf, fileOf } from '#tests/fixtures/calendar-entry.fixture.ts';
import { everySunday, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';

describe('a schedule of several parts', () => {
  const rulesOf = (file: string) => file.replaceAll('\r\n ', '').match(/(?<=^RRULE:)(?!FREQ=YEARLY).*/gm);
  const uidsOf = (file: string) => [...new Set(file.match(/(?<=^UID:).*(?=@)/gm))];
  const leftOutOf = (file: string) =>
    [...file.matchAll(/^EXDATE;TZID=Europe\/London:(\d{8})/gm)].map(([, date = '']) => date);
  const evensong = { ...everySunday, startTime: '18:30', endTime: '19:15' };

  test('leaves out months one by one, and ends with the year after next', () => {
    const winter = scheduleOf({
      ...evensong,
      otherTimes: ['November to February: 4pm'],
      leftOut: ['August'],
    });
    const file = fileOf(winter);
    expect(rulesOf(file)).toEqual([
      'FREQ=WEEKLY;BYDAY=SU;INTERVAL=1;UNTIL=20281029T183000Z;WKST=MO',
      'FREQ=WEEKLY;BYDAY=SU;INTERVAL=1;UNTIL=20281231T160000Z;WKST=MO',
    ]);
    expect(leftOutOf(file).filter((date) => date.startsWith('202708'))).toHaveLength(2 * 5);
  });

  test('says other weekdays and other weeks of the month with rules', () => {
    const raw = { repeats: 'Monday to Saturday', firstDate: '2026-01-05', startTime: '9am' };
    const saturdays = scheduleOf({ ...raw, otherTimes: ['Saturdays: 10am'] });
    expect(rulesOf(fileOf(saturdays))).toEqual([
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;INTERVAL=1;WKST=MO',
      'FREQ=WEEKLY;BYDAY=SA;INTERVAL=1;WKST=MO',
    ]);
    const first = scheduleOf({ ...evensong, otherTimes: ['first Sunday of the month: 4pm'] });
    expect(rulesOf(fileOf(first))?.[1]).toBe('FREQ=MONTHLY;BYDAY=1SU');
  });

  test('ends with the year after next where exceptions come again every year, and a year later from New Year on', () => {
    const schedule = scheduleOf({ ...everySunday, leftOut: ['Good Friday to Easter Monday'] });
    const at = (now: string) => fileOf(schedule, Temporal.Instant.from(now));
    expect(rulesOf(at('2026-12-31T23:59Z'))?.[0]).toContain('UNTIL=20281231T103000Z');
    expect(at('2026-12-31T23:59Z')).toBe(at('2026-01-01T00:00Z'));
    expect(rulesOf(at('2027-01-01T00:00Z'))?.[0]).toContain('UNTIL=20291230T103000Z');
  });

  test('leaves out the public holidays of these years one by one, and none from before last year', () => {
    const mondays = scheduleOf({ ...everySunday, repeats: 'Mondays, not bank holidays' });
    const file = fileOf(mondays, Temporal.Instant.from('2026-12-31T23:59Z'));
    expect(rulesOf(file)).toEqual(['FREQ=WEEKLY;BYDAY=MO;INTERVAL=1;UNTIL=20281218T103000Z;WKST=MO']);
    expect(leftOutOf(file).filter((date) => date > '2027')).toEqual([
      ...['20270329', '20270503', '20270531', '20270830', '20271227'],
      ...['20280103', '20280417', '20280501', '20280529', '20280828'],
    ]);
    const later = fileOf(mondays, Temporal.Instant.from('2030-06-01T12:00Z'));
    expect(later).toContain('DTSTART;TZID=Europe/London:20290108T103000');
  });

  test('has UIDs that stay when dates are added and when the year ends', () => {
    const two = { ...everySunday, otherTimes: ['4pm'] };
    expect(uidsOf(fileOf(scheduleOf(two)))).toEqual(['sunday-service', 'sunday-service-1600-SU']);
    const more = scheduleOf({ ...two, alsoOn: ['2026-12-25', '2026-12-26: 7pm'] });
    expect(uidsOf(fileOf(more))).toEqual([
      'sunday-service',
      'sunday-service-1600-SU',
      'sunday-service-2026-12-25T1030',
      'sunday-service-2026-12-26T1900',
    ]);
    const fair = { repeats: 'once', firstDate: '2026-12-05' };
    expect(uidsOf(fileOf(scheduleOf({ ...fair, alsoOn: ['2026-12-12'] })))[0]).toBe('sunday-service');
    const feast = scheduleOf({ repeats: 'Ash Wednesday', firstDate: '2026-01-01', startTime: '12:30' });
    const before = uidsOf(fileOf(feast));
    expect(before[0]).toBe('sunday-service-2026-02-18');
    expect(uidsOf(fileOf(feast, Temporal.Instant.from('2027-01-01T00:00Z')))).toEqual([
      ...before,
      'sunday-service-2029-02-14',
    ]);
  });

  test('has an ordinal each its component, with a UID that stays when others come or go', () => {
    const uids = (repeats: string) => uidsOf(fileOf(scheduleOf({ ...everySunday, repeats })));
    expect(uids('first and third Sundays')).toEqual(['sunday-service', 'sunday-service-3SU']);
    expect(uids('first, second and third Sundays').at(-1)).toBe('sunday-service-3SU');
    expect(uids('13th and 15th of the month')).toEqual(['sunday-service', 'sunday-service-15']);
    const twice = scheduleOf({
      ...everySunday,
      repeats: 'first and third Sundays',
      otherTimes: ['November: 4pm to 5pm', 'March to May: 4pm to 4.30pm', 'June to August: 4pm to 4.45pm'],
    });
    const names = uidsOf(fileOf(twice));
    expect(names.filter((name) => !/-\d{4}-\d\d-\d\dT\d{4}$/.test(name))).toEqual([
      ...['sunday-service', 'sunday-service-3SU', 'sunday-service-1600-1SU', 'sunday-service-1600-3SU'],
      ...['sunday-service-1600-1SU-2', 'sunday-service-1600-3SU-2'],
    ]);
  });

  test('has a date for each that no template says: fifth Sundays, few of many days, what is in two series', () => {
    const datesOf = (repeats: string) => {
      const file = fileOf(scheduleOf({ ...everySunday, repeats, firstDate: '2027-01-01' }));
      expect(rulesOf(file)).toBeNull();
      return uidsOf(file).map((uid) => uid.slice('sunday-service-'.length));
    };
    expect(datesOf('fifth Sunday').slice(0, 3)).toEqual(['2027-01-31', '2027-05-30', '2027-08-29']);
    expect(datesOf('fifth Sunday').at(-1)).toBe('2028-12-31');
    expect(datesOf('Wednesdays in Lent')).toHaveLength(7 + 7);
    expect(datesOf('31st of the month')).toHaveLength(2 * 7);
    expect(datesOf('last weekday of the month')).toHaveLength(24);
    expect(datesOf('fourth and last Sundays').length).toBeGreaterThan(24);
  });

  test('changes a date in the component that it belongs to', () => {
    const schedule = scheduleOf({ ...everySunday, repeats: 'first and third Sundays' }, [
      { date: '2026-12-06', status: 'cancelled' },
      { date: '2026-12-20', status: 'moved', newDate: '2026-12-21' },
    ]);
    const changes = fileOf(schedule)
      .split('BEGIN:VEVENT')
      .map((text) => [/^UID:(.*)@/m.exec(text)?.[1], /^RECURRENCE-ID.*:(.*)\r/m.exec(text)?.[1]]);
    expect(changes.filter(([, id]) => id !== undefined)).toEqual([
      ['sunday-service', '20261206T103000'],
      ['sunday-service-3SU', '20261220T103000'],
    ]);
  });
});

test('what changes from a date on ends one component and begins another, and the first keeps its UID', () => {
  const line = 'from 3 January 2027: first and third Sundays, 8pm to 9.30pm, Upper room';
  const entry = entryOf(scheduleOf({ ...everySunday, otherTimes: [line] }), { location: (where) => where });
  const found = fileOf(entry).match(/^(?:UID|DTSTART;TZID|RRULE:FREQ=(?!YEARLY)|LOCATION).*(?=\r)/gm);
  expect(found).toEqual([
    'UID:sunday-service@church.example',
    'DTSTART;TZID=Europe/London:20260104T103000',
    'RRULE:FREQ=WEEKLY;BYDAY=SU;INTERVAL=1;UNTIL=20261227T103000Z;WKST=MO',
    'UID:sunday-service-from-2027-01-03@church.example',
    'LOCATION:Upper room',
    'DTSTART;TZID=Europe/London:20270103T200000',
    'RRULE:FREQ=MONTHLY;BYDAY=1SU',
    'UID:sunday-service-from-2027-01-03-3SU@church.example',
    'LOCATION:Upper room',
    'DTSTART;TZID=Europe/London:20270117T200000',
    'RRULE:FREQ=MONTHLY;BYDAY=3SU',
  ]);
  const before = fileOf(scheduleOf(everySunday)).match(/^UID.*(?=\r)/gm);
  expect(before).toEqual([found?.[0]]);
});

test('new hours of every second week go on in the same weeks, with one rule', () => {
  const raw = {
    ...everySunday,
    repeats: 'fortnightly on Sundays',
    otherTimes: ['from 27 December 2026: 8pm'],
  };
  expect(fileOf(scheduleOf(raw)).match(/^(?:DTSTART;TZID|RRULE:FREQ=WEEKLY).*(?=\r)/gm)).toEqual([
    'DTSTART;TZID=Europe/London:20260104T103000',
    'RRULE:FREQ=WEEKLY;BYDAY=SU;INTERVAL=2;UNTIL=20261220T103000Z;WKST=MO',
    'DTSTART;TZID=Europe/London:20270103T200000',
    'RRULE:FREQ=WEEKLY;BYDAY=SU;INTERVAL=2;WKST=MO',
  ]);
});
