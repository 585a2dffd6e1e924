import { expect, test } from 'vitest';
import type { SiteContent } from '#cms/site-content.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
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

/** Starts a site with some content replaced, without what the demonstration invents. */
function start(content: Partial<SiteContent>, siteUrl = 'https://st-mary.org.uk') {
  const contacts = undefined;
  const safeguarding = { contacts, helplines: [helplineOf('999', { group: 'emergency' })] };
  checkBeforeStart(
    {
      content: { ...demonstration, safeguarding, ...content },
      problems: [],
    },
    siteUrl,
  );
}

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
