import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { checkFolder } from '#content-check/check-folder.ts';
import { countriesByName, readAnswers } from './church.ts';
import { churchFiles } from './church-files.ts';

const longName = 'The Church of the Holy Trinity and All Saints, West';

function filesFor(country: string, name = longName.slice(0, 50), denomination = 'none', languages = '') {
  const church = readAnswers({ name, place: 'Llanfairpwllgwyngyll', country, denomination, languages });
  if (!('name' in church)) throw new Error(church.join(' '));
  return churchFiles(church);
}

test.each(Object.keys(countriesByName))(
  'a new church in %s has no fault but what is to be filled in',
  async (country) => {
    await using folder = await contentFolder(Object.fromEntries(filesFor(country)));
    const { findings } = await checkFolder(folder.path, Temporal.Now.instant());
    const errors = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect(errors).toEqual([expect.stringContaining('names nobody to turn to')]);
    const others = findings.map(({ message }) => message).filter((each) => !errors.includes(each));
    for (const message of others) expect(message).toMatch(/To fill in|last checked|was taken from/);
    const isBritish = countriesByName[country]?.country === 'GB';
    if (!isBritish)
      expect(others.join('\n')).not.toMatch(/999|\b101\b|childline|council|ofcom|england|british/i);
  },
);

test('a new church has nothing of the demonstration’s, and no number that somebody must know', () => {
  for (const country of ['England', 'Germany']) {
    const files = filesFor(country);
    files.delete('palettes.json');
    const text = [...files.values()].join('\n');
    expect(text).not.toMatch(/Oswin|Leeds|Haven|vicar|parish|dioces|0113|example\.org/i);
    expect(text).not.toMatch(/\{(?!date\})\w+\}/);
  }
});

test('a country has only the helplines that hold there', () => {
  const helplines = (country: string) =>
    [...filesFor(country).keys()].flatMap((path) => /helpline\/(.+)\.md/.exec(path)?.[1] ?? []);
  expect(helplines('England')).toContain('national-domestic-abuse-helpline');
  expect(helplines('Wales')).not.toContain('national-domestic-abuse-helpline');
  expect(helplines('Scotland')).not.toContain('police-101');
  expect(helplines('Germany')).toContain('polizei-110');
  expect(helplines('Austria')).toEqual(['emergency']);
  expect(helplines('Norway')).toEqual(['emergency']);
  expect(filesFor('Norway').get('entries/helpline/emergency.md')).toContain('telephone: "112"');
});

test('Home says the denomination, if there is one', () => {
  const home = (denomination: string) =>
    filesFor('Wales', 'Capel Bethel', denomination).get('entries/page/home.md');
  expect(home('Methodist')).toContain('Denomination: Methodist.');
  expect(home('none')).not.toContain('Denomination');
});

test('a church whose language is German has whole German sentences, whatever its name', () => {
  const name = 'Evangelisch-Lutherische St.-Petri-Gemeinde';
  const files = filesFor('Germany', name, 'Lutheran');
  expect(files.get('entries/page/home.md')).toContain('Konfession: evangelisch-lutherisch.');
  // After these words the name would need an article, and another ending.
  expect([...files.values()].join('\n')).not.toMatch(new RegExp(`(?:bei|von|ist|Was) ${name}`));
});

test.each([
  ['Wales', 'de', 'Datenschutz'],
  ['Germany', 'en', 'Privacy'],
])('a church in %s whose pages are in %s too begins with both', async (country, language, title) => {
  const files = filesFor(country, 'Capel Bethel', 'none', language);
  const code = language === 'en' ? 'en-GB' : language;
  const privacy = files.get(`entries/page/privacy.${code}.md`) ?? '';
  expect(privacy).toMatch(new RegExp(`^---\ntitle: ${title}\n`));
  expect(privacy).not.toMatch(/^(?:slug|palette|updated)/m);
  expect(files.get('entries/siteSettings/site.md')).toContain(`otherLanguages: [${code}]\n`);
  expect(files.has(`entries/siteSettings/site.${code}.md`), 'the name is the same').toBe(false);
  await using folder = await contentFolder(Object.fromEntries(files));
  const { findings } = await checkFolder(folder.path, Temporal.Now.instant());
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  expect(errors).toEqual([expect.stringContaining('names nobody to turn to')]);
});

test('every helpline that a new church begins with names its source, and says that nobody has checked it', () => {
  for (const country of ['England', 'Scotland', 'Germany']) {
    const helplines = [...filesFor(country)].filter(([path]) => path.includes('helpline/'));
    for (const [path, text] of helplines) {
      expect(text, path).toMatch(/^source: https:\/\/\S+$/m);
      expect(text, path).not.toMatch(/^lastChecked/m);
    }
  }
});
