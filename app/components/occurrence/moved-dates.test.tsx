import { occurrencesAfter } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { comingUpInWords, comingUpItems } from '#domain/diary/coming-up.ts';
import { occurrenceInWords } from '#domain/event/occurrence-in-words.ts';
import { nextServices } from '#domain/services/next-services.ts';
import { localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday } from '#tests/fixtures/event.fixture.ts';
import { british, english } from '#tests/fixtures/locale.fixture.ts';
import { markupOf } from '#tests/helpers/render.tsx';
import { DiaryDays } from '../../pages/coming-up/DiaryDays.tsx';
import { NextServicesSection } from '../../pages/home/NextServicesSection.tsx';
import { OccurrenceLine } from './OccurrenceLines.tsx';

const now = inLondon('2026-12-05T09:00');
const moved = { date: '2026-12-06', status: 'moved', newDate: '2026-12-10', newStartTime: '19:00' };
const sundays = eventOf('sundays', everySunday, { worship: true, mainService: true, changes: [moved] });

/** The text for a screen reader, without the tags. */
function read(element: React.ReactNode): string {
  return markupOf(element).replace(/<[^>]+>/g, '');
}

test('a former time says once that it was moved, and to when', () => {
  const [former] = occurrencesAfter(sundays.schedule, now, london, { formerTimes: true });
  if (former === undefined) throw new Error('There is no former time.');
  const text = occurrenceInWords(former, {
    today: now.toZonedDateTimeISO(london).toPlainDate(),
    words: english,
  });
  expect(read(<OccurrenceLine occurrence={text} />)).toMatch(
    /^Tomorrow, Sunday 6 December, 10\.30am to 11\.45am\s*Moved to Thursday 10 December, 7pm to 8\.15pm\.$/,
  );
});

test('its line in the diary does too', () => {
  const { soon } = comingUpInWords(comingUpItems([sundays], { now, zone: london }), localeAt(british, now));
  const text = read(<DiaryDays {...soon} />);
  expect(text).toContain('10.30am to 11.45am sundays');
  expect(text).toContain('Moved to Thursday 10 December, 7pm to 8.15pm.');
  expect(text).not.toMatch(/Moved\s+(sundays.*)?Moved to/);
});

test('on Home there is a space between a status and the title', () => {
  const next = nextServices(
    [
      sundays,
      eventOf('evening', { ...everySunday, startTime: '18:30', endTime: '19:15' }, { worship: true }),
    ],
    localeAt(british, now),
  );
  const line = (
    <NextServicesSection
      heading={{ title: 'Next', qualifier: undefined }}
      next={next}
      postalAddress={undefined}
      clocks={undefined}
      findUs={undefined}
    />
  );
  expect(read(line)).toContain('8.15pm Moved sundays');
});
