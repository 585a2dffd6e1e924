import { expect, test } from 'vitest';
import * as schedules from './index.ts';

test('the package hands out these functions and nothing else', () => {
  expect(Object.keys(schedules).toSorted()).toEqual([
    'agenda',
    'agendaByDay',
    'calendarFile',
    'clocksInWords',
    'datesToCheck',
    'describeOccurrence',
    'describeSchedule',
    'formRules',
    'isPublicHoliday',
    'nations',
    'nextOccurrence',
    'occurrencesAfter',
    'occurrencesValidUntil',
    'onlyOccurrence',
    'parsePublicHoliday',
    'parseSchedule',
    'parseTerms',
    'placeOn',
    'readBack',
    'scheduleSpan',
    'schemaOrgSchedules',
    'suspectDates',
  ]);
});
