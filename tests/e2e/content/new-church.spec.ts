import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { startCommand } from '#tests/helpers/command.ts';

/** What only the demonstration, or only an English church, says. */
const notItsOwn = /Oswin|Leeds|Haven|vicar|parish|dioces|church ?council|0113|example\.(?:org|com)/i;

async function pathsOf(request: APIRequestContext, url: string): Promise<readonly string[]> {
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

for (const church of [
  { name: 'Capel Bethel', place: 'Wrecsam', country: 'Wales', denomination: 'none', emergency: '999' },
  { name: 'St. Marien', place: 'Lüneburg', country: 'Germany', denomination: 'Lutheran', emergency: '112' },
]) {
  test(`${church.name}, ${church.place}, is made, checked and shown, with nothing that is another church’s`, async ({
    request,
  }) => {
    const temporary = mkdtempSync(join(tmpdir(), 'new-church-'));
    const folder = join(temporary, 'content');
    const { emergency, ...answers } = church;
    const args = Object.entries({ ...answers, folder }).flatMap(([name, value]) => [`--${name}`, value]);
    const command = startCommand(process.execPath, ['scripts/church-new/main.ts', ...args]);
    expect(await command.ended, command.errors()).toBe(0);
    expect(command.output()).toContain('under git');

    const check = startCommand(process.execPath, ['editorial/check/main.ts', folder]);
    expect(await check.ended).toBe(1);
    // What is written to the two outputs may arrive in any order.
    for (const part of ['names nobody to turn to', 'To fill in', ' 1 error, '])
      expect(check.output()).toContain(part);

    const start = startCommand(process.execPath, ['scripts/start.js'], { CONTENT_FOLDER: folder });
    const url = await start.waitForOutput(/The site is at (\S+)/);
    const paths = await pathsOf(request, url);
    expect(paths).toHaveLength(7);
    const home = await (await request.get(url)).text();
    expect(home).toMatch(/not on this website yet|noch nicht auf dieser Website/);
    expect(home).not.toMatch(/href="\/(?:coming-up|whats-on)"/);
    const links = new Set<string>();
    for (const path of [...paths, '/manifest.webmanifest', '/calendar.ics', '/coming-up.atom']) {
      const response = await request.get(url + path);
      expect(response.status(), path).toBe(200);
      const text = await response.text();
      expect(text, path).not.toMatch(notItsOwn);
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(href);
    }
    for (const href of links) expect((await request.get(url + href)).status(), href).toBe(200);
    expect(await (await request.get(`${url}/safeguarding`)).text()).toContain(`tel:${emergency}`);
    await start.stop();

    const onTheWeb = startCommand(process.execPath, ['scripts/start.js'], {
      CONTENT_FOLDER: folder,
      SITE_URL: 'https://www.a-new-church.org.uk',
    });
    expect(await onTheWeb.ended).toBe(1);
    expect(onTheWeb.errors()).toMatch(/names nobody to turn to/);
    rmSync(temporary, { recursive: true });
  });
}

test('a church in a country whose numbers nobody has read is made by answers to questions, and is told what it needs', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'new-church-'));
  const folder = join(temporary, 'content');
  const command = spawn(process.execPath, ['scripts/church-new/main.ts', '--folder', folder]);
  let output = '';
  command.stdout.on('data', (text) => {
    output += text;
  });
  // The second answer to the same question counts.
  command.stdin.end('Bergkirche "Graz"\nBergkirche\nGraz\nAtlantis\nAustria\nnone\n');
  const [code] = await once(command, 'exit');
  expect(code, output).toBe(0);
  expect(output).toMatch(/cannot have any of .* leave them out\.[\s\S]*“Atlantis” is none of England, Wales/);
  const check = startCommand(process.execPath, ['editorial/check/main.ts', folder]);
  expect(await check.ended).toBe(1);
  for (const part of [
    'the number to ring in an emergency, 112',
    'people who cannot hear or speak',
    ' 2 errors, ',
  ])
    expect(check.output()).toContain(part);
  rmSync(temporary, { recursive: true });
});
