import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addedBy, edit } from '#tests/helpers/checked-demonstration.ts';

test('all problems are told in one round: also those of an entry that is left out for a fault, and those of others', async () => {
  const found = await addedBy((folder) => {
    edit('entries/eventPage/choir-practice.md', /title: .*\n/, '')(folder);
    edit('entries/eventPage/choir-practice.md', /startTime: .*/, 'startTime: "21:30"')(folder);
    edit('entries/helpline/galop.md', /source: .*\n/, '')(folder);
  });
  expect(found.map((line) => line.replace(/:\d+ /, ' ').slice(0, 80)).toSorted()).toEqual([
    'entries/eventPage/choir-practice.md error “endTime”: It ends before it starts: f',
    'entries/eventPage/choir-practice.md error “title” is missing. Every “Event page”',
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

test('a copy of an event with its slug is told once, at the copy, and the event keeps its cancelled date', async () => {
  const copied = (name: string) =>
    addedBy((folder) => {
      const file = (id: string) => join(folder, `entries/eventPage/${id}.md`);
      writeFileSync(file(name), readFileSync(file('bell-ringers'), 'utf8'));
    });
  for (const name of ['a-bell-ringers', 'bell-ringers-copy'])
    expect(await copied(name)).toEqual([
      expect.stringMatching(new RegExp(`/${name}\\.md:\\d+ error “slug” must be different in every`)),
    ]);
});

test.each([
  [
    'a draft',
    /^---\n/,
    '---\ndraft: true\n',
    'site.md:3 error “title”: The site has no settings: this entry must be there',
  ],
  ['faulty', /^---\n/, '---\nnation: usa\n', 'site.md:2 error “nation”: Choose england-wales, scotland'],
])('settings that are %s are told, once', async (_, from, to, said) => {
  const found = await addedBy((folder) => {
    edit('entries/siteSettings/site.md', /^nation: .*\n/m, '')(folder);
    edit('entries/siteSettings/site.md', from, to)(folder);
  });
  const errors = found.filter((line) => line.includes(' error '));
  expect(errors).toEqual([expect.stringContaining(said)]);
});

test('a link that leads nowhere, and a number that cannot be rung, are told once each', async () => {
  const found = await addedBy((folder) => {
    const long = `ftp://files.example/${'x'.repeat(60)}`;
    const links = `[a](entry:gone) [b](javascript:alert) [c](/whats-on/gone) [d](${long})`;
    edit('entries/eventPage/choir-practice.md', /\n---\n/, `\n---\n${links}\n\n`)(folder);
    edit('entries/siteSettings/site.md', /^telephone: .*/m, 'telephone: after 6pm')(folder);
  });
  const errors = found.filter((line) => line.includes(' error ')).map((line) => line.replace(/.*?“/, '“'));
  expect(errors.map((line) => line.slice(0, 45)).toSorted()).toEqual([
    '“body” points to the entry “gone”, which does',
    '“body”: The link address “ftp://files.example',
    '“body”: The link address “javascript:alert” m',
    '“body”: “/whats-on/gone” leads nowhere: the s',
    '“telephone”: Write the telephone number in fi',
  ]);
});

test.each([
  ['the wrong way round', 'firstDate: 2030-12-18', 'lastDate: 2030-09-01', '“lastDate”: The term ends on'],
  ['with a day that is none', 'firstDate: 2030-13-01', 'lastDate: 2030-12-18', '“firstDate” is “2030-13-01”'],
])('an event in term time does not seem wrong because the only term is %s', async (_, first, last, said) => {
  const found = await addedBy((folder) => {
    rmSync(join(folder, 'entries/term'), { recursive: true });
    mkdirSync(join(folder, 'entries/term'));
    writeFileSync(join(folder, 'entries/term/a.md'), `---\ntitle: Autumn\n${first}\n${last}\n---\n`);
  });
  const errors = found.filter((line) => line.includes(' error '));
  expect(errors).toEqual([expect.stringContaining(`entries/term/a.md:`)]);
  expect(errors[0]).toContain(said);
});

test.each([
  ['eventPage/choir-practice', 'slug'],
  ['socialMediaLink/mastodon', 'url'],
  ['socialMediaLink/mastodon', 'name'],
])('%s without its %s is told once, in its own file', async (entry, field) => {
  const found = await addedBy(edit(`entries/${entry}.md`, new RegExp(`^${field}: .*\\n`, 'm'), ''));
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^entries/${entry}\\.md:\\d+ error “${field}” is missing`)),
  ]);
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

test('a former address that is another event’s is refused, with both places', async () => {
  const found = await addedBy(
    edit(
      'entries/eventPage/lunch-club.md',
      'slug: lunch-club',
      'slug: lunch-club\nformerSlugs: [warm-room, soup-lunch]',
    ),
  );
  const end = 'as well, and an address leads to one event: leave it in one place only.';
  expect(found.toSorted()).toEqual([
    `entries/eventPage/lunch-club.md:3 error “formerSlugs”: “warm-room” stands in “slug” of eventPage/warm-room ${end}`,
    `entries/eventPage/warm-room.md:2 error “slug”: “warm-room” stands in “formerSlugs” of eventPage/lunch-club ${end}`,
  ]);
});
