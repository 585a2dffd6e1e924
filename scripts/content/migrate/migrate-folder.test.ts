import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPalettes } from '#domain/palette/palette.ts';
import { checkFolder } from '#editorial/check/check-folder.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { type FileChange, folderChanges } from './migrate-folder.ts';

function copyOfDemonstration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  return folder;
}

const write = (folder: string, changes: readonly FileChange[]) => {
  for (const { path, text = '' } of changes) writeFileSync(join(folder, path), text);
};

test('a folder’s copy of the project’s content types goes, a type of its own stays', async () => {
  const folder = copyOfDemonstration();
  cpSync('content/model/term.json', join(folder, 'model/organ.json'));
  const organ = readFileSync(join(folder, 'model/organ.json'), 'utf8').replace(
    '"id": "term"',
    '"id": "organ"',
  );
  writeFileSync(join(folder, 'model/organ.json'), organ);
  const deleted = (await folderChanges(folder)).filter(({ text }) => text === undefined);
  const names = deleted.map(({ path }) => path);
  expect(names).toContain('model/page.json');
  expect(names).not.toContain('model/organ.json');
});

test('the church’s own colours move from palettes.json into the settings, and the site’s are not written down', async () => {
  const folder = copyOfDemonstration();
  const path = 'palettes.json';
  const site = Object.values(defaultPalettes).map(({ primary, secondary, tertiary }) => ({
    name: 'one of the site’s',
    primary: { name: 'light', value: primary },
    secondary: { name: 'dark', value: secondary },
    tertiary: { name: 'middle', value: tertiary },
  }));
  const changesWith = async (palettes: unknown) => {
    writeFileSync(join(folder, path), JSON.stringify(palettes));
    return (await folderChanges(folder)).filter((each) => /palettes\.json|site\.md/.test(each.path));
  };
  expect(await changesWith(site)).toEqual([{ path, text: undefined, what: expect.any(String) }]);
  const red = { ...site[2], primary: { name: 'rose', value: '#ffeeee' } };
  for (const each of await changesWith(site.with(2, red as (typeof site)[0])))
    if (each.text === undefined) rmSync(join(folder, each.path));
    else writeFileSync(join(folder, each.path), each.text);
  const { site: shown, problems } = await checkFolder(folder, Temporal.Now.instant());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const colours = { ...defaultPalettes[2], primary: '#ffeeee' };
  expect(shown?.spans[0].content.palettes).toEqual({ ...defaultPalettes, 2: colours });
});

test('an event that says its days in another field says them in words', async () => {
  const folder = copyOfDemonstration();
  rmSync(join(folder, 'model'), { recursive: true });
  mkdirSync(join(folder, 'entries/eventPage'), { recursive: true });
  const path = 'entries/eventPage/yoga.md';
  const entry =
    'slug: yoga\ntitle: Yoga\norder: 5\nsummary: Stretch.\nfirstDate: 2026-12-07\nstartTime: 10am';
  writeFileSync(join(folder, path), `---\n${entry}\nrepeats: every week\nweekdays: [Monday]\n---\n`);
  const refused = (await checkFolder(folder, Temporal.Now.instant())).problems.map(
    ({ sentence }) => sentence,
  );
  expect(refused).toContain('“Event page” no longer has the field “weekdays”; run npm run content:migrate.');
  const change = (await folderChanges(folder)).find((each) => each.path === path);
  expect(change?.what).toBe('repeats: every Monday');
  expect(change?.text).toBe(`---\n${entry}\nrepeats: every Monday\n---\n`);
});

test('a start and an end are read as the content service reads dates, and no other line changes', async () => {
  const folder = copyOfDemonstration();
  rmSync(join(folder, 'model'), { recursive: true });
  const path = 'entries/eventPage/tea.md';
  const rest = 'slug: tea # on the lawn\ntitle: Tea\norder: 5\nsummary: Cake.\nrepeats: once';
  const times = 'startsAt: 2027-07-05 10:30\nendsAt: 6 July 2027';
  writeFileSync(join(folder, path), `---\n${rest}\n${times}\n---\nBring a chair.\n`);
  const change = (await folderChanges(folder)).find((each) => each.path === path);
  expect(change?.what).toBe('firstDate: 2027-07-05; startTime: 10:30; endDate: 2027-07-06');
  expect(
    change?.text
      ?.split('\n')
      .filter((line) => !rest.includes(line))
      .toSorted(),
  ).toEqual([
    '---',
    '---',
    'Bring a chair.',
    'endDate: 2027-07-06',
    'firstDate: 2027-07-05',
    'startTime: "10:30"',
  ]);
  expect(change?.text).toContain('slug: tea # on the lawn');
});

test('the file of a picture alone becomes a picture, hidden until somebody says who agreed, unless one describes it', async () => {
  const folder = copyOfDemonstration();
  rmSync(join(folder, 'model'), { recursive: true });
  const withPicture = (id: string, picture: string) => {
    const file = join(folder, 'entries/page', `${id}.md`);
    const text = readFileSync(file, 'utf8').replace(/^illustration:.*\n/m, '');
    writeFileSync(file, text.replace(/^---\n/, `---\npicture: ${picture}\n`));
  };
  withPicture('about-us', 'choir');
  withPicture('contact', 'haven-plan');
  rmSync(join(folder, 'entries/picture/haven-plan.md'));
  const found = await folderChanges(folder);
  write(folder, found);
  expect(found.map(({ path, what }) => `${path}: ${what}`).toSorted()).toEqual([
    'entries/page/about-us.md: illustration: choir',
    'entries/page/contact.md: illustration: haven-plan-picture',
    'entries/picture/haven-plan-picture.md: new, and hidden until you write who agreed (consent: everybody has agreed in writing)',
  ]);
  expect(await folderChanges(folder)).toEqual([]);
});

test('a folder of version 0.1 gets the texts that came later, and is then whole', async () => {
  const folder = copyOfDemonstration();
  rmSync(join(folder, 'model'), { recursive: true });
  const [outage, contacts] = ['outage.json', 'entries/safeguarding/safeguarding-contacts.md'].map((path) =>
    join(folder, path),
  ) as [string, string];
  const { staleNotice: _, ...older } = JSON.parse(readFileSync(outage, 'utf8'));
  writeFileSync(outage, JSON.stringify(older));
  writeFileSync(contacts, readFileSync(contacts, 'utf8').replace(/^exitWords:.*\n(?: .*\n)*/m, ''));
  const errors = async () =>
    (await checkFolder(folder, Temporal.Now.instant())).problems
      .filter(({ severity }) => severity === 'error')
      .map(({ sentence }) => sentence.replace(folder, ''));
  expect(await errors()).toEqual([
    '/outage.json must hold “staleNotice”, a text. The site does not start without it.',
    '“exitWords” is missing. Every “Safeguarding” needs one.',
  ]);
  write(folder, await folderChanges(folder));
  expect(await errors()).toEqual([]);
  expect(await folderChanges(folder)).toEqual([]);
});

test('a church in Germany gets the draft of an Impressum, once', async () => {
  const folder = copyOfDemonstration();
  rmSync(join(folder, 'model'), { recursive: true });
  const site = join(folder, 'entries/siteSettings/site.md');
  const drafts = async () => (await folderChanges(folder)).filter(({ what }) => what.includes('Impressum'));
  expect(await drafts()).toEqual([]);
  writeFileSync(site, readFileSync(site, 'utf8').replace('city: Leeds', 'city: Leeds\ncountry: DE'));
  const [change, ...others] = await drafts();
  expect(others).toEqual([]);
  expect(change?.path).toBe('entries/page/impressum.md');
  expect(change?.text).toMatch(/draft: true\n[\s\S]*St Oswin's[\s\S]*\[Postleitzahl\] Leeds/);
  write(folder, change ? [change] : []);
  expect(await drafts()).toEqual([]);
});

test('the demonstration’s own model is the project’s, and is never deleted', async () => {
  expect((await folderChanges('content')).filter(({ text }) => text === undefined)).toEqual([]);
});

test('a national helpline says for whom it is, by its number; one that says so already is left alone', async () => {
  const folder = copyOfDemonstration();
  rmSync(join(folder, 'model'), { recursive: true });
  const file = (id: string) => join(folder, 'entries/helpline', `${id}.md`);
  for (const id of ['childline', 'victim-support', 'council-adults'])
    writeFileSync(file(id), readFileSync(file(id), 'utf8').replace(/^firstFor:.*\n/m, ''));
  const own = readFileSync(file('samaritans'), 'utf8').replace(/^firstFor:.*$/m, 'firstFor: []');
  writeFileSync(file('samaritans'), own);
  const changes = (await folderChanges(folder)).filter(({ path }) => path.includes('helpline'));
  expect(changes.map(({ path, what }) => [path, what]).toSorted()).toEqual([
    ['entries/helpline/childline.md', 'firstFor: ["somebody under 19"]'],
    ['entries/helpline/victim-support.md', 'firstFor: ["a woman hurt at home", "a man hurt at home"]'],
  ]);
  expect(changes.map(({ path, text }) => text === readFileSync(`content/${path}`, 'utf8'))).toEqual([
    true,
    true,
  ]);
});

const outside =
  'This is a link to a place outside the content folder, from which nothing is read. Put the file itself here.';

test.each([
  ['outage.json', '/etc/passwd', outside],
  ['entries/eventPage/yoga.md', '/etc/passwd', outside],
  ['entries/helpline', '/etc', outside],
  ['model', resolve('content/model'), outside],
  [
    'entries/page/impressum.md',
    'nowhere',
    'This is a link to a file that is not there. Put the file itself here.',
  ],
])(
  '%s, a link out of the folder to %s, is refused in one sentence, and nothing is changed',
  async (path, target, sentence) => {
    const folder = copyOfDemonstration();
    rmSync(join(folder, path), { recursive: true, force: true });
    symlinkSync(target, join(folder, path));
    await expect(folderChanges(folder)).rejects.toThrow(
      new SettingsError(`${join(folder, path)}: ${sentence}`),
    );
  },
);

test('a text that is not UTF-8 is left as it is, with a sentence that says what to do first', async () => {
  const folder = copyOfDemonstration();
  rmSync(join(folder, 'model'), { recursive: true });
  const outage = join(folder, 'outage.json');
  const { staleNotice: _, ...older } = JSON.parse(readFileSync(outage, 'utf8'));
  const bytes = Buffer.from(JSON.stringify({ ...older, title: 'St Zoë' }), 'latin1');
  writeFileSync(outage, bytes);
  await expect(folderChanges(folder)).rejects.toThrow(
    `${outage}: The file is not UTF-8, but windows-1252. Save it as UTF-8, and look at its £, dashes, quotation marks and accents; then migrate again.`,
  );
  expect(readFileSync(outage)).toEqual(bytes);
});
