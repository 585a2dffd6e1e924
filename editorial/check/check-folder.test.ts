import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addedBy, edit, findingsAfter, unchanged } from '#tests/helpers/checked-demonstration.ts';
import { addPhotograph } from '#tests/helpers/content-folder.ts';
import { checkFolder } from './check-folder.ts';

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

test('on the second of January the check asks for the fees of the new year, and not before', async () => {
  const fees = async (day: string) => {
    const { problems } = await checkFolder('content', Temporal.Instant.from(`${day}T09:00:00Z`));
    return problems.filter(({ file, field }) => file?.includes('/page/') && field === 'reviewBy');
  };
  expect(await fees('2027-01-01')).toEqual([]);
  const asked = await fees('2027-01-02');
  expect(asked.map(({ file }) => file)).toEqual(
    ['christenings', 'funerals', 'weddings'].map((page) => `content/entries/page/${page}.md`),
  );
  expect(asked[0]?.sentence).toContain('This was to be checked again by 1 January 2027.');
});

test('a national number without a source is reported, a local one is not', async () => {
  const bare = edit('entries/helpline/galop.md', /source: .*\n/, '');
  expect(await addedBy(bare)).toEqual([
    expect.stringMatching(/^entries\/helpline\/galop\.md:1 warning “source”: .*0800 999 5428.*Galop itself/),
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

test('a photograph without a credit is reported, and a drawing is not, and so is one that is hidden since its people have not agreed', async () => {
  const found = await addedBy((folder) => {
    addPhotograph(folder);
    edit('entries/picture/haven-plan.md', /consent: .*/, 'consent: not everybody has agreed yet')(folder);
  });
  expect(found).toEqual([
    expect.stringMatching(/^entries\/picture\/haven-plan\.md:\d+ warning “consent”: Visitors do not see/),
    expect.stringMatching(/^entries\/picture\/lit-street\.md:1 warning “credit”: Say who made/),
  ]);
});

test('a page without an entry, an old appeal and a picture described by its file name are reported', async () => {
  const found = await findingsAfter((folder) => {
    rmSync(join(folder, 'entries/page/coming-up.md'));
    edit('entries/project/building-a-haven-project.md', /asOf: .*/, 'asOf: 2026-05-01')(folder);
    edit('entries/picture/haven-plan.md', /alt: >-[\s\S]*?consent:/, 'alt: haven-plan.svg\nconsent:')(folder);
  });
  for (const start of [
    'entries/page/coming-up.md:1 warning “slug”',
    'entries/project/building-a-haven-project.md:5 warning “asOf”',
    'entries/picture/haven-plan.md:4 warning “alt”',
  ])
    expect(found).toContainEqual(expect.stringContaining(start));
});

test('the words of each language are checked in the file that has them, and those of the first are not named twice', async () => {
  const withGerman = (folder: string) => {
    edit('space.yaml', 'tags:', '  - { code: de, name: German, fallbackCode: en-GB }\ntags:')(folder);
    edit('entries/siteSettings/site.md', '---\n', '---\notherLanguages: [de]\n')(folder);
    writeFileSync(
      join(folder, 'entries/page/about-us.de.md'),
      '---\ntitle: Über uns\n---\nWir sind da.\n\nLesen Sie [hier](/nirgends) mehr.\n',
    );
    writeFileSync(join(folder, 'entries/picture/choir.de.md'), '---\nalt: choir.svg\n---\n');
    const [coats, hour] = ['heating-coats-2027-01', 'quiet-hour-2026-12-11'];
    edit(`entries/eventChange/${coats}.md`, /note: .*/, 'note: { en-GB: Cold., de: Kalt today. }')(folder);
    edit(`entries/eventChange/${hour}.md`, /note: .*/, 'note:\n en-GB: Quiet.\n de: Leise today.')(folder);
    writeFileSync(join(folder, `entries/eventChange/${hour}.de.md`), '---\nreadings: Jesaja 64\n---\n');
  };
  const found = (await addedBy(withGerman)).filter((line) => !line.includes('not translated into German'));
  expect(found.map((line) => line.replace(/(“\w+”:).*/, '$1')).toSorted()).toEqual([
    'entries/eventChange/heating-coats-2027-01.md:8 warning “note”:',
    'entries/eventChange/quiet-hour-2026-12-11.md:6 warning “note”:',
    'entries/page/about-us.de.md:6 error “body”:',
    'entries/picture/choir.de.md:2 warning “alt”:',
  ]);
});
