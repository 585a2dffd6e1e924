import { readContent, sourceAt } from 'emulator-for-contentful';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadRoot } from '#app/loaders/root-data.ts';
import { loader as comingUp } from '#app/routes/coming-up.tsx';
import { loader as contact } from '#app/routes/contact.tsx';
import { loader as event } from '#app/routes/event.tsx';
import { loader as home } from '#app/routes/home.tsx';
import { loader as safeguarding } from '#app/routes/safeguarding.tsx';
import { loader as whatsOn } from '#app/routes/whats-on.tsx';
import { createLoadContext } from '#app/site-context.ts';
import { datedContent, type SiteContent } from '#cms/site-content.ts';
import { readSite } from '#editorial/check/read-site.ts';
import { wordsIn } from '#languages/words.ts';
import { contentModelFolder, demonstrationFolder } from '#scripts/content/content-folder.ts';
import { siteWith } from '#tests/fixtures/content.fixture.ts';
import { runs } from '#tests/helpers/long-runs.ts';

const start = Temporal.Instant.from('2026-11-20T00:00:00Z');

const reading = await readContent(sourceAt(demonstrationFolder, contentModelFolder));
if (!reading.ok) throw new Error('The demonstration cannot be read.');
const { spans } = await readSite(reading, start);
const { content: english } = spans[0];
const german: SiteContent = {
  ...english,
  locale: { ...english.locale, language: 'de', words: wordsIn('de') },
};

/** Words that are true for a moment, or for some days, and that a page of another day would have wrong. */
const nearWords =
  /\b(?:today|tonight|tomorrow|this(?! website)|next|now|currently|(?:in|for) \w+ days)\b|\b(?:heute|morgen|diesen?|nächste[nr]?|jetzt|zurzeit|gerade|in den nächsten)\b/i;

/** All texts of a value. A word of content is that of an editor, who knows that it stands for days. */
function textsIn(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  for (const part of parts) textsIn(part, found, seen);
  return found;
}

const { locale: _, ...entries } = english;
const ofContent = textsIn(entries);
const nearInContent = [...ofContent].filter((text) => nearWords.test(text));

/** A text without what editors wrote in it. */
const ownPart = (text: string) => nearInContent.reduce((left, theirs) => left.replaceAll(theirs, ''), text);

/** The data of the layout and of every page, at an instant. */
async function pagesAt(content: SiteContent, now: Temporal.Instant) {
  const context = createLoadContext(siteWith({ content, now }));
  const load = (loader: unknown, params: object = {}) =>
    (loader as (args: object) => Promise<{ readonly data: { readonly validUntil?: number } }>)({
      context,
      params,
      request: new Request('https://church.example/'),
    });
  const pages = await Promise.all([
    loadRoot({ context }),
    ...[home, comingUp, whatsOn, safeguarding, contact].map((loader) => load(loader)),
    ...content.eventKinds.map(({ slug }) => load(comingUp, { kind: slug })),
    ...content.events.map(({ slug }) => load(event, { slug })),
  ]);
  return pages.map(({ data }) => data);
}

/** The texts of them that have a near word. */
async function nearTexts(content: SiteContent, now: Temporal.Instant): Promise<readonly string[]> {
  const own = textsIn(await pagesAt(content, now)).difference(ofContent);
  return [...own].filter((text) => nearWords.test(ownPart(text)) || text === 'This' || text === 'Diesen');
}

/** Booleans and lists that say of a moment what words would. */
async function nearFacts(content: SiteContent, now: Temporal.Instant): Promise<object> {
  const context = createLoadContext(siteWith({ content, now }));
  const request = new Request('https://church.example/');
  const { data: first } = await home({ context, request, params: {} } as never);
  const { data: list } = await comingUp({ context, request, params: {} } as never);
  return {
    underWay: first.view.services.underWay.length,
    open: first.view.openKinds.filter(({ open }) => open !== undefined).length,
    thisWeek: list.view.comingUp.weeks.filter(({ isThisWeek }) => isThisWeek).length,
    today: list.view.comingUp.glance.weeks.flat().filter(({ isToday }) => isToday).length,
  };
}

const quarters = fc.integer({ min: 0, max: 400 * 24 * 4 });
const instant = quarters.map((count) => start.add({ minutes: count * 15 }));

/** Before an entry appears or disappears, from when the content would be another. */
const beforeNextEntry = fc
  .integer({ min: 0, max: start.until(spans[1]?.from ?? start).total('minutes') - 1 })
  .map((minutes) => start.add({ minutes }));

for (const [language, content] of Object.entries({ english, german })) {
  const dated = datedContent(content);

  test(`nothing that may be read later has a word of now, in ${language}`, async () => {
    await fc.assert(
      fc.asyncProperty(instant, async (now) => {
        expect(await nearTexts(dated, now), `${now}`).toEqual([]);
        expect(await nearFacts(dated, now)).toEqual({ underWay: 0, open: 0, thisWeek: 0, today: 0 });
      }),
      { numRuns: runs(200) },
    );
  });

  test(`until the end of its validity a page stays as it is, in ${language}`, async () => {
    await fc.assert(
      fc.asyncProperty(beforeNextEntry, async (now) => {
        const pages = await pagesAt({ ...content }, now);
        for (const end of new Set(pages.map(({ validUntil }) => validUntil))) {
          const last = Temporal.Instant.fromEpochMilliseconds((end ?? now.epochMilliseconds) - 1);
          const still = await pagesAt({ ...content }, last);
          for (const [at, page] of pages.entries())
            if (page.validUntil === end) expect(still[at], `${now} to ${last}`).toEqual(page);
        }
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
  });

  test(`what is served has them, in ${language}`, async () => {
    const sunday = Temporal.Instant.from('2026-11-29T10:45:00Z');
    expect((await nearTexts(content, sunday)).length).toBeGreaterThan(10);
    expect(await nearFacts(content, sunday)).toMatchObject({ underWay: 1, open: 1, thisWeek: 1, today: 1 });
  });
}
