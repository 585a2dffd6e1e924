import { expect, test } from 'vitest';
import { checkAppeals, checkFreshness, checkLinks, missingPages } from './upkeep.ts';

const today = '2026-11-21';

function fresh(lastChecked: string | null, reviewBy: string | null) {
  return checkFreshness([{ type: 'helpline', id: 'nspcc', lastChecked, reviewBy }], today).map(
    ({ severity, field, message }) => `${severity} ${field}: ${message}`,
  );
}

test('facts checked and not yet due are left in peace, also on the last day', () => {
  expect(fresh('2026-11-02', '2027-05-02')).toEqual([]);
  expect(fresh('2026-11-21', '2026-11-21')).toEqual([]);
});

test('facts past their review are told, with the day in words', () => {
  expect(fresh('2026-05-02', '2026-11-20')).toEqual([
    'warning reviewBy: This was to be checked again by 20 November 2026. Check it, then change “lastChecked” and “reviewBy”.',
  ]);
});

test('facts that nobody has dated are told', () => {
  expect(fresh(null, null)).toEqual([
    expect.stringMatching(
      /^warning lastChecked: Nobody has said when this entry was last checked\. .*“lastChecked: 2026-11-21” and “reviewBy: 2027-05-21”/,
    ),
  ]);
  expect(fresh('2026-11-02', null)).toEqual([expect.stringMatching(/^warning reviewBy/)]);
});

test('entries that nobody has dated are told once for each kind, by their ids', () => {
  const undated = ['helpline nspcc', 'role vicar', 'helpline galop', 'page home'].map((each) => {
    const [type = '', id = ''] = each.split(' ');
    return { type, id, lastChecked: null, reviewBy: null };
  });
  expect(checkFreshness(undated, today).map(({ record, message }) => [record.type, message])).toEqual([
    ['helpline', expect.stringMatching(/2 entries of the kind “helpline” were last checked: nspcc, galop\./)],
    ['role', expect.stringMatching(/this entry was last checked\./)],
  ]);
});

test('a fact that must be looked at by a day is told when that is past, though nobody has checked it yet', () => {
  expect(fresh(null, '2026-11-20')).toEqual([
    expect.stringMatching(/^warning lastChecked/),
    expect.stringMatching(/^warning reviewBy: .*20 November 2026/),
  ]);
});

test('facts checked in the future are told', () => {
  expect(fresh('2026-11-22', '2027-05-02')).toEqual([
    expect.stringMatching(/^warning lastChecked: .*22 November 2026/),
  ]);
});

test('a date with a time is read by its day, and not moved by a zone', () => {
  expect(fresh('2026-11-21T23:30:00.000Z', '2026-11-21T00:00:00.000Z')).toEqual([]);
});

function dead(...addresses: readonly string[]) {
  const paths = new Set(['/', '/contact', '/whats-on/carols', '/go/carols']);
  const links = addresses.map((address) => ({
    type: 'notice',
    id: 'snow',
    field: 'linkUrl',
    written: address,
    address,
  }));
  return checkLinks(links, paths).map(({ message }) => message.split('”')[0]?.slice(1));
}

test('links within the site that lead nowhere are told, others are not', () => {
  expect(dead('/', '/contact', '/contact/', '/contact#door', '/whats-on/carols?x=1', '/go/carols')).toEqual(
    [],
  );
  expect(dead('/kontact', '/whats-on/carol', '/go')).toEqual(['/kontact', '/whats-on/carol', '/go']);
  expect(dead('https://example.org/nowhere', 'mailto:office@example.org', 'tel:999')).toEqual([]);
});

test('a link to an entry that has no page is told as it was written', () => {
  const link = { type: 'page', id: 'home', field: 'body', written: 'entry:vicar', address: undefined };
  expect(checkLinks([link], new Set(['/']))).toEqual([
    expect.objectContaining({ near: 'entry:vicar', message: expect.stringContaining('“entry:vicar”') }),
  ]);
});

test('an appeal’s sum may stand for a hundred days', () => {
  const told = (asOf: string) => checkAppeals([{ type: 'project', id: 'haven', asOf }], today);
  expect(told('2026-08-13')).toEqual([]);
  expect(told('2026-08-12')).toEqual([
    expect.objectContaining({ field: 'asOf', message: expect.stringContaining('12 August 2026') }),
  ]);
});

test('pages without words are told', () => {
  expect(missingPages(new Set(['home', 'contact']), ['home', 'donate', 'contact'])).toEqual(['donate']);
});
