import { formatsOf, richTextFromMarkdown } from '../markdown/read-markdown.ts';
import type { ContentField } from '../model/content-type.ts';
import { isRichText, linksInRichText, type RichTextDocument } from '../model/rich-text.ts';
import { either, quote, type Report } from '../text/content-fault.ts';
import { isRecord } from '../text/json.ts';
import { faultyValue, noValue, type ValueReading } from './read-value.ts';

/** Markdown, and how many lines of its file come before it. */
export interface BodyText {
  readonly text: string;
  readonly lineOffset: number;
}

export function readRichTextMarkdown(field: ContentField, body: BodyText, report: Report): ValueReading {
  if (body.text.trim() === '') return noValue;
  const { document, links } = richTextFromMarkdown(body.text, body.lineOffset, report);
  reportFormats(field, document, body.lineOffset + 1, report);
  return { value: document, links, faulty: false };
}

/** Reads a rich text in Contentful's JSON form, for what Markdown cannot express (tables, underlined text). */
export function readRichTextJson(
  field: ContentField,
  value: unknown,
  line: number,
  report: Report,
): ValueReading {
  if (!isRichText(value) || !isValidNode(value)) {
    report(line, `${quote(field.id)} must be Markdown, or the JSON of a rich text document.`);
    return faultyValue;
  }
  reportFormats(field, value, line, report);
  const links = linksInRichText(value).map(
    ({
      link: {
        sys: { linkType, id },
      },
    }) => ({ line, linkType, id, inText: true }),
  );
  return { value, links, faulty: false };
}

function isValidNode(node: unknown): boolean {
  if (!isRecord(node) || typeof node.nodeType !== 'string' || !isRecord(node.data)) return false;
  if (node.nodeType === 'text') return typeof node.value === 'string' && Array.isArray(node.marks);
  return Array.isArray(node.content) && node.content.every(isValidNode);
}

/** Checks a document against the field's enabledNodeTypes and enabledMarks. */
function reportFormats(field: ContentField, document: RichTextDocument, line: number, report: Report): void {
  const { nodeTypes, marks } = formatsOf(document);
  for (const { enabledNodeTypes, enabledMarks, message } of field.validations) {
    const nodeType = nodeTypes.find((type) => enabledNodeTypes?.includes(type) === false);
    const mark = marks.find((type) => enabledMarks?.includes(type) === false);
    const allowed = either(enabledNodeTypes ?? []);
    const name = quote(field.id);
    if (nodeType !== undefined)
      report(line, message ?? `${name} may not contain a ${nodeType}; allowed: ${allowed}.`, 'readable');
    if (mark !== undefined) report(line, message ?? `${name} may not contain ${mark} text.`, 'readable');
  }
}
