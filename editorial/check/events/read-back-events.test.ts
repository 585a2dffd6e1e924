import { expect, test } from 'vitest';
import { checkEntries, eventFile } from '#tests/helpers/checked-content.ts';
import { readBackEvents } from './read-back-events.ts';

const now = Temporal.Instant.from('2026-12-01T09:00:00Z');
const site = '---\ntitle: Church\ncity: Leeds\nnation: england-wales\n---\n';

const worship = eventFile(
  'Worship',
  'repeats: every Sunday',
  'firstDate: 2026-09-06',
  'startTime: "10:30"',
  'endTime: "11:45"',
  'leftOut: ["2026-12-27: holidays"]',
);

const off = (date: string, ...more: readonly string[]) =>
  `---\n${['title: Off', 'event: worship', `date: ${date}`, 'status: cancelled', ...more].join('\n')}\n---\n`;

/** How events are read back, and what is found about them, their changes and terms. */
async function readBackOf(entries: Readonly<Record<string, string>>, settings = site) {
  const checked = await checkEntries({ 'siteSettings/site.md': settings, ...entries }, now);
  const [{ content }] = checked.site?.spans ?? expect.unreachable('The content cannot be read.');
  const found = checked.lines.filter((line) => /^(event|term)/.test(line) && !line.includes('To fill in'));
  return { readBack: readBackEvents(content, now), found };
}

const findingsOf = async (entries: Readonly<Record<string, string>>) => (await readBackOf(entries)).found;

test('a fault is reported with its file, its line and a sentence', async () => {
  const entries = {
    'eventPage/worship.md': worship.replace('holidays"]', 'holidays", "2026-12-28: a Monday"]'),
    'eventChange/off.md': off('2026-12-07'),
  };
  expect(await findingsOf(entries)).toEqual([
    expect.stringMatching(
      /^eventPage\/worship\.md:7 error "2026-12-28: a Monday" leaves out a date on which/,
    ),
    expect.stringMatching(/^eventChange\/off\.md:4 error It does not happen on 2026-12-07/),
  ]);
});

test('a change is checked for each of its events, and a term by itself', async () => {
  const entries = {
    'eventPage/worship.md': worship,
    'eventPage/tea.md': eventFile('Tea', 'repeats: once', 'firstDate: 2026-12-13', 'startTime: "16:00"'),
    'eventChange/off.md': off('2026-12-06', 'alsoEvents: [tea]'),
    'term/autumn.md': '---\ntitle: Autumn\nfirstDate: 2026-09-03\nlastDate: 2026-08-03\n---\n',
  };
  expect(await findingsOf(entries)).toEqual([
    expect.stringMatching(/^term\/autumn\.md:4 error The term ends on 2026-08-03/),
    expect.stringMatching(/^eventChange\/off\.md:4 error It does not happen on 2026-12-06/),
  ]);
});

test('drafts are not checked, and a change of a draft changes nothing', async () => {
  const draft = worship.replace('---\n', '---\ndraft: true\n');
  expect(
    await findingsOf({ 'eventPage/worship.md': draft, 'eventChange/off.md': off('2026-12-06') }),
  ).toEqual(['eventChange/off.md:3 warning The event “worship” is not published, so this changes nothing.']);
});

test('each event is read back: a series and what has changed with the next dates', async () => {
  const once = (title: string, date: string) => eventFile(title, 'repeats: once', `firstDate: ${date}`);
  const entries = {
    'eventPage/fair.md': once('Fair', '2026-12-05'),
    'eventPage/old.md': once('Old fair', '2025-12-05'),
    'eventPage/visits.md': eventFile('Visits', 'repeats: by arrangement'),
    'eventPage/worship.md': worship,
    'eventPage/choir.md': eventFile('Choir', 'repeats: never on time', 'firstDate: 2026-12-05'),
  };
  expect((await readBackOf(entries)).readBack).toEqual([
    'Fair: Saturday 5 December.',
    'Old fair: Friday 5 December 2025.',
    '  It is over.',
    'Visits: By arrangement.',
    'Worship: Every Sunday, 10.30am to 11.45am.',
    '  Are these right? Sunday 6 December; Sunday 13 December; Sunday 20 December; Sunday 3 January 2027; Sunday 10 January 2027.',
  ]);
});

test('a change counts on the days on which it is shown, as on the site', async () => {
  const nextWith = async (...days: readonly string[]) => {
    const { readBack } = await readBackOf({
      'eventPage/worship.md': worship,
      'eventChange/off.md': off('2026-12-06', ...days),
    });
    return readBack[1]?.split(';')[0];
  };
  expect(await nextWith()).toBe('  Are these right? Sunday 6 December (cancelled)');
  expect(await nextWith('showUntil: 2026-01-01')).toBe('  Are these right? Sunday 6 December');
  expect(await nextWith('showFrom: 2026-12-02')).toBe('  Are these right? Sunday 6 December');
  expect(await nextWith('showFrom: 2026-12-01')).toBe('  Are these right? Sunday 6 December (cancelled)');
});

test('bank holidays are read back as the settings’ nation has them, and refused where it is not known', async () => {
  const lunch = eventFile('Lunch', 'repeats: Mondays, not bank holidays', 'firstDate: 2026-11-30');
  const entries = { 'eventPage/lunch.md': lunch };
  expect((await readBackOf(entries)).readBack).toEqual([
    'Lunch: Every Monday, not on bank holidays.',
    '  Are these right? Monday 7 December; Monday 14 December; Monday 21 December; Monday 4 January 2027; Monday 11 January 2027.',
  ]);
  expect(await readBackOf(entries, site.replace('nation: england-wales\n', ''))).toEqual({
    readBack: [],
    found: [expect.stringContaining('known only once the settings name the church’s nation (nation)')],
  });
});
