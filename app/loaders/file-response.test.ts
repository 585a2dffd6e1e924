import { expect, test } from 'vitest';
import { calendarResponse } from './file-response.ts';

const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

test('a calendar has its media type in UTF-8, and is inline', async () => {
  const response = calendarResponse(file, 'carols');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="carols.ics"');
  expect(await response.text()).toBe(file);
});

test('a slug cannot break out of the header', () => {
  const response = calendarResponse(file, 'a"\r\nSet-Cookie: x=1; é');
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="a-Set-Cookie-x-1-.ics"');
});
