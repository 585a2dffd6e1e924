import { expect, test } from 'vitest';
import { EntryProblem } from '#cms/entry-problem.ts';
import type { SiteContent } from '#cms/site-content.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { SettingsError } from './settings/setting.ts';
import { checkBeforeStart, outageTextFault } from './start-check.ts';

const { outage } = siteWith({});
const fault = (telephone: string | undefined, siteUrl = 'https://st-mary.org.uk') =>
  outageTextFault({ ...outage, telephone }, siteUrl);

test('a public site with the invented number for an outage is reported, and others are not', () => {
  expect(fault('0113 496 0100')).toMatch(
    /name St Example and 0113 496 0100, which reaches nobody: .*outage\.json/,
  );
  expect(fault('0113 243 0000')).toBeUndefined();
  expect(fault(undefined)).toBeUndefined();
  expect(fault('0113 496 0100', 'http://localhost:3000')).toBeUndefined();
});

const demonstration = contentWith([]);
const home = demonstration.pages.home;

const reachable = { contacts: undefined, helplines: [helplineOf('999', { group: 'emergency' })] };

/** Starts a site with some content replaced, without what the demonstration invents. */
function start(content: Partial<SiteContent>, siteUrl = 'https://st-mary.org.uk') {
  checkBeforeStart(
    {
      content: { ...demonstration, safeguarding: reachable, ...content },
      problems: [],
    },
    siteUrl,
  );
}

test('a site without any content starts, as its pages say so', () => {
  expect(() => checkBeforeStart(undefined, 'https://st-mary.org.uk')).not.toThrow();
});

test('a public site with an invented number does not start, and says how many more there are', () => {
  const emergency = helplineOf('999', { group: 'emergency' });
  const invented = (name: string, telephone: string) => helplineOf(name, { telephone });
  const withLines = (...lines: readonly ReturnType<typeof helplineOf>[]) => ({
    safeguarding: { contacts: undefined, helplines: [emergency, ...lines] },
  });
  const one = withLines(invented('Council', '0113 496 0100'));
  const two = withLines(invented('Council', '0113 496 0100'), invented('Police', '0113 496 0101'));
  const first =
    'The Safeguarding page must not go on the web: 0113 496 0100 (Council) reaches nobody: Ofcom reserves it for television and radio drama. Write the one that the organisation’s own website gives.';
  const remedy =
    ' Change them, and start again: “npm run content:check -- export.json” names each in an export of the space.';
  expect(() => start(one)).toThrow(new SettingsError(first + remedy));
  expect(() => start(two)).toThrow(new SettingsError(`${first} There are 1 more.${remedy}`));
  expect(() => start(two, 'http://localhost:3000')).not.toThrow();
});

test('a public site does not start while its safeguarding officer is left out for want of a way to be reached', () => {
  const content = { ...demonstration, safeguarding: reachable };
  const blank = new EntryProblem('safeguarding', 'localContact', 'is empty');
  const other = new EntryProblem('safeguarding', 'exitWords', 'is empty');
  const elsewhere = new EntryProblem('role', 'localContact', 'is empty');
  const startWith = (problem: EntryProblem, siteUrl = 'https://st-mary.org.uk') =>
    checkBeforeStart({ content, problems: [problem] }, siteUrl);
  expect(() => startWith(blank)).toThrow(
    new SettingsError(
      'The Safeguarding page would name nobody to turn to: safeguarding: “localContact” is empty. Put a telephone number or an email address there, and start again.',
    ),
  );
  for (const harmless of [other, elsewhere]) expect(() => startWith(harmless)).not.toThrow();
  expect(() => startWith(blank, 'http://localhost:3000')).not.toThrow();
});

test('a public site without a number for an emergency does not start', () => {
  const safeguarding = { contacts: undefined, helplines: [helplineOf('Childline')] };
  expect(() => start({})).not.toThrow();
  expect(() => start({ safeguarding })).toThrow(
    /^The Safeguarding page would name no number for an emergency:/,
  );
  expect(() => start({ safeguarding }, 'http://localhost:3000')).not.toThrow();
});

test('a public site in Germany starts only with an Impressum that is filled in', () => {
  const locale = { ...demonstration.locale, country: 'DE' } as const;
  const withText = (text: string) =>
    new Map([
      ['impressum', { ...home, body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }] as const }],
    ]);
  expect(() => start({ locale })).toThrow(/^A website in Germany needs an Impressum/);
  expect(() => start({ locale, textPages: withText('[Straße]') })).toThrow(
    /^The Impressum still has “\[Straße\]”/,
  );
  expect(() => start({ locale, textPages: withText('St. Marien, Lüneburg') })).not.toThrow();
  expect(() => start({ locale }, 'http://localhost:3000')).not.toThrow();
});
