import { expect, test } from 'vitest';
import { datedContent } from '#cms/site-content.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { changeWire, contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { createLoadContext } from '../../site-context.ts';
import { loader as screenLoader } from './screen.tsx';
import { loader, ThisWeekPage } from './this-week.tsx';

const content = contentWith(
  [eventWire('Worship', { worship: true }), eventWire('Choir', { repeats: 'every Wednesday' })],
  [
    changeWire('rota', 'Worship', { status: 'changed', leads: 'The vicar', readings: 'Mark 13' }),
    changeWire('off', 'Choir', { date: '2026-12-02T00:00:00.000Z' }),
  ],
);

async function load(now: string, from = content, more = {}) {
  const context = createLoadContext(siteWith({ content: from, now: inLondon(now), ...more }));
  return (await loader({ context } as never)).data;
}

async function screen(now: string, more = {}) {
  const context = createLoadContext(siteWith({ content, now: inLondon(now), ...more }));
  return (await screenLoader({ context } as never)).data;
}

test('the sheet names what is off, then the services with who leads them and what is read, and whom to ring', async () => {
  const page = render(<ThisWeekPage {...(await load('2026-11-30T09:00')).view} />);
  const [, off, services, ring] = page.names('heading');
  expect([off, services, ring]).toEqual(['Not as usual', 'Services', 'Whom to ring']);
  expect(page.text).toContain('Wednesday 2 December10.30am to 11.45am: Choir');
  expect(page.text).toContain('Led by: The vicarReadings: Mark 13');
});

test('who led a service is not on the sheet of the next day', async () => {
  expect(JSON.stringify(await load('2026-12-06T10:00'))).toContain('The vicar');
  expect(JSON.stringify((await load('2026-12-07T00:00')).view.lines)).not.toContain('The vicar');
  const { endings } = await load('2026-12-05T10:00');
  expect(endings?.['2026-12-06']).toBe(inLondon('2026-12-07T00:00').epochMilliseconds);
});

test('the box of the editor is there from its first day to the Sunday night', async () => {
  const boxes = async (now: string) => (await load(now)).view.sheets.length;
  expect(await boxes('2026-11-25T23:59')).toBe(0);
  expect(await boxes('2026-11-26T00:00')).toBe(1);
  expect(await boxes('2026-11-29T23:59')).toBe(1);
  expect(await boxes('2026-11-30T00:00')).toBe(0);
});

test('the words of the sheet are the same where nobody knows when they are read', async () => {
  const [own, dated] = [
    await load('2026-12-06T09:00'),
    await load('2026-12-06T09:00', datedContent(content)),
  ];
  expect(dated.view.lines).toEqual(own.view.lines);
});

test('the screen is dark from nine in the evening until seven, and is made anew at both', async () => {
  const at = async (now: string) => {
    const { view, validUntil } = await screen(now);
    return [view.isNight, new Date(validUntil ?? 0).toISOString().slice(11, 16)];
  };
  expect(await at('2026-12-01T06:59')).toEqual([true, '07:00']);
  expect(await at('2026-12-01T07:00')).toEqual([false, '21:00']);
  expect(await at('2026-12-01T21:00')).toEqual([true, '00:00']);
});

test('an exported screen is dark where the device is, since nobody knows when it is read', async () => {
  const { view, validUntil } = await screen('2026-12-01T03:00', { isExported: true });
  expect(view.isNight).toBe(false);
  expect(validUntil).toBe(inLondon('2026-12-02T00:00').epochMilliseconds);
});

test('the words to copy say what is off and what is read, with addresses, and name nobody', async () => {
  const { chat, text, html } = (await load('2026-11-30T09:00')).view.copy;
  expect(chat).toBe(
    `St Oswin's Leeds: 30 November to 7 December

Not as usual
- Wednesday 2 December, 10.30am to 11.45am: Choir, Nave, Loom Street Hall. Cancelled.

Services
- Sunday 6 December, 10.30am to 11.45am: Worship, Nave, Loom Street Hall. Readings: Mark 13.

https://church.example/this-week`,
  );
  expect(html).toContain(
    '<li>Sunday 6 December, 10.30am to 11.45am: <a href="https://church.example/whats-on/Worship">Worship</a>, Nave, Loom Street Hall. Readings: Mark 13.</li>',
  );
  expect(chat + text + html).not.toContain('vicar');
});
