import { isScalar, isSeq } from 'yaml';
import { type ContentField, linkTypeOf } from './content-type.ts';
import type { LocatedYaml } from './located-yaml.ts';
import { keyOf } from './located-yaml.ts';
import { formatsOf, richTextFromMarkdown } from './markdown.ts';
import { either, quote, type Report } from './problem.ts';
import { readValue } from './read-value.ts';
import { isEntityLink } from './rich-text.ts';
import { brokenRules } from './validate-value.ts';

export type FieldLink = {
  readonly line: number;
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
  readonly inText: boolean;
};

export type FieldReading = {
  /** The value in export form, or undefined when there is none. */
  readonly value: unknown;
  /** Where the field is written; the top of the front matter when it is not. */
  readonly line: number;
  readonly links: readonly FieldLink[];
  /** Whether something is written that could not be read (and was reported). */
  readonly faulty: boolean;
};

export type BodyText = { readonly text: string; readonly lineOffset: number };

/** Reads one field of an entry from its front matter, or from the Markdown below it when `body` is given. */
export function readField(
  field: ContentField,
  yaml: LocatedYaml,
  body: BodyText | undefined,
  report: Report,
): FieldReading {
  const pair = yaml.root?.items.find((item) => keyOf(item) === field.id);
  const line = pair === undefined ? 1 : yaml.lineOf(pair.key);
  if (field.type === 'RichText') {
    if (body !== undefined && pair !== undefined) {
      report(line, `${quote(field.id)} is the text below the second “---”; write it there.`);
      return { value: undefined, line, links: [], faulty: true };
    }
    return body === undefined
      ? blockScalar(field, pair?.value, line, yaml, report)
      : richText(field, body, report);
  }
  if (field.type === 'Array') return list(field, pair?.value, line, yaml, report);
  return single(field, pair?.value, line, report);
}

function single(field: ContentField, node: unknown, line: number, report: Report): FieldReading {
  const result = readValue(node, field);
  if (result.kind === 'absent') return { value: undefined, line, links: [], faulty: false };
  if (result.kind === 'wrong') {
    report(line, `${quote(field.id)} ${result.message}`);
    return { value: undefined, line, links: [], faulty: true };
  }
  const { value } = result;
  for (const sentence of brokenRules(value, field.validations))
    report(line, sentenceAbout(field.id, sentence));
  const links = isEntityLink(value)
    ? [{ line, linkType: value.sys.linkType, id: value.sys.id, inText: false }]
    : [];
  return { value, line, links, faulty: false };
}

function list(
  field: ContentField,
  node: unknown,
  line: number,
  yaml: LocatedYaml,
  report: Report,
): FieldReading {
  if (node === null || node === undefined || (isScalar(node) && node.value === null)) {
    return { value: undefined, line, links: [], faulty: false };
  }
  if (!isSeq(node)) {
    report(line, `${quote(field.id)} must be a list: one line for each item, beginning with “- ”.`);
    return { value: undefined, line, links: [], faulty: true };
  }
  const linkType = linkTypeOf(field);
  const itemField =
    linkType === undefined ? { type: 'Symbol' as const } : { type: 'Link' as const, linkType };
  const values: unknown[] = [];
  const links: FieldLink[] = [];
  for (const item of node.items) {
    const itemLine = yaml.lineOf(item);
    const result = readValue(item, itemField);
    if (result.kind !== 'value') {
      report(
        itemLine,
        `An item of ${quote(field.id)} ${result.kind === 'wrong' ? result.message : 'is empty.'}`,
      );
      continue;
    }
    values.push(result.value);
    for (const sentence of brokenRules(result.value, field.items?.validations ?? [])) {
      report(itemLine, sentenceAbout(field.id, sentence));
    }
    if (isEntityLink(result.value)) {
      links.push({
        line: itemLine,
        linkType: result.value.sys.linkType,
        id: result.value.sys.id,
        inText: false,
      });
    }
  }
  for (const sentence of brokenRules(values, field.validations))
    report(line, sentenceAbout(field.id, sentence));
  const empty = values.length === 0;
  return { value: empty ? undefined : values, line, links, faulty: empty && node.items.length > 0 };
}

function blockScalar(
  field: ContentField,
  node: unknown,
  line: number,
  yaml: LocatedYaml,
  report: Report,
): FieldReading {
  const result = readValue(node, field);
  if (result.kind === 'wrong') report(line, `${quote(field.id)} ${result.message}`);
  if (result.kind !== 'value') return { value: undefined, line, links: [], faulty: result.kind === 'wrong' };
  // A block scalar ("field: |") begins on the line below its header; any other text begins where its node does.
  const block = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  const lineOffset = yaml.lineOf(node) - (block ? 0 : 1);
  const reading = richText(field, { text: String(result.value), lineOffset }, report);
  return { ...reading, line };
}

function richText(field: ContentField, body: BodyText, report: Report): FieldReading {
  const line = body.lineOffset + 1;
  if (body.text.trim() === '') return { value: undefined, line, links: [], faulty: false };
  const { document, links } = richTextFromMarkdown(body.text, body.lineOffset, report);
  const used = formatsOf(document);
  for (const rule of field.validations) {
    const { enabledNodeTypes, enabledMarks } = rule;
    const nodeType = [...used.nodeTypes].find((type) => enabledNodeTypes?.includes(type) === false);
    if (nodeType !== undefined && enabledNodeTypes !== undefined) {
      report(
        line,
        rule.message ??
          `${quote(field.id)} may not hold a ${nodeType}; allowed: ${either(enabledNodeTypes)}.`,
      );
    }
    const mark = [...used.marks].find((type) => enabledMarks?.includes(type) === false);
    if (mark !== undefined) report(line, rule.message ?? `${quote(field.id)} may not hold ${mark} words.`);
  }
  return { value: document, line, links: links.map((link) => ({ ...link, inText: true })), faulty: false };
}

function sentenceAbout(fieldId: string, sentence: string): string {
  // A rule of the model may bring its own message, which is a whole sentence and begins with a capital letter.
  return /^\p{Lu}/u.test(sentence) ? `${quote(fieldId)}: ${sentence}` : `${quote(fieldId)} ${sentence}`;
}
