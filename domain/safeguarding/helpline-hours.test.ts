import { expect, test } from 'vitest';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { ENGLISH } from '#tests/fixtures/schedule.fixture.ts';
import { dayAndNightFirst } from './helpline-hours.ts';
import type { Helpline } from './safeguarding.ts';

test('numbers that answer day and night come first; otherwise the order of content stays', () => {
  const listed = [
    helplineOf('office'),
    helplineOf('night', { dayAndNight: true }),
    helplineOf('evening'),
    helplineOf('always', { dayAndNight: true }),
  ];
  const { numbers, areMixed } = dayAndNightFirst(listed);
  expect(numbers.map(({ name }) => name)).toEqual(['night', 'always', 'office', 'evening']);
  expect(areMixed).toBe(true);
});

test('numbers with the same hours are not mixed', () => {
  expect(dayAndNightFirst([]).areMixed).toBe(false);
  expect(dayAndNightFirst([helplineOf('office')]).areMixed).toBe(false);
  expect(dayAndNightFirst([helplineOf('night', { dayAndNight: true })]).areMixed).toBe(false);
});

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
  expect(ENGLISH.safeguarding.availability(helplineOf('line', facts))).toBe(text);
});
