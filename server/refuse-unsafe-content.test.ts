import { expect, test } from 'vitest';
import type { SiteContent } from '#cms/site-content.ts';
import type { Problem } from '#domain/problem.ts';
import type { Safeguarding } from '#domain/safeguarding/safeguarding.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { outageTextFault, refuseUnsafeContent, unsafeContent } from './refuse-unsafe-content.ts';
import { SettingsError } from './settings/setting.ts';

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
const { home } = demonstration.pages;
const emergency = helplineOf('999', { group: 'emergency' });
const contacts = {
  id: 'contacts',
  localContact: {
    id: 'officer',
    role: 'Officer',
    telephone: '0113 243 0000',
    ringFor: [],
    responsibilities: '',
  },
} as unknown as Safeguarding['contacts'];
const safe: Safeguarding = { contacts, helplines: [emergency] };

const withContent = (content: Partial<SiteContent>) => ({
  ...demonstration,
  safeguarding: safe,
  pages: { ...demonstration.pages, safeguarding: home },
  giving: undefined,
  ...content,
});

/** Starts a site with some content replaced, without what the demonstration invents. */
function start(
  content: Partial<SiteContent>,
  siteUrl = 'https://st-mary.org.uk',
  problems: readonly Problem[] = [],
  sources?: Parameters<typeof refuseUnsafeContent>[2],
) {
  return refuseUnsafeContent({ content: withContent(content), problems }, siteUrl, sources);
}

const local = 'http://localhost:3000';
const council = (telephone: string) => helplineOf('council', { telephone, group: 'council' });
const invented = { safeguarding: { contacts, helplines: [emergency, council('0113 496 0100')] } };
const sentence =
  '“telephone”: 0113 496 0100 (council) reaches nobody: Ofcom reserves it for television and radio drama. Write the one that the authority’s own website gives for a worry about a child or an adult. A public site does not start with this.';

test('a site without any content starts, as its pages say so, and so does one with sound content', async () => {
  await expect(refuseUnsafeContent(undefined, 'https://st-mary.org.uk')).resolves.toBeUndefined();
  await expect(start({})).resolves.toBeUndefined();
});

test('a public site with an invented number does not start, and says where it is and how many more there are', async () => {
  await expect(start(invented)).rejects.toThrow(new SettingsError(`helpline council: ${sentence}`));
  const two = { safeguarding: { contacts, helplines: [emergency, council('0113 496 0100, 0113 496 0101')] } };
  await expect(start(two)).rejects.toThrow(
    / There are 1 more: npm run content:check -- export\.json, of an export of the space, names each\.$/,
  );
  const sources = { placeOf: async () => ({ file: 'content/entries/helpline/council.md', line: 3 }) };
  await expect(start(invented, undefined, [], sources)).rejects.toThrow(
    new SettingsError(`content/entries/helpline/council.md:3: ${sentence}`),
  );
  await expect(start(two, undefined, [], sources)).rejects.toThrow(
    / more: npm run content:check names each\.$/,
  );
  await expect(start(two, local)).resolves.toBeUndefined();
});

test('a public site does not start while nobody in the church can be told, with the reason that its mapper gives', async () => {
  const safeguarding = { contacts: undefined, helplines: [emergency] };
  await expect(start({ safeguarding })).rejects.toThrow(
    /^safeguarding safeguarding-contacts: “localContact”: .*this entry must be there and be published\./,
  );
  const problem = (entry: string, field: string): Problem => ({
    ...{ severity: 'error', entry, field, sentence: 'It names nobody.' },
  });
  const startWith = (each: Problem, siteUrl?: string) => start({ safeguarding }, siteUrl, [each]);
  await expect(startWith(problem('safeguarding one', 'localContact'))).rejects.toThrow(
    /^safeguarding one: “localContact”: It names nobody\./,
  );
  for (const other of [problem('safeguarding one', 'exitWords'), problem('role one', 'localContact')])
    await expect(startWith(other)).rejects.toThrow(/this entry must be there/);
  await expect(startWith(problem('safeguarding one', 'localContact'), local)).resolves.toBeUndefined();
  // A last good contact is shown in its place.
  await expect(start({}, undefined, [problem('safeguarding one', 'localContact')])).resolves.toBeUndefined();
});

test('a public site without a number for an emergency does not start', async () => {
  const safeguarding = { contacts, helplines: [helplineOf('Childline')] };
  await expect(start({ safeguarding })).rejects.toThrow(
    /the number to ring in an emergency, 999\. Add a line/,
  );
  await expect(start({ safeguarding }, local)).resolves.toBeUndefined();
});

test('a public site with a bank account of noughts in its content folder does not start', async () => {
  const account = (sortCode: string, accountNumber: string, isFolder = true) => {
    const giving = { id: 'giving', bank: { sortCode, accountNumber } } as NonNullable<SiteContent['giving']>;
    return unsafeContent({ content: withContent({ giving }), problems: [] }, isFolder).map(
      ({ entry, field }) => `${entry} ${field}`,
    );
  };
  expect(account('00-00-00', '12345678')).toEqual(['giving giving sortCode']);
  expect(account('12-34-56', '00000000')).toEqual(['giving giving sortCode']);
  expect(account('12-34-56', '12345678')).toEqual([]);
  expect(account('00-00-00', '12345678', false)).toEqual([]);
});

test('a public site whose content folder has no settings does not start: it would be England’s', async () => {
  const church = { ...demonstration.church, hasSettings: false };
  const sources = { placeOf: async () => ({ file: 'entries/siteSettings/site.md', line: 1 }) };
  await expect(start({ church }, undefined, [], sources)).rejects.toThrow(
    /^entries\/siteSettings\/site\.md:1: “title”: The site has no settings: this entry must be there, published/,
  );
  await expect(start({ church }, local, [], sources)).resolves.toBeUndefined();
  // At another service a slip in the settings stops no restart.
  await expect(start({ church })).resolves.toBeUndefined();
});

test('a public site in Germany starts only with an Impressum that is filled in', async () => {
  const locale = { ...demonstration.locale, country: 'DE' } as const;
  const withText = (text: string) =>
    new Map([
      ['impressum', { ...home, body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }] as const }],
    ]);
  await expect(start({ locale })).rejects.toThrow(/A website in Germany needs an Impressum/);
  await expect(start({ locale, textPages: withText('[Straße]') })).rejects.toThrow(
    /^page impressum: “body”: The Impressum still has “\[Straße\]”/,
  );
  await expect(start({ locale, textPages: withText('St. Marien, Lüneburg') })).resolves.toBeUndefined();
  await expect(start({ locale }, local)).resolves.toBeUndefined();
});
