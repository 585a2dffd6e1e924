import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';

// The tests share the site; each edits entries that the others do not.
const test = testWithOwnContent();

function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, 'entries', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a saved event shows in page, menu, lists, feed, calendar and site map', async ({ request, folder }) => {
  const places = [
    '/contact',
    '/whats-on',
    '/whats-on/choir-practice',
    '/calendar.ics',
    '/whats-on/choir-practice.ics',
  ];
  for (const path of places) await request.get(path);
  edit(folder, 'eventPage/choir-practice.md', (text) =>
    text.replace(/^title: .*$/m, 'title: Singing for joy'),
  );
  for (const path of places)
    await expect.poll(() => textOf(request, path), { message: path }).toContain('Singing for joy');
});

test('a new event shows everywhere automatically, and goes when its file goes', async ({
  request,
  folder,
}) => {
  const today = Temporal.Now.plainDateISO('Europe/London').add({ days: 3 });
  const places = ['/coming-up', '/coming-up.atom', '/sitemap.xml', '/calendar.ics', '/_.data'];
  for (const path of places) expect(await textOf(request, path), path).not.toContain('lantern-walk');
  const file = join(folder, 'entries/eventPage/lantern-walk.md');
  writeFileSync(
    file,
    `---\nslug: lantern-walk\ntitle: Lantern walk\nhighlightedEvent: true\norder: 1\nsummary: With lanterns.\nrepeats: once\nfirstDate: ${today}\nstartTime: "17:00"\n---\n`,
  );
  for (const path of places)
    await expect.poll(() => textOf(request, path), { message: path }).toContain('lantern-walk');
  await expect.poll(async () => (await request.get('/whats-on/lantern-walk')).status()).toBe(200);
  rmSync(file);
  await expect.poll(async () => (await request.get('/whats-on/lantern-walk')).status()).toBe(404);
  for (const path of places)
    await expect.poll(() => textOf(request, path), { message: path }).not.toContain('lantern-walk');
});

test('an event is nowhere before the first day on which it is shown, nor after the last', async ({
  request,
  folder,
}) => {
  const today = Temporal.Now.plainDateISO('Europe/London');
  const places = ['/coming-up', '/coming-up.atom', '/sitemap.xml', '/calendar.ics', '/_.data'];
  const file = join(folder, 'entries/eventPage/frost-fair.md');
  const write = (days: string) =>
    writeFileSync(
      file,
      `---\nslug: frost-fair\ntitle: Frost fair\nhighlightedEvent: true\norder: 1\nsummary: On the ice.\nrepeats: once\nfirstDate: ${today.add({ days: 9 })}\nstartTime: "17:00"\n${days}---\n`,
    );
  const status = async () => (await request.get('/whats-on/frost-fair')).status();
  write(`showFrom: ${today}\nshowUntil: ${today.add({ days: 1 })}\n`);
  await expect.poll(status).toBe(200);
  for (const path of places) expect(await textOf(request, path), path).toContain('frost-fair');
  write(`showFrom: ${today.add({ days: 1 })}\n`);
  await expect.poll(status).toBe(404);
  for (const path of places) expect(await textOf(request, path), path).not.toContain('frost-fair');
  write(`showUntil: ${today.subtract({ days: 1 })}\n`);
  await expect.poll(status).toBe(404);
  rmSync(file);
});

test('a room, a link of the menu, a picture’s file and a helpline go with their last day, but no emergency number, and none that is the only one for its need', async ({
  request,
  folder,
}) => {
  const yesterday = Temporal.Now.plainDateISO('Europe/London').subtract({ days: 1 });
  const end = (file: string) =>
    edit(folder, file, (text) => text.replace(/^---\n/, `---\nshowUntil: ${yesterday}\n`));
  const contact = await textOf(request, '/contact');
  const [, picture = '', name = ''] = /src="(\/pictures\/([\w-]+)[^"]*)"/.exec(contact) ?? [];
  expect(picture).not.toBe('');
  for (const words of ['id="upper-room"', 'Instagram', picture]) expect(contact).toContain(words);
  end('room/upper-room.md');
  end('socialMediaLink/instagram.md');
  end(`picture/${name}.md`);
  end('helpline/galop.md');
  end('helpline/childline.md');
  end('helpline/emergency-999.md');
  await expect.poll(() => textOf(request, '/contact')).not.toMatch(/id="upper-room"|Instagram/);
  await expect.poll(async () => (await request.get(picture)).status()).toBe(404);
  const safeguarding = () => textOf(request, '/safeguarding');
  await expect.poll(safeguarding).not.toContain('Galop');
  expect(await safeguarding()).toContain('tel:08001111');
  expect(await safeguarding()).toContain('tel:999');
});

test('a colour that is saved shows on every page and picture without a build, and a faulty one does not', async ({
  page,
  request,
  folder,
}) => {
  const settings = 'siteSettings/site.md';
  const sheet = async (path: string) =>
    /<link rel="stylesheet" href="(\/palettes\/\w+\.css)"/.exec(await textOf(request, path))?.[1] ?? '';
  const before = await sheet('/contact');
  const icon = await textOf(request, '/favicon.svg');
  const [card] = /og\/\w+\/contact\.png/.exec(await textOf(request, '/contact')) ?? [];
  const write = (colour: string) =>
    edit(folder, settings, (text) =>
      text
        .replace(/^palettes:\n.*\n/m, '')
        .replace(
          /^---\n/,
          `---\npalettes:\n  0: { primary: "${colour}", secondary: "#330000", tertiary: "#ffcccc" }\n`,
        ),
    );
  write('#ffeeee');
  await expect.poll(() => sheet('/contact')).not.toBe(before);
  for (const path of ['/', '/coming-up', '/no-such-page'])
    expect(await sheet(path), path).toBe(await sheet('/contact'));
  await page.goto('/accessibility');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 238, 238)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#ffeeee');
  expect(await textOf(request, '/favicon.svg')).not.toBe(icon);
  expect(await textOf(request, '/manifest.webmanifest')).toContain('#ffeeee');
  expect(await textOf(request, '/contact')).not.toContain(card);
  const old = await request.get(before, { maxRedirects: 0 });
  expect([old.status(), old.headers()['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);

  write('#440000');
  await expect.poll(() => sheet('/contact')).toBe(before);
  expect(await textOf(request, '/readyz')).toContain('1.0 to 1, where 4.5 to 1 is the least');
});

test('a change shows on its page, and a browser has the others still', async ({ request, folder }) => {
  const others = ['/donate', '/about-us', '/whats-on', '/calendar.ics', '/coming-up.atom'];
  const tags = new Map<string, string | undefined>();
  for (const path of others) tags.set(path, (await request.get(path)).headers().etag);
  edit(folder, 'page/privacy.md', (text) => `${text}\nWe keep no cookie jar.\n`);
  await expect.poll(() => textOf(request, '/privacy')).toContain('cookie jar');
  for (const [path, etag = ''] of tags) {
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect(again.status(), path).toBe(304);
  }
});
