import { expect, test } from 'vitest';
import { mappedGerman } from '#tests/fixtures/mapped-german.ts';
import { nestedText, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { Translation } from './client/fetch-content.ts';
import { type EntryType, entriesOf } from './content-entries.ts';
import { localizedFields } from './generated/operations.ts';
import { isJsonObject } from './json.ts';
import type { SiteContent } from './site-content.ts';

/** A value of the same type that is another. */
function other(value: unknown, at: number): unknown {
  if (typeof value === 'string') return `other ${at}`;
  if (typeof value === 'number') return value + 1 + at;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [`other ${at}`];
  return isJsonObject(value) && 'json' in value ? nestedText(1) : value;
}

const types = Object.keys(localizedFields) as EntryType[];

/** The lists of a type in the results of a language, with each entry changed. */
function changed(
  type: EntryType,
  change: (entry: Record<string, unknown>, at: number) => object,
): Translation {
  const inLists = (lists: object): object =>
    Object.fromEntries(
      Object.entries(lists).map(([name, list]) => {
        const items = entriesOf(list).map((entry, at) => {
          const own = inLists(entry as object) as Record<string, unknown>;
          const isOfType =
            name === `${type}Collection` || (type === 'milestone' && name === 'milestonesCollection');
          return isOfType ? change(own, at) : own;
        });
        return [name, Array.isArray(list?.items) ? { ...list, items } : list];
      }),
    );
  const { AllEvents, AllPages, ChurchFacts } = recordedResults;
  return {
    AllEvents: inLists(AllEvents),
    AllPages: inLists(AllPages),
    ChurchFacts: { ...inLists(ChurchFacts), siteSettingsCollection: ChurchFacts.siteSettingsCollection },
  } as Translation;
}

const plain = ({ otherLanguages: _, ...content }: SiteContent) => content;

test.each(types)('of “%s” a translation can change only what the model calls localized', (type) => {
  const localized: readonly string[] = localizedFields[type];
  const facts = changed(type, (entry, at) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [
        name,
        name === 'sys' || localized.includes(name) ? value : other(value, at),
      ]),
    ),
  );
  expect(plain(mappedGerman({}, facts).german)).toEqual(plain(mappedGerman({}, {}).german));
});

/** What an entry needs for its words to be shown. */
const needed: Readonly<Partial<Record<EntryType, object>>> = {
  eventPage: { startTime: null, endTime: null, otherTimes: null },
  eventChange: { status: 'moved', leadsAgreed: true },
  giving: { textNumber: '70450', textKeyword: 'OSWIN' },
  notice: { linkUrl: '/contact' },
  picture: { decorative: false },
};
const richTexts = ['body', 'answer', 'giftAid', 'otherwise', 'story'];
const listed = ['ringFor', 'waysToHelp', 'giftExamples', 'inside'];

/** The words of a field. */
function words(field: string, text: string): unknown {
  if (field === 'headings') return [`first visit: ${text}`];
  if (listed.includes(field)) return [text];
  if (!richTexts.includes(field)) return text;
  const run = { nodeType: 'text', value: text, marks: [], data: {} };
  return { json: { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [run] }] } };
}

const textOf = (content: SiteContent) =>
  JSON.stringify(plain(content), (_, value) => (value instanceof Map ? [...value] : value));

const fields = types
  .filter((type) => type !== 'siteSettings')
  .flatMap((type) => localizedFields[type].map((field) => [type, field] as const));

test.each(fields)('of “%s” the words of “%s” are those of the page’s language', (type, field) => {
  const withWords = (text: string) =>
    changed(type, (entry) => ({ ...entry, ...needed[type], [field]: words(field, text) }));
  const { english, german } = mappedGerman(withWords('in English'), withWords('auf Deutsch'));
  expect(textOf(english)).toContain('in English');
  expect(textOf(german)).toContain('auf Deutsch');
  expect(textOf(german)).not.toContain('in English');
});
