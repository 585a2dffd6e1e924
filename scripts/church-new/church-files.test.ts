import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { checkFolder } from '#editorial/check/check-folder.ts';
import { readAnswers } from './answers.ts';
import { churchFiles } from './church-files.ts';
import { countriesByName, nationNames } from './nations.ts';

/** As long as a name may be. */
const longName = 'Capel Annibynwyr Cymraeg Bethel · Bethel Welsh Independent Chapel, Llanrhaeadr-y'.slice(
  0,
  80,
);

function filesFor(country: string, name = longName, denomination = 'none') {
  return churchFiles(readAnswers({ name, place: 'Llanfairpwllgwyngyll', country, denomination }));
}

async function findingsOf(files: ReadonlyMap<string, string>, siteUrl?: string) {
  await using folder = await contentFolder(Object.fromEntries(files));
  const { problems } = await checkFolder(folder.path, Temporal.Now.instant(), siteUrl);
  const messages = (severity: string) =>
    problems.filter((each) => each.severity === severity).map(({ sentence }) => sentence);
  return { errors: messages('error'), warnings: messages('warning') };
}

/** How the check begins to ask for a line. */
const asked = {
  emergency: 'the number to ring in an emergency',
  police: 'the number of the police',
  child: 'a line for children',
  home: 'lines for women and for men',
  crisis: 'a line for people who cannot go on',
  deaf: 'how people who cannot hear',
  church: 'a line outside this church',
};
const needsIn = (messages: readonly string[]) =>
  Object.keys(asked).filter((need) =>
    messages.some((message) =>
      message.includes(`before the site is public: ${asked[need as keyof typeof asked]}`),
    ),
  );

/** The needs for which nobody has read a source. */
const notSourced: Readonly<Record<string, readonly string[]>> = { Scotland: ['church'] };

test.each(nationNames)(
  'a new church in %s has a line for every need with a source, and is told of the others',
  async (nation) => {
    const files = filesFor(nation);
    const { errors, warnings } = await findingsOf(files);
    expect(errors).toEqual([expect.stringContaining('names nobody to turn to')]);
    for (const message of warnings)
      expect(message).toMatch(/To fill in|last checked|checked again|was taken from|needs an Impressum/);
    expect(needsIn(warnings)).toEqual(notSourced[nation] ?? []);
    expect(files.get('README.md')).toMatch(/council|Trust|Tusla|Jugendamt/);
    if (countriesByName[nation]?.country !== 'GB')
      expect(warnings.join('\n')).not.toMatch(/999|\b101\b|council|ofcom|england|british/i);
  },
);

const elsewhere = Object.keys(countriesByName).filter((name) => !nationNames.includes(name));

test.each(elsewhere)(
  'a new church in %s has no number, and the check and its README name each that it needs',
  async (country) => {
    const files = filesFor(country);
    const { errors, warnings } = await findingsOf(files);
    expect(errors).toEqual([
      expect.stringContaining('names nobody to turn to'),
      expect.stringContaining('the number to ring in an emergency, 112'),
    ]);
    expect(needsIn([...errors, ...warnings])).toEqual(Object.keys(asked));
    const readme = files.get('README.md') ?? '';
    for (const word of [
      'emergency',
      'police',
      'somebody under 19',
      'a man hurt at home',
      'cannot go on',
      'deaf people',
      'abuse in a church',
    ])
      expect(readme).toContain(word);
  },
);

test('a new church has nothing of the demonstration’s, and no number that somebody must know', () => {
  for (const country of ['England', 'Germany']) {
    const text = [...filesFor(country).values()].join('\n');
    expect(text).not.toMatch(/Oswin|Leeds|Haven|vicar|parish|dioces|0113|example\.org/i);
    expect(text).not.toMatch(/\{(?!date\})\w+\}/);
  }
});

test('a nation has only the helplines that hold there', () => {
  const helplines = (country: string) =>
    [...filesFor(country)].flatMap(([path, text]) =>
      path.includes('/helpline/') && !text.includes('draft: true')
        ? [/helpline\/(.+)\.md/.exec(path)?.[1] ?? '']
        : [],
    );
  expect(helplines('England')).toContain('national-domestic-abuse-helpline');
  expect(helplines('Wales')).not.toContain('national-domestic-abuse-helpline');
  expect(helplines('Wales')).toContain('live-fear-free');
  expect(helplines('Scotland')).toContain('domestic-abuse-and-forced-marriage-helpline');
  expect(helplines('Northern Ireland')).not.toContain('safe-spaces');
  expect(helplines('Ireland')).not.toContain('emergency-999');
  expect(helplines('Germany')).toContain('polizei-110');
  expect(helplines('Austria')).toEqual([]);
  const source = filesFor('Scotland').get('entries/helpline/police-101.md');
  expect(source).toContain('source: https://scotland.police.uk/');
});

test('at night the police are first for a worry about a child and about an adult', () => {
  for (const [country, id] of [
    ['England', 'police-101'],
    ['Scotland', 'police-101'],
    ['Ireland', 'gardai'],
    ['Germany', 'polizei-110'],
  ] as const)
    expect(filesFor(country).get(`entries/helpline/${id}.md`)).toContain(
      'firstFor: ["a child, now or at night", "an adult, now or at night"]',
    );
});

test('Home says in a sentence of what denomination the church is, if it is of one', () => {
  const home = (country: string, denomination: string) =>
    filesFor(country, 'Bethel', denomination).get('entries/page/home.md')?.trimEnd().split('\n').at(-1);
  expect(home('Wales', 'none')).toBe('Bethel is a church in Llanfairpwllgwyngyll.');
  expect(home('Wales', 'Church in Wales')).toBe(
    'Bethel is a church of the Church in Wales in Llanfairpwllgwyngyll.',
  );
  expect(home('Wales', 'Methodist')).toBe('Bethel is a Methodist church in Llanfairpwllgwyngyll.');
  expect(home('England', 'Anglican')).toBe('Bethel is an Anglican church in Llanfairpwllgwyngyll.');
  expect(home('Germany', 'Lutheran')).toBe(
    'Wir sind eine evangelisch-lutherische Gemeinde in Llanfairpwllgwyngyll.',
  );
  expect(home('Germany', 'none')).toBe('Wir sind eine Gemeinde in Llanfairpwllgwyngyll.');
  expect(home('Germany', 'Alt-Katholiken')).toBe(
    'Wir sind eine Gemeinde in Llanfairpwllgwyngyll. Wir gehören zu dieser Kirche: Alt-Katholiken.',
  );
});

test('a church whose language is German has whole German sentences, whatever its name', () => {
  const name = 'Evangelisch-Lutherische St.-Petri-Gemeinde';
  const files = filesFor('Germany', name, 'Lutheran');
  // After these words the name would need an article, and another ending.
  expect([...files.values()].join('\n')).not.toMatch(new RegExp(`(?:bei|von|ist|Was) ${name}`));
});

test('every helpline that a new church begins with names its source, and says that nobody has checked it', () => {
  for (const country of nationNames) {
    const helplines = [...filesFor(country)].filter(([path]) => path.includes('helpline/'));
    for (const [path, text] of helplines) {
      expect(text, path).toMatch(/^source: https:\/\/\S+$/m);
      expect(text, path).not.toMatch(/^lastChecked/m);
    }
  }
});

test('the Impressum of a German church is a draft, and asks for each thing that is left to write', async () => {
  const path = 'entries/page/impressum.md';
  const files = filesFor('Germany');
  const draft = files.get(path) ?? '';
  expect(draft).toContain('draft: true');
  expect((await findingsOf(files)).warnings).toContainEqual(expect.stringContaining('needs an Impressum'));
  const { errors } = await findingsOf(files, 'https://www.st-marien.de');
  expect(errors).toContainEqual(
    expect.stringMatching(/needs an Impressum.* A public site does not start with this\.$/),
  );
  const published = draft.replace('draft: true\n', '');
  const { warnings } = await findingsOf(new Map([...files, [path, published]]));
  expect(warnings).toContainEqual(
    expect.stringContaining('still has “[Straße und Hausnummer, kein Postfach]”'),
  );
  const filledIn = published.replaceAll(/\[.*?\]/g, 'St. Marien');
  const { warnings: none } = await findingsOf(new Map([...files, [path, filledIn]]));
  expect(none.filter((message) => message.includes('Impressum'))).toEqual([]);
  expect(filesFor('Wales').has(path)).toBe(false);
});
