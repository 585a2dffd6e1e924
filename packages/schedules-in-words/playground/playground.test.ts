import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlayground } from './main.ts';

let playground: Awaited<ReturnType<typeof startPlayground>>;

beforeAll(async () => {
  playground = await startPlayground(0, () => Temporal.Instant.from('2026-11-25T12:00:00Z'));
});

afterAll(() => playground.close());

/** The page for these fields, as a browser without scripts asks for it. */
async function pageOf(fields: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`${playground.url}?${new URLSearchParams(fields)}`);
  expect(response.status).toBe(200);
  return response.text();
}

test('an example is read at first: a sentence, the next twelve dates and a calendar file', async () => {
  const page = await pageOf({});
  expect(page).toContain('<strong>First and third Sundays, 10.30am to noon, not in August</strong>');
  expect(page.match(/<time /g)).toHaveLength(12);
  expect(page).toContain(
    '<time datetime="2026-12-06T10:30:00+00:00">Sunday 6 December, 10.30am to noon</time>',
  );
  expect(page).toContain('BYDAY=1SU;UNTIL=');
  expect(page).toContain('BYDAY=3SU;UNTIL=');
});

test('of what is ambiguous both readings are shown, each as a link to it', async () => {
  const page = await pageOf({ repeats: 'every Sunday at 7', firstDate: '2026-09-06' });
  expect(page).toContain('&quot;7&quot; can be 7am or 7pm; write “7am” or “7pm”.');
  expect(page).toMatch(
    /<a href="\/\?repeats=every\+Sunday\+at\+7am&amp;[^"]*">every Sunday at 7am<\/a>: Every Sunday, 7am/,
  );
  expect(page).toMatch(/>every Sunday at 7pm<\/a>: Every Sunday, 7pm/);
  expect(page).not.toContain('BEGIN:VCALENDAR');
});

test('times, exceptions, further dates and the language count', async () => {
  const fields = {
    repeats: 'Mondays',
    firstDate: '2026-11-30',
    startTime: '7pm',
    endTime: '9pm',
    language: 'de',
  };
  const page = await pageOf({ ...fields, leftOut: '2026-12-07\nbank holidays', alsoOn: '2026-12-08' });
  expect(page).toContain('Jeden Montag, 19 bis 21\u00a0Uhr, nicht an Feiertagen');
  expect(page.match(/datetime="2026-12-\d\d/g)).toEqual(
    ['08', '14', '21', '28'].map((day) => `datetime="2026-12-${day}`),
  );
});

test('German is read where it is the language, and both readings are in it', async () => {
  const page = await pageOf({
    repeats: 'jeden 2. Mittwoch, 19.30 Uhr',
    firstDate: '2026-12-02',
    language: 'de',
  });
  expect(page).toMatch(
    />alle zwei Wochen am Mittwoch, 19.30 Uhr<\/a>: Alle zwei Wochen am Mittwoch, 19.30\u00a0Uhr/,
  );
  expect(page).toMatch(/>am 2. Mittwoch im Monat, 19.30 Uhr<\/a>: Am 2. Mittwoch im Monat, 19.30\u00a0Uhr/);
});

test('what is typed is text, and a fault is said', async () => {
  const page = await pageOf({ repeats: '"><script>alert(1)</script>', firstDate: '2026-09-06' });
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('is not known');
});

test('the page asks no other host, and its script and style are beside it', async () => {
  const page = await pageOf({});
  expect(page).not.toMatch(/(?:src|href)="(?!\/)/);
  for (const path of ['script.js', 'style.css'])
    expect((await fetch(playground.url + path)).status).toBe(200);
  expect((await fetch(`${playground.url}main.ts`)).status).toBe(404);
});

test('a page of another host that leads to this machine is refused', async () => {
  const status = await new Promise((resolve) => {
    request(playground.url, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    ).end();
  });
  expect(status).toBe(403);
});
