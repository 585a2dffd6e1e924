import { isMap, isScalar, isSeq, Scalar, type YAMLMap } from 'yaml';
import { type ContentField, linkTypeOf } from '../model/content-type.ts';
import { isEntityLink } from '../model/rich-text.ts';
import type { Localised } from '../model/space.ts';
import { brokenRules, sentenceAbout } from '../model/validate-value.ts';
import { quote, type Report, readable } from '../text/content-fault.ts';
import { isMapOf, keyOf, type LocatedYaml, plainValue } from '../text/yaml.ts';
import { type BodyText, type Found, readRichTextJson, readRichTextMarkdown } from './read-rich-text.ts';
import { readValue } from './read-value.ts';

interface FieldContext extends Found {
  readonly yaml: LocatedYaml;
  /** The Markdown below the front matter, for the field that it belongs to. */
  readonly body: BodyText | undefined;
  readonly locale: string;
  readonly locales: readonly string[];
}

/**
 * Reads one field of an entry: from its front matter, or from the Markdown below it.
 * @returns its values by locale, undefined when there is none; and its line, undefined when it is missing
 */
export function readField(
  field: ContentField,
  context: FieldContext,
): { readonly values: Localised | undefined; readonly line: number | undefined } {
  const { yaml, body, locale, report } = context;
  const pair = yaml.root?.items.find((item) => keyOf(item) === field.id);
  const hasBody = body !== undefined && body.text.trim() !== '';
  const refused = (line: number, why: string) => ({
    values: report(line, `${quote(field.id)} ${why}`),
    line,
  });
  if (hasBody && pair !== undefined)
    return refused(yaml.lineOf(pair.key), 'is the text below the second “---”; write it there.');
  if (hasBody) {
    const value = readRichTextMarkdown(field, body, context);
    return { values: { [locale]: value }, line: body.lineOffset + 1 };
  }
  if (pair === undefined) return { values: undefined, line: undefined };
  const line = yaml.lineOf(pair.key);
  if (isMapOf(context.locales, pair.value)) {
    if (field.localized) return { values: byLocale(field, pair.value, context), line };
    if (!['Object', 'ResourceLink', 'Location', 'RichText'].includes(field.type))
      return refused(line, 'has one value for all languages; the model does not translate it.');
  }
  const value = readNode(field, pair.value, { ...context, line });
  return { values: value === undefined ? undefined : { [locale]: value }, line };
}

/** Reads `{en-GB: …, de: …}`. Here null and an empty text are values, which prevent the fallback to another locale. */
function byLocale(field: ContentField, node: YAMLMap, context: FieldContext): Localised | undefined {
  const values: Record<string, unknown> = {};
  for (const item of node.items) {
    const own = noticing(context.report);
    const read = readNode(field, item.value, {
      ...context,
      report: own.report,
      line: context.yaml.lineOf(item.key),
    });
    const value = read ?? (own.isFaulty() ? undefined : plainValue(item.value));
    if (value !== undefined) values[keyOf(item)] = value;
  }
  return Object.keys(values).length === 0 ? undefined : values;
}

/** A report that notices whether there is a value that cannot be read. */
export function noticing(report: Report) {
  let isFaulty = false;
  const noticed: Report = (line, message, about) => {
    isFaulty ||= !about?.isReadable;
    return report(line, message, about);
  };
  return { report: noticed, isFaulty: () => isFaulty };
}

/** The context of a field with the line of one of its values. */
type ValueContext = FieldContext & { readonly line: number };

function readNode(field: ContentField, node: unknown, at: ValueContext): unknown {
  if (field.type === 'Array') return readList(field, node, at);
  if (field.type === 'RichText' && isMap(node)) return readRichTextJson(field, plainValue(node), at);
  const refuse = (why: string) => at.report(at.line, `${quote(field.id)} ${why}`);
  const value = toAllowedValue(readValue(node, field, refuse, at.locale), field.validations);
  if (value === undefined) return undefined;
  if (field.type === 'RichText') {
    // A block scalar ("field: |") begins on the line below its header; any other text begins where its node does.
    const block = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    const lineOffset = at.yaml.lineOf(node) - (block ? 0 : 1);
    return readRichTextMarkdown(field, { text: String(value), lineOffset }, at);
  }
  reportBroken(field, value, field.validations, at);
  addLinkIn(value, at);
  return value;
}

/** The allowed value that a text equals apart from case and surrounding spaces; otherwise the value itself. */
function toAllowedValue(value: unknown, rules: ContentField['validations']): unknown {
  const choices = rules.flatMap((rule) => rule.in ?? []);
  if (typeof value !== 'string' || choices.includes(value)) return value;
  const isSame = (choice: unknown) =>
    typeof choice === 'string' && choice.toLowerCase() === value.trim().toLowerCase();
  return choices.find(isSame) ?? value;
}

/** Restores the text of an item such as `- 15 January 2027: 7pm`, which YAML reads as a mapping; returns any other item unchanged. */
function restoreText(item: unknown): unknown {
  const [pair, ...others] = isMap(item) ? item.items : [];
  if (pair === undefined || others.length > 0 || !(pair.value === null || isScalar(pair.value))) return item;
  const value = isScalar(pair.value) ? (pair.value.source ?? String(pair.value.value)) : '';
  return new Scalar(`${keyOf(pair)}: ${value}`.trim());
}

function reportBroken(
  { id }: ContentField,
  value: unknown,
  rules: ContentField['validations'],
  { line, report }: ValueContext,
): void {
  for (const sentence of brokenRules(value, rules)) report(line, sentenceAbout(id, sentence), readable);
}

function addLinkIn(value: unknown, { line, addLink }: ValueContext): void {
  if (isEntityLink(value)) addLink({ line, linkType: value.sys.linkType, id: value.sys.id, inText: false });
}

/** As at Contentful (https://www.contentful.com/developers/docs/platform/technical-limits-legacy). */
const maxItems = 1000;

function readList(field: ContentField, node: unknown, at: ValueContext): readonly unknown[] | undefined {
  const refuse = (why: string) => at.report(at.line, `${quote(field.id)} ${why}`);
  if (plainValue(node) == null) return undefined;
  if (!isSeq(node)) return refuse('must be a list: one line for each item, beginning with “- ”.');
  if (node.items.length > maxItems)
    return refuse(`may have ${maxItems} items at most; it has ${node.items.length}.`);
  const linkType = linkTypeOf(field);
  const rules = field.items?.validations ?? [];
  const values = node.items.flatMap((item) => {
    const own = noticing(at.report);
    const atItem = { ...at, line: at.yaml.lineOf(item) };
    const refuseItem = (why: string) => own.report(atItem.line, `An item of ${quote(field.id)} ${why}`);
    const read = linkType
      ? readValue(item, { type: 'Link', linkType }, refuseItem)
      : readValue(restoreText(item), { type: 'Symbol' }, refuseItem);
    const value = toAllowedValue(read, rules);
    if (value === undefined && !own.isFaulty()) refuseItem('is empty.');
    if (value === undefined) return [];
    addLinkIn(value, atItem);
    reportBroken(field, value, rules, atItem);
    return [value];
  });
  reportBroken(field, values, field.validations, at);
  return values.length === 0 ? undefined : values;
}
