import { formatsOf, richTextFromMarkdown } from '../markdown/read-markdown.ts';
import type { ContentField } from '../model/content-type.ts';
import { isRichText, linksInRichText, type RichTextDocument } from '../model/rich-text.ts';
import type { Link } from '../model/space.ts';
import { either, quote, type Report, readable } from '../text/content-fault.ts';
import { isRecord } from '../text/json.ts';
import type { FieldLink } from './read-value.ts';

/** Markdown, and how many lines of its file come before it. */
export interface BodyText {
  readonly text: string;
  readonly lineOffset: number;
}

/** Collects what is found while a field is read. */
export interface Found {
  readonly report: Report;
  /** The targets of links are checked once every file is read. */
  readonly addLink: (link: FieldLink) => void;
}

/** @returns undefined when there is no text */
export function readRichTextMarkdown(
  field: ContentField,
  { text, lineOffset }: BodyText,
  { report, addLink }: Found,
): RichTextDocument | undefined {
  if (text.trim() === '') return undefined;
  const { document, links } = richTextFromMarkdown(text, lineOffset, report);
  reportFormats(field, document, lineOffset + 1, report);
  links.forEach(addLink);
  return document;
}

/** Reads a rich text in Contentful's JSON form, for what Markdown cannot express (tables, underlined text). */
export function readRichTextJson(
  field: ContentField,
  value: unknown,
  { line, report, addLink }: Found & { readonly line: number },
): RichTextDocument | undefined {
  if (!isRichText(value) || !isValidNode(value))
    return report(line, `${quote(field.id)} must be Markdown, or the JSON of a rich text document.`);
  reportFormats(field, value, line, report);
  for (const { link } of linksInRichText(value)) addLink({ ...idOf(link), line, inText: true });
  return value;
}

const idOf = ({ sys: { linkType, id } }: Link<'Entry' | 'Asset'>) => ({ linkType, id });

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
      report(line, message ?? `${name} may not contain a ${nodeType}; allowed: ${allowed}.`, readable);
    if (mark !== undefined) report(line, message ?? `${name} may not contain ${mark} text.`, readable);
  }
}
