import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';

// The tests share the site; each starts from the state that the previous one has left.
const test = testWithOwnContent({ SITE_URL: 'https://st-oswin.example' });

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const entries = (folder: string) => join(folder, 'entries');

/** The Sunday of the demonstration's next worship, which ends at 11.45am: until then today, if today is one. */
const sunday = (() => {
  const now = Temporal.Now.plainDateTimeISO('Europe/London');
  const day = now.subtract({ hours: 11, minutes: 45 }).toPlainDate();
  return day.add({ days: 7 - (day.dayOfWeek % 7) });
})();
const note = 'A pipe has burst in the boiler room.';

function addTypo(folder: string): void {
  const file = join(entries(folder), 'eventPage/bell-ringers.md');
  const text = readFileSync(file, 'utf8').replace(/^startTime: .*$/m, 'startTime: after tea');
  writeFileSync(file, text.replace(/^title: .*$/m, 'title: Ringing'));
}

function cancel(folder: string): void {
  writeFileSync(
    join(entries(folder), `eventChange/sunday-worship-${sunday}.md`),
    `---\ntitle: "Sunday worship, ${sunday}: cancelled"\nevent: sunday-worship\ndate: ${sunday}\nstatus: cancelled\nnote: ${note}\n---\n`,
  );
}

test('a typo in one entry does not delay the cancellation in another', async ({ request, folder, start }) => {
  for (const path of ['/', '/whats-on/sunday-worship', '/calendar.ics', '/whats-on/bell-ringers'])
    await request.get(path);
  addTypo(folder);
  cancel(folder);
  for (const path of ['/whats-on/sunday-worship', '/coming-up'])
    await expect.poll(() => textOf(request, path), { message: path }).toContain(note);
  await expect
    .poll(async () => (await textOf(request, '/')).toLowerCase(), { message: 'Home' })
    .toContain('cancelled');
  await expect
    .poll(() => textOf(request, '/calendar.ics'), { message: 'calendar' })
    .toMatch(/SUMMARY:Cancelled: Sunday worship/);
  const ringers = await request.get('/whats-on/bell-ringers');
  expect(ringers.status()).toBe(200);
  expect(await ringers.text(), 'the faulty entry stays as it was').toContain('Bell ringers');
  const logged = start
    .errors()
    .split('\n')
    .filter((line) => line.includes('bell-ringers.md'));
  expect(logged).toEqual([
    expect.stringMatching(/bell-ringers\.md:\d+: “startTime”: .* Its last good version is served/),
  ]);
});

test('deleting an event to which a page links stops nothing', async ({ request, folder }) => {
  const words = /\[([^\]]+)\]\(entry:warm-room\)/.exec(
    readFileSync(join(entries(folder), 'page/home.md'), 'utf8'),
  )?.[1];
  expect(await textOf(request, '/')).toContain('href="/whats-on/warm-room"');
  rmSync(join(entries(folder), 'eventPage/warm-room.md'));
  await expect.poll(async () => (await request.get('/whats-on/warm-room')).status()).toBe(404);
  await expect.poll(() => textOf(request, '/')).not.toContain('href="/whats-on/warm-room"');
  const home = await request.get('/');
  expect(home.status()).toBe(200);
  expect(await home.text(), 'the text of the link stays').toContain(String(words));
});

test('an event that ends before it starts keeps its page, its start and its place in the calendar', async ({
  request,
  folder,
}) => {
  const file = join(entries(folder), 'eventPage/choir-practice.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^endTime: .*$/m, 'endTime: "17:00"'));
  await expect
    .poll(async () => (await (await request.get('/readyz')).json()).problems)
    .toContainEqual({
      file: expect.stringMatching(/entries\/eventPage\/choir-practice\.md$/),
      entry: 'eventPage choir-practice',
      outcome: 'served',
      faults: [
        {
          line: expect.any(Number),
          field: 'endTime',
          message: expect.stringContaining('ends before it starts'),
        },
      ],
    });
  const page = await request.get('/whats-on/choir-practice');
  expect(page.status()).toBe(200);
  expect((await page.text()).includes('7.30pm')).toBe(true);
  expect((await page.text()).includes('7.30pm to')).toBe(false);
  expect((await textOf(request, '/calendar.ics')).includes('SUMMARY:Choir practice')).toBe(true);
});

test('an event whose dates can no longer be read keeps its times, and the rest of it is new', async ({
  request,
  folder,
}) => {
  const file = join(entries(folder), 'eventPage/choir-practice.md');
  const text = readFileSync(file, 'utf8');
  const slip = text.replace(/^repeats: .*$/m, 'repeats: every Thrusday');
  writeFileSync(file, slip.replace(/^title: .*$/m, 'title: Singing practice'));
  await expect
    .poll(async () => (await (await request.get('/readyz')).json()).problems)
    .toContainEqual(
      expect.objectContaining({
        entry: 'eventPage choir-practice',
        faults: expect.arrayContaining([
          expect.objectContaining({
            field: 'repeats',
            message: expect.stringContaining('“Thursday” meant?'),
          }),
        ]),
      }),
    );
  const page = await textOf(request, '/whats-on/choir-practice');
  expect(page.includes('Singing practice')).toBe(true);
  expect(page.includes('Every Thursday, 7.30pm')).toBe(true);
  expect((await textOf(request, '/calendar.ics')).includes('SUMMARY:Singing practice')).toBe(true);
});
