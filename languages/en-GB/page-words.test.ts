import { expect, test } from 'vitest';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { english } from '#tests/fixtures/locale.fixture.ts';

test.each<[Partial<Helpline>, string | undefined]>([
  [{ dayAndNight: true, free: true }, 'Free, day and night.'],
  [{ dayAndNight: true }, 'Day and night.'],
  [{ dayAndNight: true, hours: 'Always' }, 'Day and night.'],
  [{ free: true, hours: 'Monday to Friday, 9am to 9pm' }, 'Free. Monday to Friday, 9am to 9pm.'],
  [{ hours: 'Nights, weekends and bank holidays.' }, 'Nights, weekends and bank holidays.'],
  [{ free: true }, 'Free. It may be closed at night and at weekends.'],
  [{}, 'It may be closed at night and at weekends.'],
  [{ group: 'local' }, undefined],
])('%o gives %s', (facts, text) => {
  expect(english.safeguarding.availability(helplineOf('line', facts))).toBe(text);
});
