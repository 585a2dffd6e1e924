import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { britishDialling } from '#domain/church/country.ts';
import { changeWire, contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';

const previousZone = process.env.TZ;

afterEach(() => {
  process.env.TZ = previousZone ?? 'UTC';
});

const once = { repeats: 'once' };

/** Events near midnights, over nights and days, in winter and in summer, with their changes. */
const events = [
  eventWire('worship', { worship: true, highlightedEvent: true, price: 0 }),
  eventWire('vigil', {
    ...once,
    firstDate: '2027-03-27',
    endDate: '2027-03-28',
    startTime: '23:30',
    endTime: '02:30',
  }),
  eventWire('early', { startTime: '00:15', endTime: '01:30' }),
  eventWire('fair', {
    ...once,
    firstDate: '2027-03-26',
    endDate: '2027-03-30',
    startTime: null,
    endTime: null,
  }),
  eventWire('late', { ...once, firstDate: '2027-04-01T23:45+01:00', startTime: null, endTime: null }),
  eventWire('past', { ...once, firstDate: '2027-03-24T00:00:00.000Z' }),
];
const changes = [
  changeWire('off', 'worship', { date: '2027-03-28', note: 'The clocks have gone forward.' }),
  changeWire('moved', 'early', { date: '2027-04-04', status: 'moved', newDate: '2027-04-05' }),
];

/** Every page and file that says times, made by a server of which every part was loaded in that zone. */
async function saidUnder(zone: string): Promise<string> {
  process.env.TZ = zone;
  vi.resetModules();
  const [{ createLoadContext }, home, comingUp, whatsOn, event, calendar] = await Promise.all([
    import('#app/site-context.ts'),
    import('#app/routes/home.tsx'),
    import('#app/routes/coming-up.tsx'),
    import('#app/routes/whats-on.tsx'),
    import('#app/routes/event.tsx'),
    import('#app/routes/files/calendar.ts'),
  ]);
  const { PageLocaleContext } = await import('#app/language/page-locale.ts');
  // Half past eleven at night in London, in the week before the clocks change.
  const now = Temporal.Instant.from('2027-03-25T23:30:00Z');
  const context = createLoadContext(siteWith({ content: contentWith(events, changes), now }));
  const args = {
    context,
    request: new Request('https://church.example/'),
    params: { slug: 'worship' },
  } as never;
  const [onHome, soon, list, detail, file] = await Promise.all([
    home.loader(args),
    comingUp.loader(args),
    whatsOn.loader(args),
    event.loader(args),
    calendar.loader(args),
  ]);
  const { structuredData } = await import('#app/loaders/structured-data.ts');
  const church = { title: 'St Example', city: 'Leeds' } as never;
  const html = renderToStaticMarkup(
    <PageLocaleContext value={{ ...british, dialling: britishDialling }}>
      <MemoryRouter>
        <home.HomePage {...onHome.data.view} church={church} />
        <comingUp.ComingUpPage {...soon.data.view} />
        <whatsOn.WhatsOnPage {...list.data.view} />
        <event.EventDetailPage {...detail.data.view} />
      </MemoryRouter>
    </PageLocaleContext>,
  );
  const data = [onHome, soon, list, detail].map(({ init }) => JSON.stringify(init));
  return [html, context.get(structuredData), ...data, await file.text()].join('\n');
}

test('pages, structured data, cache headers and calendar are the same bytes from a server anywhere in the world', async () => {
  const inUtc = await saidUnder('UTC');
  expect(inUtc).toContain('Clocks go forward this Sunday');
  expect(inUtc).toContain('Tomorrow');
  expect(inUtc).toContain('EventCancelled');
  expect(inUtc).toContain('END:VCALENDAR');
  for (const zone of ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland']) {
    expect(await saidUnder(zone), zone).toBe(inUtc);
    expect(Temporal.Now.timeZoneId(), 'the zone the server was in').toBe(zone);
  }
});
