import { type RichTextNode, richTextWords, type Space } from 'emulator-for-contentful';
import { publishedEntries, recordOf } from './entry-fields.ts';
import type { FieldFault } from './finding.ts';
import { checkFloatingDays, checkPlainness } from './plain-english.ts';

/** The paragraphs and headings of a text; what it quotes is another's words. */
function paragraphs(node: RichTextNode): readonly string[] {
  if (node.nodeType === 'blockquote') return [];
  if (node.nodeType === 'paragraph' || node.nodeType.startsWith('heading')) return [richTextWords(node)];
  return (node.content ?? []).flatMap(paragraphs);
}

/** Fields that say something of one date of an event. */
const notesOnDates: ReadonlySet<string> = new Set(['note', 'statusNote', 'leftOut']);

/** Reads all that visitors read, as a stranger would. */
export function plainness(space: Space): readonly FieldFault[] {
  return publishedEntries(space).flatMap(([entry, fields]) => {
    const record = recordOf(entry);
    const rich = new Map(fields.richTexts());
    return Object.keys(entry.fields).flatMap((field) => {
      const document = rich.get(field);
      const texts = document ? paragraphs(document) : [...fields.texts(field), fields.text(field) ?? ''];
      return texts
        .flatMap((text) => [
          ...checkPlainness(text),
          ...(notesOnDates.has(field) ? checkFloatingDays(text) : []),
        ])
        .map((problem): FieldFault => ({ severity: 'warning', record, field, ...problem }));
    });
  });
}
