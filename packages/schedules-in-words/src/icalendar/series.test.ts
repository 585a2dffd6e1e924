import { describe, expect, test } from 'vitest';
import { fileOf } from '#tests/fixtures/calendar-entry.fixture.ts';
import { everySunday, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';

describe('a schedule of several parts', () => {
  const rulesOf = (file: string) => file.replaceAll('\r\n ', '').match(/(?<=^RRULE:)(?!FREQ=YEARLY).*/gm);
  const uidsOf = (file: string) => [...new Set(file.match(/(?<=^UID:).*(?=@)/gm))];
  const evensong = { ...everySunday, startTime: '18:30', endTime: '19:15' };

  test('says whole months with BYMONTH, those left out too', () => {
    const winter = scheduleOf({
      ...evensong,
      otherTimes: ['November to February: 4pm'],
      leftOut: ['August'],
    });
    expect(rulesOf(fileOf(winter))).toEqual([
      'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=SU;BYMONTH=3,4,5,6,7,9,10',
      'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=SU;BYMONTH=1,2,11,12',
    ]);
  });

  test('says other weekdays and other weeks of the month with rules', () => {
    const raw = { repeats: 'Monday to Saturday', firstDate: '2026-01-05', startTime: '9am' };
    const saturdays = scheduleOf({ ...raw, otherTimes: ['Saturdays: 10am'] });
    expect(rulesOf(fileOf(saturdays))).toEqual([
      'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,TU,WE,TH,FR',
      'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=SA',
    ]);
    const first = scheduleOf({ ...evensong, otherTimes: ['first Sunday of the month: 4pm'] });
    expect(rulesOf(fileOf(first))?.[1]).toBe('FREQ=MONTHLY;BYDAY=1SU');
  });

  test('ends five years on where exceptions come again every year, and a year later from New Year on', () => {
    const schedule = scheduleOf({ ...everySunday, leftOut: ['Good Friday to Easter Monday'] });
    const at = (now: string) => fileOf(schedule, Temporal.Instant.from(now));
    expect(rulesOf(at('2026-12-31T23:59Z'))?.[0]).toContain('UNTIL=20311228T103000Z');
    expect(at('2026-12-31T23:59Z')).toBe(at('2026-01-01T00:00Z'));
    expect(rulesOf(at('2027-01-01T00:00Z'))?.[0]).toContain('UNTIL=20321226T103000Z');
  });

  test('leaves out the public holidays of five years one by one, and ends with them', () => {
    const mondays = scheduleOf({ ...everySunday, repeats: 'Mondays, not bank holidays' });
    const file = fileOf(mondays, Temporal.Instant.from('2026-12-31T23:59Z'));
    expect(rulesOf(file)).toEqual(['FREQ=WEEKLY;UNTIL=20311229T103000Z;INTERVAL=1;WKST=MO;BYDAY=MO']);
    const left = [...file.matchAll(/^EXDATE;TZID=Europe\/London:(\d{8})/gm)].map(([, date]) => date);
    expect(left.filter((date) => date?.startsWith('2027') || date?.startsWith('2031'))).toEqual([
      ...['20270329', '20270503', '20270531', '20270830', '20271227'],
      ...['20310414', '20310505', '20310526', '20310825'],
    ]);
  });

  test('has UIDs that stay when dates are added and when the year ends', () => {
    const two = { ...everySunday, otherTimes: ['4pm'] };
    expect(uidsOf(fileOf(scheduleOf(two)))).toEqual(['sunday-service', 'sunday-service-2']);
    const more = scheduleOf({ ...two, alsoOn: ['2026-12-25', '2026-12-26: 7pm'] });
    expect(uidsOf(fileOf(more))).toEqual([
      'sunday-service',
      'sunday-service-2',
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
      'sunday-service-2032-02-11',
    ]);
  });
});
