import { expect, test } from 'vitest';
import { calendarResponse } from './calendar-response.ts';

const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

function ask(ifNoneMatch?: string, calendar = file, name = 'carols'): Promise<Response> {
  const headers = ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch };
  return calendarResponse(new Request('https://church.example/calendar.ics', { headers }), calendar, name);
}

test('a calendar says what it is, in UTF-8, and is opened rather than filed away', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="carols.ics"');
  expect(await response.text()).toBe(file);
});

test('the same bytes have the same tag, others another', async () => {
  const tag = (await ask()).headers.get('ETag');
  expect((await ask()).headers.get('ETag')).toBe(tag);
  expect((await ask(undefined, `${file} `)).headers.get('ETag')).not.toBe(tag);
});

test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
  'who has it already is told so, and sent nothing: %#',
  async (condition) => {
    const tag = (await ask()).headers.get('ETag') ?? '';
    const response = await ask(condition(tag));
    expect(response.status).toBe(304);
    expect(response.headers.get('ETag')).toBe(tag);
    expect(await response.text()).toBe('');
  },
);

test('who has another one is sent the new one', async () => {
  expect((await ask('"other"')).status).toBe(200);
});

test('no slug can break out of the header', async () => {
  const response = await ask(undefined, file, 'a"\r\nSet-Cookie: x=1; é');
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="a-Set-Cookie-x-1-.ics"');
});
