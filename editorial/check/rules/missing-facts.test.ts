import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import type { ContentEntry } from '#cms/content-entries.ts';
import { localeOf } from '#languages/locale.ts';
import { entryOf, linkTo } from '#tests/fixtures/content-entry.fixture.ts';
import { missingFacts, outageTextProblems, placeHoursProblems } from './missing-facts.ts';

const toDo = (...entries: readonly ContentEntry[]) =>
  missingFacts(entries).map(({ entry, field }) => `${entry.replace(' ', '/')} ${field}`);

const service = entryOf('eventPage', 'service', { worship: true });
const full = { telephone: '1', mainPlace: linkTo('church'), legalForm: 'excepted' };

test('what a new church has to fill in is listed until it is filled in', () => {
  const privacy = entryOf('page', 'privacy', { slug: 'privacy' });
  expect(toDo(entryOf('siteSettings', 'site'), privacy)).toEqual([
    'siteSettings/site telephone',
    'siteSettings/site mainPlace',
    'siteSettings/site legalForm',
    'eventPage/sunday-service repeats',
    'page/privacy updated',
  ]);
  const dated = entryOf('page', 'privacy', { slug: 'privacy', updated: '2026-01-01' });
  expect(toDo(entryOf('siteSettings', 'site', full), service, dated)).toEqual([]);
});

test('hours of a building that nobody can count with are named, with an example; readable ones and none are not', () => {
  const hall = (openingHours: string | null) => entryOf('place', 'hall', { openingHours });
  const problems = placeHoursProblems(
    [hall('Most mornings'), hall('Mondays, 9am to noon'), hall(null)],
    localeOf(),
  );
  expect(problems).toMatchObject([{ entry: 'place hall', field: 'openingHours', severity: 'warning' }]);
  expect(problems[0]?.sentence).toMatch(/“Most mornings” cannot be read.*like “Monday to Friday, 9am to 5pm/);
});

test('an email address is enough, and a church under another law states no charity', () => {
  const site = entryOf('siteSettings', 'site', {
    email: 'a@b.de',
    mainPlace: linkTo('c'),
    charityLaw: 'none',
  });
  expect(toDo(site, service)).toEqual([]);
});

test('what a draft asks for and nobody wrote is named in each place once visitors see the page, and other brackets are not', () => {
  const paragraph = (value: string) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  });
  const page = (...lines: readonly string[]) =>
    entryOf('page', 'weddings', {
      slug: 'weddings',
      body: { json: { nodeType: 'document', data: {}, content: lines.map(paragraph) } },
    });
  const site = entryOf('siteSettings', 'site', full);
  const found = missingFacts([
    site,
    service,
    page('Ring [To fill in: whom].', '[Bitte ergänzen: wen] an.', 'He said [sic] so.'),
  ]);
  expect(found.map(({ severity, field, sentence, near }) => [severity, field, sentence, near])).toEqual([
    [
      'warning',
      'body',
      'Visitors read “[To fill in: whom]”: write what it asks for, or take it away.',
      '[To fill in: whom]',
    ],
    [
      'warning',
      'body',
      'Visitors read “[Bitte ergänzen: wen]”: write what it asks for, or take it away.',
      '[Bitte ergänzen: wen]',
    ],
  ]);
});

test('somebody to ring for something needs a number, or Contact leaves them out of “Who to ring”', () => {
  const role = (fields: object) => entryOf('role', 'warden', { ringFor: ['A funeral', 'A key'], ...fields });
  const site = entryOf('siteSettings', 'site', full);
  for (const fields of [{}, { telephone: ' ' }])
    expect(toDo(site, service, role(fields))).toEqual(['role/warden telephone']);
  expect(toDo(site, service, role({ telephone: '0113 243 0000' }))).toEqual([]);
  expect(toDo(site, service, role({ ringFor: [] }))).toEqual([]);
});

test('the text for an outage is read as a start reads it, and needs a number', async () => {
  const messages = async (text: string | Buffer) => {
    await using folder = await contentFolder({ 'outage.json': text });
    return (await outageTextProblems(folder.path)).map(({ severity, sentence }) =>
      [severity, sentence.replace(folder.path, '')].join(': '),
    );
  };
  const whole = { title: 'St Example', city: 'Leeds', staleNotice: 'As of {date}.' };
  expect(await messages(JSON.stringify({ ...whole, telephone: '01632 960000' }))).toEqual([]);
  expect(await messages(JSON.stringify(whole))).toEqual([
    expect.stringMatching(/^warning: .*the number to ring/),
  ]);
  expect(await messages('{')).toEqual([
    'error: /outage.json is not JSON. The site does not start without it.',
  ]);
  expect(await messages(JSON.stringify({ ...whole, staleNotice: undefined }))).toEqual([
    'error: /outage.json must hold “staleNotice”, a text. The site does not start without it.',
  ]);
  const ansi = Buffer.from(JSON.stringify({ ...whole, title: 'St Zoë', telephone: '1' }), 'latin1');
  expect(await messages(ansi)).toEqual([
    expect.stringMatching(/^warning: The file is not UTF-8, so it was read as windows-1252/),
  ]);
});

test('an outage.json that is a link out of the folder is refused in one sentence, and never read', async () => {
  await using folder = await contentFolder({});
  symlinkSync('/etc/passwd', join(folder.path, 'outage.json'));
  expect((await outageTextProblems(folder.path)).map(({ sentence }) => sentence)).toEqual([
    `${join(folder.path, 'outage.json')}: This is a link to a place outside the content folder, from which nothing is read. Put the file itself here. The site does not start without it.`,
  ]);
});
