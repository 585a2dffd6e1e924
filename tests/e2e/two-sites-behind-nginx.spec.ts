import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSteadily } from '../../bench/steady-load.ts';
import { embedded } from '../support/content.ts';
import { expect, testWithTwoSites } from '../support/test-with-two-sites.ts';

const test = testWithTwoSites('nginx');
// The last test leaves one site only.
test.describe.configure({ mode: 'default' });

const places = ['/', '/contact', '/contact.data', '/whats-on', '/whats-on/choir-practice', '/calendar.ics'];
const codings = ['br', 'identity'];
const status = async (url: string) => (await fetch(url)).headers.get('cache-status');

test('nginx keeps pages, data and files itself, and no failures', async ({ two }) => {
  const [file] = /\/assets\/[\w.-]+\.css/.exec(await (await fetch(two.url)).text()) ?? [];
  for (const path of [...places, String(file)]) {
    expect(await (await fetch(two.url + path)).text(), path).not.toBe('');
    expect(await status(two.url + path), path).toMatch(/^site; [^,]+, nginx; hit$/);
  }
  for (let times = 0; times < 2; times += 1)
    expect(await status(`${two.url}/nobody-knows`)).toBe('site; fwd=miss, nginx; fwd=miss');
});

test('a visitor sees nothing of what is between nginx and the sites', async ({ two }) => {
  const [site] = two.sites;
  expect((await fetch(`${site.url}/contact`)).headers.get('surrogate-key')).toContain('Church');
  expect((await fetch(`${two.url}/contact`)).headers.get('surrogate-key')).toBeNull();
  expect((await fetch(`${two.url}/purge`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${two.url}/hooks/content/second`, { method: 'POST' })).status).toBe(404);
});

for (const title of ['Singing for joy', 'Singing for all']) {
  test(`a second after it is published everybody says “${title}”, both sites and nginx`, async ({
    two,
    folder,
  }) => {
    const origins = [two.url, ...two.sites.map(({ url }) => url)];
    const answers: { url: string; coding: string; at: number; isOld: boolean }[] = [];
    const limit = performance.now() + 20_000;
    const isPublished = async () => {
      const response = await fetch(`${two.content.url}/spaces/${embedded.space}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${embedded.token}` },
        body: '{"query":"{eventPageCollection(where:{slug:\\"choir-practice\\"}){items{title}}}"}',
      });
      return (await response.text()).includes(title);
    };
    const ask = async (url: string, coding: string) => {
      const at = performance.now();
      const response = await fetch(url, { headers: { 'Accept-Encoding': coding } });
      answers.push({ url, coding, at, isOld: !(await response.text()).includes(title) });
    };
    const askAll = async () => {
      await Promise.all(
        origins.flatMap((origin) =>
          places.flatMap((path) => codings.map((coding) => ask(origin + path, coding))),
        ),
      );
      // The sites have work to do as well.
      await new Promise((resolve) => setTimeout(resolve, 25));
    };

    await askAll();
    expect(answers.every(({ isOld }) => isOld)).toBe(true);
    const file = join(folder, 'entries/eventPage/choir-practice.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
    let published = Number.POSITIVE_INFINITY;
    const noticed = expect.poll(isPublished, { intervals: [10] }).toBe(true);
    void noticed.then(() => {
      published = performance.now();
    });
    while (performance.now() < Math.min(published, limit) + 1_500) await askAll();
    await noticed;

    const old = answers
      .filter(({ isOld, at }) => isOld && at > published)
      .map(({ url, coding, at }) => ({ what: `${coding} of ${url}`, after: at - published }));
    const last = Math.max(0, ...old.map(({ after }) => after)).toFixed(0);
    test.info().annotations.push({ type: 'last old answer', description: `asked for after ${last} ms` });
    expect(old.filter(({ after }) => after > 1_000)).toEqual([]);
  });
}

test('when one of two sites is killed under load no request fails', async ({ two }) => {
  const [first] = two.sites;
  // What nginx keeps would hide it: most addresses here are new to nginx.
  const load = loadSteadily({
    url: two.url,
    pathOf: (request) => `${places[request % places.length]}?x=${request}`,
    perSecond: 200,
    seconds: 2,
    connections: 20,
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  first.process.kill('SIGKILL');
  const { asked, failures } = await load;
  expect(asked).toBe(400);
  expect(failures).toEqual({});
  await expect(fetch(first.url)).rejects.toThrow();
});
