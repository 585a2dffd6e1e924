import { type RichTextNode, richTextWords, type Space } from 'emulator-for-contentful';
import type { FieldFault } from '../finding.ts';
import { publishedEntries, recordOf } from '../published-entries.ts';

/** The longest sentence that most people read with ease, in words (GOV.UK advises to look again at more than 25). */
export const maxSentenceLength = 30;

/** Where a sentence ends: not within "10.30am", nor within an address. */
const sentenceEnd = /(?<=[.?!…][”"’')]*)\s+/u;

/** Words that name one day when they are written, and another when they are read. */
const relativeDays =
  /\b(?:today|tonight|tomorrow|yesterday|(?:this|next) (?:week|month|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))\b/giu;

/** Fields about one date of an event. */
const fieldsOfDates: ReadonlySet<string> = new Set(['note', 'statusNote', 'leftOut']);

/** Words of a text that are hard to read, and a sentence for the volunteer who wrote them. */
export type ReadabilityFault = Pick<FieldFault, 'message'> & { readonly near: string };

/** Checks every text that visitors read. */
export function readabilityFaults(space: Space): readonly FieldFault[] {
  return publishedEntries(space).flatMap(([entry, fields]) => {
    const record = recordOf(entry);
    const richTexts = new Map(fields.richTexts());
    return Object.keys(entry.fields).flatMap((field) => {
      const document = richTexts.get(field);
      const texts = document ? paragraphs(document) : [...fields.texts(field), fields.text(field) ?? ''];
      return texts
        .flatMap((text) => [
          ...checkReadability(text),
          ...(fieldsOfDates.has(field) ? checkRelativeDays(text) : []),
        ])
        .map((fault): FieldFault => ({ severity: 'warning', record, field, ...fault }));
    });
  });
}

/** The paragraphs and headings of a rich text. Quotations are left out: they are not the church's own words. */
function paragraphs(node: RichTextNode): readonly string[] {
  if (node.nodeType === 'blockquote') return [];
  if (node.nodeType === 'paragraph' || node.nodeType.startsWith('heading')) return [richTextWords(node)];
  return (node.content ?? []).flatMap(paragraphs);
}

/** Finds the sentences of a paragraph or line that are too long, and its exclamation marks. */
export function checkReadability(text: string): readonly ReadabilityFault[] {
  return text.split(sentenceEnd).flatMap((sentence) => {
    const near = sentence.split(/\s+/u).slice(0, 4).join(' ');
    const length = sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const faults: ReadabilityFault[] = [];
    if (length > maxSentenceLength)
      faults.push({ near, message: `The sentence “${near} …” has ${length} words: make two of it.` });
    if (/[\p{L}\p{N}]!/u.test(sentence))
      faults.push({ near, message: `“${near} …” shouts: leave out the exclamation mark.` });
    return faults;
  });
}

/** Finds "today" and the like in a note on one date: people read it for weeks before, and in their calendars. */
export function checkRelativeDays(note: string): readonly ReadabilityFault[] {
  return [...note.matchAll(relativeDays)].map(([near]) => ({
    near,
    message: `People read this days before: write the date in place of “${near}”.`,
  }));
}
