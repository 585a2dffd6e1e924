import { isMap, isScalar, isSeq, Scalar, type YAMLMap } from 'yaml';
import { type ContentField, linkTypeOf } from '../model/content-type.ts';
import { isEntityLink } from '../model/rich-text.ts';
import type { Localised } from '../model/space.ts';
import { brokenRules, sentenceAbout } from '../model/validate-value.ts';
import { quote, type Report } from '../text/content-fault.ts';
import { isMapOf, keyOf, type LocatedYaml, plainValue } from '../text/yaml.ts';
import { type BodyText, readRichTextJson, readRichTextMarkdown } from './read-rich-text.ts';
import {
  type FieldLink,
  faultyValue,
  InvalidValue,
  noValue,
  readValue,
  type ValueReading,
} from './read-value.ts';

type FieldReading = Omit<ValueReading, 'value'> & {
  /** The values by locale; undefined when there is none. */
  readonly values: Localised | undefined;
  /** The line of the field; undefined when it is missing. */
  readonly line: number | undefined;
};

interface FieldContext {
  readonly yaml: LocatedYaml;
  /** The Markdown below the front matter, for the field that it belongs to. */
  readonly body: BodyText | undefined;
  readonly locale: string;
  readonly locales: readonly string[];
  readonly report: Report;
}

/** Reads one field of an entry: from its front matter, or from the Markdown below it. */
export function readField(field: ContentField, context: FieldContext): FieldReading {
  const { yaml, body, locale, report } = context;
  const pair = yaml.root?.items.find((item) => keyOf(item) === field.id);
  const hasBody = body !== undefined && body.text.trim() !== '';
  const refused = (line: number, why: string): FieldReading => {
    report(line, `${quote(field.id)} ${why}`);
    return { values: undefined, line, links: [], faulty: true };
  };
  if (hasBody && pair !== undefined)
    return refused(yaml.lineOf(pair.key), 'is the text below the second “---”; write it there.');
  if (hasBody) {
    const reading = readRichTextMarkdown(field, body, report);
    return { ...reading, values: { [locale]: reading.value }, line: body.lineOffset + 1 };
  }
  if (pair === undefined) return { values: undefined, line: undefined, links: [], faulty: false };
  const line = yaml.lineOf(pair.key);
  if (isMapOf(context.locales, pair.value)) {
    if (field.localized) return byLocale(field, pair.value, line, context);
    if (!['Object', 'ResourceLink', 'Location', 'RichText'].includes(field.type))
      return refused(line, 'has one value for all languages; the model does not translate it.');
  }
  const { value, ...reading } = readNode(field, pair.value, { ...context, line });
  return { ...reading, line, values: value === undefined ? undefined : { [locale]: value } };
}

/** Reads `{en-GB: …, de: …}`. Here null and an empty text are values, which prevent the fallback to another locale. */
function byLocale(field: ContentField, node: YAMLMap, line: number, context: FieldContext): FieldReading {
  const values: Record<string, unknown> = {};
  const links: FieldLink[] = [];
  let faulty = false;
  for (const item of node.items) {
    const own = readNode(field, item.value, { ...context, line: context.yaml.lineOf(item.key) });
    faulty ||= own.faulty;
    links.push(...own.links);
    const value = own.value ?? (own.faulty ? undefined : plainValue(item.value));
    if (value !== undefined) values[keyOf(item)] = value;
  }
  return { values: Object.keys(values).length === 0 ? undefined : values, line, links, faulty };
}

/** The context of a field with the line of one of its values. */
type ValueContext = FieldContext & { readonly line: number };

function readNode(field: ContentField, node: unknown, at: ValueContext): ValueReading {
  if (field.type === 'Array') return readList(field, node, at);
  if (field.type === 'RichText' && isMap(node))
    return readRichTextJson(field, plainValue(node), at.line, at.report);
  const value = toAllowedValue(readValue(node, field, at.locale), field.validations);
  if (value === undefined) return noValue;
  if (value instanceof InvalidValue) return refuse(field, value.message, at);
  if (field.type === 'RichText') {
    // A block scalar ("field: |") begins on the line below its header; any other text begins where its node does.
    const block = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    const lineOffset = at.yaml.lineOf(node) - (block ? 0 : 1);
    return readRichTextMarkdown(field, { text: String(value), lineOffset }, at.report);
  }
  reportBroken(field, value, field.validations, at);
  return { value, links: linksIn(value, at), faulty: false };
}

function refuse({ id }: ContentField, why: string, { line, report }: ValueContext): ValueReading {
  report(line, `${quote(id)} ${why}`);
  return faultyValue;
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
  for (const sentence of brokenRules(value, rules)) report(line, sentenceAbout(id, sentence), 'readable');
}

function linksIn(value: unknown, { line }: ValueContext): readonly FieldLink[] {
  if (!isEntityLink(value)) return [];
  return [{ line, linkType: value.sys.linkType, id: value.sys.id, inText: false }];
}

/** As at Contentful (https://www.contentful.com/developers/docs/platform/technical-limits-legacy). */
const maxItems = 1000;

function readList(field: ContentField, node: unknown, at: ValueContext): ValueReading {
  if (plainValue(node) == null) return noValue;
  if (!isSeq(node)) return refuse(field, 'must be a list: one line for each item, beginning with “- ”.', at);
  if (node.items.length > maxItems)
    return refuse(field, `may have ${maxItems} items at most; it has ${node.items.length}.`, at);
  const linkType = linkTypeOf(field);
  const rules = field.items?.validations ?? [];
  const values: unknown[] = [];
  const links: FieldLink[] = [];
  for (const item of node.items) {
    const atItem = { ...at, line: at.yaml.lineOf(item) };
    const read = linkType
      ? readValue(item, { type: 'Link', linkType })
      : readValue(restoreText(item), { type: 'Symbol' });
    const value = toAllowedValue(read, rules);
    if (value === undefined || value instanceof InvalidValue) {
      const why = value === undefined ? 'is empty.' : value.message;
      at.report(atItem.line, `An item of ${quote(field.id)} ${why}`);
      continue;
    }
    values.push(value);
    links.push(...linksIn(value, atItem));
    reportBroken(field, value, rules, atItem);
  }
  reportBroken(field, values, field.validations, at);
  const empty = values.length === 0;
  return { value: empty ? undefined : values, links, faulty: empty && node.items.length > 0 };
}
