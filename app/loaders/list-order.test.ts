import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { createLoadContext } from '../site-context.ts';
import { churchEvents } from './church-events.ts';
import { loadRoot } from './root-data.ts';

const once = (slug: string, firstDate: string, order: number | null = null) =>
  eventWire(slug, { repeats: 'once', firstDate, order });

/** Events of which two have a place in the list; the service may have the others anywhere. */
const wires = [
  once('whitsun', '2027-05-16'),
  eventWire('visits', { repeats: 'by arrangement', order: null }),
  once('second', '2027-06-01', 20),
  once('advent', '2026-11-29'),
  once('third', '2026-12-01', 30),
];
const inOrder = ['second', 'third', 'advent', 'whitsun', 'visits'];

function siteAt(now: string) {
  const content = contentWith(wires);
  const navigation = { ...content.navigation, regularEvents: content.events };
  return { ...siteWith({ now: Temporal.Instant.from(now) }), content: { ...content, navigation } };
}

test('lists have events without an order after the others, by their next date, and last those without a date', () => {
  const site = siteAt('2026-11-22T10:00:00Z');
  const { current } = churchEvents({ ...site, locale: localeAt(site.content.locale, site.now) });
  expect(current.map(({ slug }) => slug)).toEqual(inOrder);
});

test('so has the menu, until the next date of one of them is over', async () => {
  const site = siteAt('2026-11-29T09:00:00Z');
  const { data } = await loadRoot({ context: createLoadContext(site) });
  expect(data.navigation.regularEvents.map(({ slug }) => slug)).toEqual(inOrder);
  expect(data.validUntil).toBe(Date.parse('2026-11-29T10:30:00Z'));
});
