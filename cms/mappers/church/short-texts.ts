import type { Welcome } from '#domain/church/church.ts';
import type { Notice, Sheet } from '#domain/church/notice.ts';
import { type Question, questionTopics } from '#domain/church/question.ts';
import { type OtherWords, readOtherWords } from '#domain/link/other-words.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { Collection, Fields, Settings } from '../../content-entries.ts';
import { EntryError, entryProblem } from '../../entry-problem.ts';
import { existingDay, oneOf, parseDay, parseLanguage, required } from '../fields.ts';
import {
  listMapper,
  type Mapping,
  mapLanguage,
  mapLines,
  nameOf,
  shownEntries,
  wordsFrom,
} from '../mapping.ts';
import { mapRichText } from '../page/rich-text.ts';

/** Frequently asked questions, in the order of content. */
export const mapQuestions = listMapper(
  'question',
  (wire, { targets, report }, entry): Question => ({
    question: required(entry, 'question', wire.question),
    language: mapLanguage(entry, wire, report),
    topic: oneOf(entry, 'topic', wire.topic, questionTopics),
    answer: mapRichText(wire.answer, targets),
  }),
);

function mapDate(entry: string, field: string, value: string | null): string {
  const day = required(entry, field, parseDay(value));
  if (existingDay(day)) return day;
  throw new EntryError(entry, field, `must be a date of the calendar, not “${day}”`);
}

/** All notices: current, future and past ones. */
export const mapNotices = listMapper('notice', (wire, mapping, entry): Notice => {
  const href = safeHref(wire.linkUrl);
  const link = wire.linkText && href ? { text: wire.linkText, href } : undefined;
  return {
    id: wire.sys.id,
    text: required(entry, 'text', wire.text),
    language: mapLanguage(entry, wire, mapping.report),
    from: mapDate(entry, 'from', wire.from),
    until: mapDate(entry, 'until', wire.until),
    link: link && wordsFrom(link, mapping, 'notice', wire, { text: 'linkText' }),
  };
});

/** What the editor says on the sheets of single weeks: current, future and past ones. */
export const mapSheets = listMapper('sheet', (wire, { targets }, entry): Sheet => {
  const from = mapDate(entry, 'from', wire.from);
  const day = Temporal.PlainDate.from(from);
  return {
    id: wire.sys.id,
    from,
    until: day.add({ days: 7 - day.dayOfWeek }).toString(),
    language: undefined,
    body: mapRichText(wire.body, targets),
  };
});

/** How many welcomes Home has space for. */
const maxWelcomes = 6;

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** One without a sentence, or in an unknown language, is left out. */
const mapAllWelcomes = listMapper('welcome', (wire, _, entry): Welcome => {
  const language = required(entry, 'language', parseLanguage(entry, wire.language));
  if (names.of(language) === undefined) {
    const expected = `must be the letters of a language, like pl, not “${wire.language}”, which is none`;
    throw new EntryError(entry, 'language', expected);
  }
  const { direction = 'ltr' } = new Intl.Locale(language).getTextInfo();
  return { language, direction, sentence: required(entry, 'sentence', wire.sentence) };
});

/** The welcomes in other languages, in the order of content: six at most, and each further one is reported. */
export function mapWelcomes(collection: Collection<Fields<'welcome'>>, mapping: Mapping): readonly Welcome[] {
  const wires = shownEntries(collection, mapping);
  for (const wire of wires.slice(maxWelcomes)) {
    const expected = `puts this after the first ${maxWelcomes}, and Home shows no more: delete one, or give this a smaller number`;
    mapping.report(entryProblem(nameOf('welcome', wire), 'order', expected));
  }
  return mapAllWelcomes({ items: wires.slice(0, maxWelcomes) }, mapping);
}

/** Words that people use for what the church calls otherwise, and where they lead. A line that cannot be read is reported and left out. */
export function mapOtherWords(
  settings: Settings,
  { report }: Pick<Mapping, 'report'>,
): readonly OtherWords[] {
  const entry = nameOf('siteSettings', settings);
  const form = 'words, a colon and a path, like “christening, baptism: /christenings”,';
  return mapLines(entry, 'otherWords', settings.otherWords, readOtherWords, form, report);
}
