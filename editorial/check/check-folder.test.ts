import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentenceWithField } from '#domain/problem.ts';
import { checkFolder } from './check-folder.ts';

const demonstration = new URL('../../content', import.meta.url).pathname;
const now = Temporal.Instant.from('2026-11-21T09:00:00Z');

/** The findings on a copy of the demonstration church in which some files are changed. */
async function findingsAfter(change: (folder: string) => void, siteUrl?: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  try {
    cpSync(demonstration, folder, { recursive: true });
    change(folder);
    const { problems } = await checkFolder(folder, now, siteUrl);
    return problems.map(
      (problem) =>
        `${problem.file?.slice(folder.length + 1)}:${problem.line} ${problem.severity} ${sentenceWithField(problem)}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function edit(name: string, from: string | RegExp, to: string): (folder: string) => void {
  return (folder) => {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} does not hold ${from}.`);
    writeFileSync(file, after);
  };
}

/** The findings on the demonstration church itself: it is invented, so nobody has checked its facts. */
const unchanged = await findingsAfter(() => {});

/** The findings that a change adds. */
async function addedBy(change: (folder: string) => void): Promise<readonly string[]> {
  return (await findingsAfter(change)).filter((line) => !unchanged.includes(line));
}

test('the demonstration church has only the findings of an invented church', () => {
  expect(unchanged).toHaveLength(7);
  const [numbers, ...undated] = unchanged;
  expect(numbers).toMatch(
    / warning “telephone”: Numbers and addresses on the Safeguarding page are invented/,
  );
  for (const line of undated) expect(line).toMatch(/ warning “lastChecked”: Nobody has said when /);
});

test('a fact past its review is reported with its line', async () => {
  const late = edit('entries/helpline/safe-spaces.md', /reviewBy: .*/, 'reviewBy: 2026-11-20');
  expect(await addedBy(late)).toEqual([
    expect.stringMatching(/^entries\/helpline\/safe-spaces\.md:14 warning “reviewBy”: .*20 November 2026/),
  ]);
});

test('a national number without a source is reported, a local one is not', async () => {
  const bare = edit('entries/helpline/galop.md', /source: .*\n/, '');
  expect(await addedBy(bare)).toEqual([
    expect.stringMatching(/^entries\/helpline\/galop\.md:1 warning “source”: .*0800 999 5428.*Galop itself/),
  ]);
});

test('for a public address each invented number and address on the Safeguarding page is an error with its line', async () => {
  const errors = (await findingsAfter(() => {}, 'https://stoswins.org.uk'))
    .filter((line) => line.includes(' error '))
    .map((line) => line.replace(' error ', ' '));
  expect(errors.length).toBeGreaterThan(100);
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^entries\/helpline\/council-adults\.md:3 “telephone”: 0113 496 0152 \(Council, adult social care\) reaches nobody: .*the authority’s own website/,
    ),
  );
  for (const start of [
    'entries/role/parish-safeguarding-officer.md:4 “telephone”: 0113 496 0110 ',
    'entries/role/parish-safeguarding-officer.md:6 “email”: safeguarding@example.org ',
    'entries/safeguarding/safeguarding-contacts.md:5 “dioceseUrl”: https://www.example.org/ ',
  ])
    expect(errors).toContainEqual(expect.stringContaining(start));
});

test.each([
  [
    'entries/helpline/galop.md',
    'abused, by',
    'abused (ring 0113 496 0199), by',
    '“forWhom”: 0113 496 0199 (Galop)',
  ],
  [
    'entries/page/safeguarding.md',
    'Tell the churchwardens',
    'Ring [this number](tel:+441134960199)',
    '“body”: +441134960199 (the text of the page)',
  ],
])(
  'an invented number in the text of %s is an error for a public address',
  async (name, from, to, message) => {
    const errors = await findingsAfter(edit(name, from, to), 'https://stoswins.org.uk');
    expect(errors).toContainEqual(expect.stringContaining(` error ${message} reaches nobody`));
    expect(errors).toContainEqual(expect.stringMatching(new RegExp(`^${name}:[1-9][0-9]* error`)));
  },
);

test('for a public address whatever is still the demonstration’s is an error in its file', async () => {
  const errors = (await findingsAfter(() => {}, 'https://stmarys-testtown.co.uk')).filter((each) =>
    / error /.test(each),
  );
  for (const start of [
    'entries/question/what-do-you-believe.md:2 error “question”: This is still the invented church’s',
    'entries/giving/giving.md:3 error “sortCode”: This bank account is invented',
    'entries/helpline/childline.md:3 error “telephone”: Nobody has checked this number',
    'entries/siteSettings/site.md:7 error “telephone”: 0113 496 0100 reaches nobody',
  ])
    expect(errors).toContainEqual(expect.stringContaining(start));
  // Kinds of event may be the same everywhere, but not the numbers in their words.
  expect(errors.filter((each) => each.includes('eventKind'))).toEqual([
    expect.stringMatching(/eventKind\/kind-food\.md:.* “otherwise”: \+441134960106 reaches nobody/),
  ]);
});

test('“today” in a note on one date is reported with its line', async () => {
  const floating = edit('entries/eventChange/quiet-hour-2026-12-11.md', /note: .*/, 'note: Shut today.');
  expect(await addedBy(floating)).toEqual([
    expect.stringMatching(/^entries\/eventChange\/quiet-hour-2026-12-11\.md:6 warning .*“today”/),
  ]);
});

test('links that lead nowhere are reported in notices, short links and texts', async () => {
  const changes = [
    edit('entries/notice/office-shut-christmas-2026.md', 'linkUrl: /contact', 'linkUrl: /kontact'),
    edit('entries/shortLink/carols.md', 'carols-by-candlelight', 'carols-by-torchlight'),
    edit('entries/shortLink/food.md', /target: .*/, 'target: /go/carols'),
    edit('entries/question/what-do-you-believe.md', 'the creed', '[the creed](/creed)'),
  ];
  const found = await addedBy((folder) => {
    for (const change of changes) change(folder);
  });
  expect(found.map((line) => line.replace(/(:\d+ error).*/, '$1')).toSorted()).toEqual([
    'entries/notice/office-shut-christmas-2026.md:7 error',
    'entries/question/what-do-you-believe.md:7 error',
    'entries/shortLink/carols.md:3 error',
    'entries/shortLink/food.md:3 error',
  ]);
});

test('an unpublished contact is reported, and a page that nobody finds', async () => {
  const found = await findingsAfter((folder) => {
    edit('entries/role/pantry-co-ordinator.md', '---', '---\ndraft: true')(folder);
    cpSync(join(folder, 'entries/page/privacy.md'), join(folder, 'entries/page/cookies.md'));
    edit('entries/page/cookies.md', 'slug: privacy', 'slug: cookies')(folder);
  });
  expect(found).toContainEqual(
    expect.stringMatching(
      /^entries\/eventPage\/food-pantry\.md:\d+ warning “contact”: “pantry-co-ordinator”/,
    ),
  );
  expect(found).toContainEqual(expect.stringMatching(/^entries\/page\/cookies\.md:1 warning “menuOrder”/));
});

test('a picture without a credit is reported, and so is one that is hidden since its people have not agreed', async () => {
  const found = await addedBy((folder) => {
    edit('entries/picture/lit-street.md', /credit: .*\n/, '')(folder);
    edit('entries/picture/haven-plan.md', /consent: .*/, 'consent: not everybody has agreed yet')(folder);
  });
  expect(found).toEqual([
    expect.stringMatching(/^entries\/picture\/haven-plan\.md:\d+ warning “consent”: Visitors do not see/),
    expect.stringMatching(/^entries\/picture\/lit-street\.md:1 warning “credit”: Say who made/),
  ]);
});

test('a page without an entry, an old appeal, a picture described by its file name and a long sentence are reported', async () => {
  const found = await findingsAfter((folder) => {
    rmSync(join(folder, 'entries/page/coming-up.md'));
    edit('entries/project/building-a-haven-project.md', /asOf: .*/, 'asOf: 2026-05-01')(folder);
    edit('entries/picture/haven-plan.md', /alt: >-[\s\S]*?credit:/, 'alt: haven-plan.svg\ncredit:')(folder);
    const longSentence = `We sing ${'and sing '.repeat(20)}.`;
    edit('entries/eventPage/choir-practice.md', /$/, `\n${longSentence}\n`)(folder);
  });
  for (const start of [
    'entries/page/coming-up.md:1 warning “slug”',
    'entries/project/building-a-haven-project.md:5 warning “asOf”',
    'entries/picture/haven-plan.md:4 warning “alt”',
  ])
    expect(found).toContainEqual(expect.stringContaining(start));
  expect(found).toContainEqual(expect.stringMatching(/choir-practice\.md:\d\d warning “body”: The sentence/));
});

test('the words of each language are checked in the file that has them, and those of the first are not named twice', async () => {
  const withGerman = (folder: string) => {
    edit('space.yaml', 'tags:', '  - { code: de, name: German, fallbackCode: en-GB }\ntags:')(folder);
    edit('entries/siteSettings/site.md', '---\n', '---\notherLanguages: [de]\n')(folder);
    writeFileSync(
      join(folder, 'entries/page/about-us.de.md'),
      '---\ntitle: Über uns\n---\nWir sind da.\n\nLesen Sie [hier](/nirgends) mehr.\nKommen Sie!\n',
    );
    writeFileSync(join(folder, 'entries/picture/choir.de.md'), '---\nalt: choir.svg\n---\n');
    edit('entries/role/vicar.md', /title: .*/, `title: { en-GB: Vicar, de: Ja${' ja'.repeat(40)} }`)(folder);
  };
  const found = (await addedBy(withGerman)).filter((line) => !line.includes('not translated into German'));
  expect(found.map((line) => line.replace(/(“\w+”:).*/, '$1')).toSorted()).toEqual([
    'entries/page/about-us.de.md:6 error “body”:',
    'entries/page/about-us.de.md:7 warning “body”:',
    'entries/picture/choir.de.md:2 warning “alt”:',
    'entries/role/vicar.md:2 warning “title”:',
  ]);
});

test('all problems are told in one round: also those of an entry that is left out for a fault, and those of others', async () => {
  const found = await addedBy((folder) => {
    edit('entries/eventPage/choir-practice.md', /title: .*\n/, '')(folder);
    edit('entries/eventPage/choir-practice.md', /startTime: .*/, 'startTime: "21:30"')(folder);
    edit('entries/eventPage/choir-practice.md', /$/, '\nCome and sing!\n')(folder);
    edit('entries/helpline/galop.md', /source: .*\n/, '')(folder);
  });
  expect(found.map((line) => line.replace(/:\d+ /, ' ').slice(0, 80)).toSorted()).toEqual([
    'entries/eventPage/choir-practice.md error “endTime”: It ends before it starts: f',
    'entries/eventPage/choir-practice.md error “title” is missing. Every “Event page”',
    'entries/eventPage/choir-practice.md warning “body”: “Come and sing! …” shouts: l',
    'entries/helpline/galop.md warning “source”: Nobody has said where 0800 999 5428 ',
  ]);
});

test.each([
  ['has a fault', /^title: .*\n/m, ''],
  ['cannot be read', /^title: .*/m, 'title: "The Warm Room'],
])('nothing that refers to an entry that %s seems wrong because of it', async (_, from, to) => {
  const found = await addedBy((folder) => {
    edit('entries/eventPage/warm-room.md', from, to)(folder);
    edit(
      'entries/notice/office-shut-christmas-2026.md',
      'linkUrl: /contact',
      'linkUrl: /whats-on/warm-room',
    )(folder);
    const change = 'title: Off\nevent: warm-room\ndate: 2026-12-14\nstatus: cancelled';
    writeFileSync(join(folder, 'entries/eventChange/off.md'), `---\n${change}\n---\n`);
  });
  expect(found).toEqual([expect.stringMatching(/^entries\/eventPage\/warm-room\.md:\d+ error /)]);
});

test('a fault in an entry that is to be shown later, or from which a change goes, is told today', async () => {
  const later = (from: string, until: string) =>
    addedBy((folder) => {
      edit('entries/eventPage/choir-practice.md', '---\n', `---\nshowFrom: ${from}\n`)(folder);
      edit('entries/eventPage/choir-practice.md', /startTime: .*/, 'startTime: "21:30"')(folder);
      edit('entries/eventPage/choir-practice.md', '---\n', `---\nshowUntil: ${until}\n`)(folder);
    });
  expect(await later('2027-06-01', '2027-07-30')).toEqual([
    expect.stringMatching(/choir-practice\.md:\d+ error “endTime”: It ends before it starts/),
  ]);
  // What is over is seen by nobody.
  expect((await later('2026-09-01', '2026-11-01')).filter((line) => line.includes('endTime'))).toEqual([]);
});

test('two events are in one room only while both are shown', async () => {
  const rivals = (showUntil: string) =>
    addedBy((folder) => {
      const fields = readFileSync(join(folder, 'entries/eventPage/choir-practice.md'), 'utf8');
      const rival = fields
        .replace('---\n', `---\nshowUntil: ${showUntil}\n`)
        .replace(/^slug: .*/m, 'slug: rival')
        .replace(/^firstDate: .*/m, 'firstDate: 2027-01-07');
      writeFileSync(join(folder, 'entries/eventPage/rival.md'), rival);
    });
  const clash = expect.stringContaining('It is at the same time and in the same place');
  expect(await rivals('2027-03-01')).toContainEqual(clash);
  expect(await rivals('2027-01-06')).not.toContainEqual(clash);
});
