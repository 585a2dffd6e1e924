import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { contentLines } from './content-lines.ts';
import { timeZoneComponent } from './time-zone-component.ts';

// New York changed its rules in 2007, Auckland too; Casablanca follows the moon; Kolkata never changes.
test.each(['Europe/London', 'America/New_York', 'Pacific/Auckland', 'Africa/Casablanca', 'Asia/Kolkata'])(
  'an independent reading of the component of %s agrees with the zone’s own data',
  (zone) => {
    const component = new ICAL.Component(ICAL.parse(contentLines(timeZoneComponent(zone))));
    const written = new ICAL.Timezone({ component, tzid: zone });
    let moment = Temporal.Instant.from('2001-01-01T12:00Z');
    while (moment.epochMilliseconds < Date.UTC(2037, 0, 1)) {
      const real = moment.toZonedDateTimeISO(zone);
      const local = ICAL.Time.fromDateTimeString(real.toPlainDateTime().toString({ smallestUnit: 'second' }));
      expect([real.toString(), written.utcOffset(local)]).toEqual([
        real.toString(),
        real.offsetNanoseconds / 1e9,
      ]);
      moment = moment.add({ hours: 24 * 5 });
    }
  },
);

test.each([
  ['Europe/London', 'BST GMT'],
  ['America/New_York', 'EDT EST'],
  ['Australia/Sydney', 'AEDT AEST'],
  ['Europe/Berlin', 'CEST CET'],
  ['Asia/Tokyo', '+09:00'],
])('the times of %s are named %s, as in its own country, and else by their offset', (zone, names) => {
  const lines = contentLines(timeZoneComponent(zone)).split('\r\n');
  const found = lines.filter((line) => line.startsWith('TZNAME:')).map((line) => line.slice(7));
  expect([...new Set(found)].toSorted().join(' ')).toBe(names);
});
