import type { RichTextNode } from 'emulator-for-contentful';
import { richTextToPlainText } from 'emulator-for-contentful/folder';
import { type Entries, type Problems, warning } from '../problems.ts';
import { plainTextsOf, richTextsOf } from '../texts.ts';

/** The longest sentence that most people read with ease, in words (GOV.UK advises to look again at more than 25). */
const maxSentenceLength = 30;

/** Where a sentence ends: not within "10.30am", nor within an address. */
const sentenceEnd = /(?<=[.?!…][”"’')]*)\s+/u;

/** Words that name one day when they are written, and another when they are read. */
const relativeDays =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|next) (?:week|month|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))\b/giu;

const asDate = (near: string) => `People read this days before: write the date in place of “${near}”.`;

/** Fields about one date of an event. */
const fieldsOfDates: ReadonlySet<string> = new Set(['note', 'statusNote', 'leftOut']);

/** Words of a text that are hard to read, and a sentence for the volunteer who wrote them. */
type Unreadable = readonly [near: string, message: string];

/** Checks every text that visitors read. */
export function readabilityProblems(entries: Entries): Problems {
  return entries.flatMap((entry) => {
    const inRichTexts = richTextsOf(entry).flatMap(([field, document]) =>
      paragraphs(document).map((text) => [field, text] as const),
    );
    return [...plainTextsOf(entry), ...inRichTexts].flatMap(([field, text]) => {
      // People read a note on one date for weeks before, and in their calendars.
      const days = fieldsOfDates.has(field) ? text.matchAll(relativeDays) : [];
      return [...longSentences(text), ...Array.from(days, ([near]) => [near, asDate(near)] as const)].map(
        ([near, message]) => warning(entry, field, message, near),
      );
    });
  });
}

/** The paragraphs and headings of a rich text. Quotations are left out: they are not the church's own words. */
function paragraphs(node: RichTextNode): readonly string[] {
  if (node.nodeType === 'blockquote') return [];
  if (node.nodeType === 'paragraph' || node.nodeType.startsWith('heading'))
    return [richTextToPlainText(node)];
  return (node.content ?? []).flatMap(paragraphs);
}

/** Finds the sentences of a paragraph or line that are too long, and its exclamation marks. */
function longSentences(text: string): readonly Unreadable[] {
  return text.split(sentenceEnd).flatMap((sentence) => {
    const near = sentence.split(/\s+/u).slice(0, 4).join(' ');
    const length = sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const found: Unreadable[] = [];
    if (length > maxSentenceLength)
      found.push([near, `The sentence “${near} …” has ${length} words: make two of it.`]);
    if (/[\p{L}\p{N}]!/u.test(sentence))
      found.push([near, `“${near} …” shouts: leave out the exclamation mark.`]);
    return found;
  });
}
