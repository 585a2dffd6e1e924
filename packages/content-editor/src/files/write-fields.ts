import { yamlLines } from 'emulator-for-contentful/folder';
import { isMap, isScalar, isSeq, Scalar, stringify } from 'yaml';
import {
  type FieldValue,
  isSame,
  itemText,
  rangeOf,
  UnreadableFile,
  valueIn,
  type YamlField,
  yamlFields,
} from './entry-file.ts';
import { rewrapTexts } from './rewrap.ts';

/** A value as YAML has it: numbers, truth values and positions are no texts. */
export type YamlValue =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, number | string | Readonly<Record<string, string>>>>;

/** A changed field; without a value its line is removed. */
export interface FieldChange {
  readonly id: string;
  readonly value: FieldValue | undefined;
  /** The value in YAML's own types. */
  readonly typed: YamlValue | undefined;
}

/**
 * Changes fields in a YAML text and nothing else: comments, unknown names, order, quotation marks and line breaks of all other
 * lines stay as they are, and those of a changed value where that is possible.
 * @param order the ids of all fields in the order in which a new one is put in
 * @throws UnreadableFile when the text cannot be read
 */
export function writeFields(yaml: string, changes: readonly FieldChange[], order: readonly string[]): string {
  return changes.reduce((text, change) => writeField(text, change, order), yaml);
}

function writeField(yaml: string, change: FieldChange, order: readonly string[]): string {
  const fields = yamlFields(yaml);
  const field = fields.find(({ id }) => id === change.id);
  if (change.typed === undefined) return field === undefined ? yaml : removeField(yaml, field);
  const plain = printed(change.id, change.typed);
  if (field === undefined) return insertField(yaml, fields, change.id, plain, order);
  for (const lines of [inStyleOf(yaml, field, change), plain]) {
    const text = lines === undefined ? undefined : replaceField(yaml, field, lines);
    if (text !== undefined && hasValue(text, change)) return text;
  }
  throw new UnreadableFile(`The field “${change.id}” cannot be written.`);
}

/** A clock time has quotation marks, since older readers of YAML take 19:00 for a number. */
function printed(id: string, value: YamlValue): string {
  const isTime = typeof value === 'string' && /^\d{1,2}:\d\d$/.test(value);
  return isTime ? `${id}: "${value}"\n` : yamlLines(id, value);
}

/** Whether a YAML text can be read and has the new value. */
function hasValue(yaml: string, { id, value }: FieldChange): boolean {
  try {
    const field = yamlFields(yaml).find((each) => each.id === id);
    return field !== undefined && isSame(valueIn(field, yaml), value);
  } catch {
    return false;
  }
}

/** The offset after the line break that ends the line of an offset. */
function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

function replaceField(yaml: string, { start, end }: YamlField, printed: string): string {
  const [before, rest, text] = [yaml.slice(0, start), yaml.slice(end), printed.trimEnd()];
  // A value of several lines ends with its last line break; one within a line does not.
  if (yaml[end - 1] === '\n' || rest === '') return `${before}${text}\n${rest}`;
  if (!text.includes('\n')) return before + text + rest;
  // A comment behind the old value cannot stay behind the last line of a block, where it would be text.
  const comment = rest.slice(0, lineEnd(rest, 0)).trim();
  const above = comment === '' ? '' : `${comment}\n`;
  return `${before}${above}${text}\n${rest.slice(lineEnd(rest, 0))}`;
}

function removeField(yaml: string, { start, end }: YamlField): string {
  return yaml.slice(0, start) + yaml.slice(lineEnd(yaml, end));
}

/** Puts a new field behind the nearest one that comes before it in the order. */
function insertField(
  yaml: string,
  fields: readonly YamlField[],
  id: string,
  printed: string,
  order: readonly string[],
): string {
  const before = order.slice(0, Math.max(0, order.indexOf(id)));
  const previous = before.map((name) => fields.find((field) => field.id === name)).findLast(Boolean);
  const at = previous === undefined ? (order.includes(id) ? 0 : yaml.length) : lineEnd(yaml, previous.end);
  return `${yaml.slice(0, at)}${printed}${yaml.slice(at)}`;
}

/** The field with its new value, printed as the old value is; undefined when that style cannot hold it. */
function inStyleOf(yaml: string, { id, pair, start }: YamlField, { value, typed }: FieldChange) {
  const node = pair.value;
  if (isMap(node) && node.flow && isPosition(typed))
    return `${id}: { lat: ${typed.lat}, lon: ${typed.lon} }\n`;
  if (isSeq(node) && typeof value === 'object') return listInStyle(yaml, id, node, value);
  if (!isScalar(node) || typeof typed !== 'string') return undefined;
  if (node.type === 'BLOCK_FOLDED') return foldedInStyle(yaml, id, node, typed);
  const isBlock = node.type === 'BLOCK_LITERAL';
  if (isBlock || `${typed}${yaml.slice(...(node.range ?? []))}`.includes('\n')) return undefined;
  const between = yaml.slice(start + id.length, node.range?.[0]);
  return `${id}${between}${quoted(typed, node.type)}\n`;
}

function isPosition(value: YamlValue | undefined): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && Object.values(value).every(Number.isFinite);
}

function quoted(text: string, type: Scalar['type']): string {
  const scalar = new Scalar(text);
  if (type !== undefined) scalar.type = type;
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

/** Lines of folded text that have not changed keep their line breaks. */
function foldedInStyle(yaml: string, id: string, node: Scalar, text: string): string | undefined {
  if (/^\s|\n\s/.test(text)) return undefined;
  const [header = '', ...lines] = yaml.slice(node.range?.[0], node.range?.[1]).trimEnd().split('\n');
  const indent = /^ +/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '  ';
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.slice(indent.length));
  }
  const units = paragraphs.map((own) => ({ source: own, lines: own, text: own.join(' '), prefix: '' }));
  const written = rewrapTexts(text.split('\n'), units, () => '').map((own) =>
    own.map((line) => `${indent}${line}\n`),
  );
  return `${id}: ${header}\n${written.map((own) => own.join('')).join('\n')}`;
}

/** Items that stay keep their quotation marks and comments. */
function listInStyle(
  yaml: string,
  id: string,
  node: { items: unknown[]; flow?: boolean; range?: [number, number, number] | null },
  values: readonly string[],
): string | undefined {
  const items = node.items.map((item) => {
    const [start, end] = rangeOf(item);
    const stop = node.flow ? end : lineEnd(yaml, end) - 1;
    return { text: itemText(item, yaml), source: yaml.slice(start, stop).trimEnd(), item };
  });
  const sample = items.find(({ item }) => isScalar(item))?.item;
  const style = isScalar(sample) ? (sample.type as Scalar['type']) : undefined;
  const printed = values.map(
    (value) => items.find(({ text }) => text === value)?.source ?? quoted(value, style ?? undefined),
  );
  if (values.length === 0) return undefined;
  if (node.flow) return `${id}: [${printed.join(', ')}]\n`;
  const lineStart = yaml.lastIndexOf('\n', (node.range?.[0] ?? 0) - 1) + 1;
  const indent = yaml.slice(lineStart, node.range?.[0]);
  if (indent.trim() !== '') return undefined;
  return `${id}:\n${printed.map((item) => `${indent}- ${item}\n`).join('')}`;
}
