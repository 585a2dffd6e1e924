import { readContent, sourceAt } from 'emulator-for-contentful';
import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { checkEvents, readBackEvents } from './check-events.ts';

const symbol = (id: string) => ({ id, name: id, type: 'Symbol' });
const link = (id: string) => ({ id, name: id, type: 'Link', linkType: 'Entry' });
const links = (id: string) => ({ id, name: id, type: 'Array', items: { type: 'Link', linkType: 'Entry' } });
const date = (id: string) => ({ id, name: id, type: 'Date' });
const symbols = (id: string) => ({ id, name: id, type: 'Array', items: { type: 'Symbol' } });

function model(id: string, fields: readonly object[]): string {
  return JSON.stringify({ sys: { id, type: 'ContentType' }, name: id, displayField: 'title', fields });
}

const folder = {
  'space.yaml': 'name: Test\nlocales:\n  - {code: en-GB, name: English, default: true, fallbackCode: null}\n',
  'model/eventPage.json': model('eventPage', [
    ...['title', 'repeats', 'startTime', 'endTime', 'room'].map(symbol),
    symbols('leftOut'),
    date('firstDate'),
    link('place'),
  ]),
  'model/eventChange.json': model('eventChange', [
    symbol('title'),
    symbol('status'),
    date('date'),
    link('event'),
    links('alsoEvents'),
    date('lastDate'),
  ]),
  'model/term.json': model('term', [
    symbol('title'),
    date('firstDate'),
    date('lastDate'),
    symbols('holidays'),
  ]),
};

const worship = `---
title: Worship
repeats: every week
firstDate: 2026-09-06
startTime: "10:30"
endTime: "11:45"
leftOut:
  - "2026-12-27: holidays"
  - "2026-12-28: a Monday"
---
`;

const now = Temporal.Instant.from('2026-12-01T09:00:00Z');

async function findingsOf(entries: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const files = Object.entries(entries).map(([name, text]) => [`entries/${name}.md`, text] as const);
  await using content = await contentFolder({ ...folder, ...Object.fromEntries(files) });
  const reading = await readContent(sourceAt(content.path));
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
  const findings = await checkEvents(content.path, reading.space, now);
  return findings.map(
    ({ severity, file, line, message }) =>
      `${file.slice(content.path.length + 1)}:${line}: ${severity} ${message.split(/[.,]/)[0]}`,
  );
}

test('a fault is reported with its file, its line and a sentence', async () => {
  const change = '---\ntitle: Off\nevent: worship\ndate: 2026-12-07\nstatus: cancelled\n---\n';
  expect(await findingsOf({ 'eventPage/worship': worship, 'eventChange/off': change })).toEqual([
    'entries/eventPage/worship.md:9: error “leftOut”: "2026-12-28: a Monday" leaves out a date on which it would not happen anyway',
    'entries/eventChange/off.md:4: error “date”: It does not happen on 2026-12-07',
  ]);
});

test('a change is checked for each of its events, and a term by itself', async () => {
  const tea = worship
    .replace('Worship', 'Tea')
    .replace('2026-09-06', '2026-09-07')
    .replace(/leftOut[\s\S]*?---/, '---');
  const change = `---
title: Off
event: worship
alsoEvents: [tea]
date: 2026-12-06
status: cancelled
---
`;
  const term = '---\ntitle: Autumn\nfirstDate: 2026-09-03\nlastDate: 2026-08-03\n---\n';
  const entries = {
    'eventPage/worship': worship.replace(/ {2}- "2026-12-28.*\n/, ''),
    'eventPage/tea': tea,
    'eventChange/off': change,
    'term/autumn': term,
  };
  expect(await findingsOf(entries)).toEqual([
    'entries/term/autumn.md:4: error “lastDate”: The term ends on 2026-08-03',
    'entries/eventChange/off.md:5: error “date”: It does not happen on 2026-12-06',
  ]);
});

test('drafts are not checked, and a change of a draft changes nothing', async () => {
  const change = '---\ntitle: Off\nevent: worship\ndate: 2026-12-06\nstatus: cancelled\n---\n';
  const draft = worship.replace('---\n', '---\ndraft: true\n');
  expect(await findingsOf({ 'eventPage/worship': draft, 'eventChange/off': change })).toEqual([
    'entries/eventChange/off.md:3: warning “event”: The event “worship” is not published',
  ]);
});

test('each event is read back: a series and what has changed with the next dates', async () => {
  const entries = {
    'entries/eventPage/fair.md': '---\ntitle: Fair\nrepeats: once\nfirstDate: 2026-12-05\n---\n',
    'entries/eventPage/old.md': '---\ntitle: Old fair\nrepeats: once\nfirstDate: 2025-12-05\n---\n',
    'entries/eventPage/visits.md': '---\ntitle: Visits\nrepeats: by arrangement\n---\n',
    'entries/eventPage/worship.md': worship.replace(/ {2}- "2026-12-28.*\n/, ''),
    'entries/eventPage/choir.md': '---\ntitle: Choir\nrepeats: never on time\nfirstDate: 2026-12-05\n---\n',
  };
  await using content = await contentFolder({ ...folder, ...entries });
  const reading = await readContent(sourceAt(content.path));
  expect(reading.ok && readBackEvents(reading.space, now)).toEqual([
    'Fair: Saturday 5 December.',
    'Old fair: Friday 5 December 2025.',
    '  It is over.',
    'Visits: By arrangement.',
    'Worship: Every Sunday, 10.30am to 11.45am.',
    '  Next: Sunday 6 December; Sunday 13 December; Sunday 20 December; Sunday 3 January 2027; Sunday 10 January 2027.',
  ]);
});

test('bank holidays are read back as the settings’ nation has them, and refused where it is not known', async () => {
  const entries = {
    'model/siteSettings.json': model('siteSettings', ['title', 'nation'].map(symbol)),
    'entries/eventPage/lunch.md':
      '---\ntitle: Lunch\nrepeats: Mondays, not bank holidays\nfirstDate: 2026-11-30\n---\n',
  };
  const readBackIn = async (settings: string) => {
    await using content = await contentFolder({
      ...folder,
      ...entries,
      'entries/siteSettings/site.md': settings,
    });
    const reading = await readContent(sourceAt(content.path));
    if (!reading.ok) throw new Error('The content is not valid.');
    const found = await checkEvents(content.path, reading.space, now);
    return [...readBackEvents(reading.space, now), ...found.map(({ message }) => message)];
  };
  expect(await readBackIn('---\ntitle: Church\nnation: england-wales\n---\n')).toEqual([
    'Lunch: Every Monday, not on bank holidays.',
    '  Next: Monday 7 December; Monday 14 December; Monday 21 December; Monday 4 January 2027; Monday 11 January 2027.',
  ]);
  expect(await readBackIn('---\ntitle: Church\n---\n')).toEqual([
    expect.stringContaining('known only once the settings name the church’s nation (nation)'),
  ]);
});

test('the demonstration church has no findings about its events', async () => {
  const path = new URL('../../content', import.meta.url).pathname;
  const reading = await readContent(sourceAt(path));
  if (!reading.ok) throw new Error('The demonstration content is not valid.');
  expect(await checkEvents(path, reading.space, now)).toEqual([]);
});
