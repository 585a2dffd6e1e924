import { expect, test } from 'vitest';
import { eventWire } from '#tests/fixtures/content.fixture.ts';
import { recordedResults } from '#tests/fixtures/results.fixture.ts';
import { inLondon, LONDON } from '#tests/fixtures/schedule.fixture.ts';
import { shownEntries } from './shown-entries.ts';

const menu = recordedResults.AppPreRender;
const named = (slug: string) => ({ slug, title: slug });

/** The events in the lists, and in the menu, at an instant. */
function eventsAt(now: string, days: { showFrom?: string; showUntil?: string }) {
  const events = { items: [eventWire('always'), eventWire('some-days', days)], total: 2 };
  const results = {
    ...recordedResults,
    AllEvents: { ...recordedResults.AllEvents, eventPageCollection: events },
    AppPreRender: { ...menu, regularEvents: { items: [named('always'), named('some-days')] } },
  };
  const shown = shownEntries(results, inLondon(now), LONDON);
  return {
    listed: shown.results.AllEvents?.eventPageCollection?.items.map((event) => event?.slug),
    inMenu: shown.results.AppPreRender?.regularEvents?.items.map((event) => event?.slug),
    validUntil: shown.validUntil?.toString(),
  };
}

const both = ['always', 'some-days'];

test('an event is listed and in the menu from the start of its first day to the end of its last', () => {
  const days = { showFrom: '2026-12-01', showUntil: '2026-12-06' };
  expect(eventsAt('2026-11-30T23:59', days)).toEqual({
    listed: ['always'],
    inMenu: ['always'],
    validUntil: '2026-12-01T00:00:00Z',
  });
  expect(eventsAt('2026-12-01T00:00', days)).toEqual({
    listed: both,
    inMenu: both,
    validUntil: '2026-12-07T00:00:00Z',
  });
  expect(eventsAt('2026-12-06T23:59', days).listed).toEqual(both);
  expect(eventsAt('2026-12-07T00:00', days)).toEqual({
    listed: ['always'],
    inMenu: ['always'],
    validUntil: undefined,
  });
});

test('days begin in the zone of the church, also in summer', () => {
  expect(eventsAt('2026-07-01T00:00', { showFrom: '2026-07-01' }).listed).toEqual(both);
  expect(eventsAt('2026-06-30T23:59', { showFrom: '2026-07-01' }).validUntil).toBe('2026-06-30T23:00:00Z');
});

test('a day that does not exist hides nothing', () => {
  expect(eventsAt('2026-12-01T00:00', { showFrom: '2026-13-45' }).listed).toEqual(both);
});

test('entries without days stay as they are', () => {
  const { results, validUntil } = shownEntries(recordedResults, inLondon('2026-12-01T00:00'), LONDON);
  expect(results).toEqual(recordedResults);
  expect(validUntil).toBeUndefined();
});
