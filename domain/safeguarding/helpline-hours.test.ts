import { expect, test } from 'vitest';
import { availability, dayAndNightFirst } from './helpline-hours.ts';
import type { Helpline } from './safeguarding.ts';

function helpline(name: string, facts: Partial<Helpline> = {}): Helpline {
  return {
    name,
    telephone: '0808 800 5000',
    group: 'helpline',
    forWhom: 'Anyone.',
    dayAndNight: false,
    free: false,
    hours: undefined,
    email: undefined,
    url: undefined,
    lastChecked: undefined,
    ...facts,
  };
}

test('numbers that answer day and night come first; otherwise the order of content stays', () => {
  const listed = [
    helpline('office'),
    helpline('night', { dayAndNight: true }),
    helpline('evening'),
    helpline('always', { dayAndNight: true }),
  ];
  const { numbers, areMixed } = dayAndNightFirst(listed);
  expect(numbers.map(({ name }) => name)).toEqual(['night', 'always', 'office', 'evening']);
  expect(areMixed).toBe(true);
});

test('numbers with the same hours are not mixed', () => {
  expect(dayAndNightFirst([]).areMixed).toBe(false);
  expect(dayAndNightFirst([helpline('office')]).areMixed).toBe(false);
  expect(dayAndNightFirst([helpline('night', { dayAndNight: true })]).areMixed).toBe(false);
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
])('%o gives %s', (facts, said) => {
  expect(availability(helpline('line', facts))).toBe(said);
});
