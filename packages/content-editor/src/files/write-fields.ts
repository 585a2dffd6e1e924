import { yamlLines } from 'emulator-for-contentful/folder';
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import {
  type FieldValue,
  isSame,
  itemText,
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
 * lines stay as they are.
 * @param order the ids of all fields in the order in which a new one is put in
 * @throws UnreadableFile when the text cannot be read
 */
export function writeFields(yaml: string, changes: readonly FieldChange[], order: readonly string[]): string {
  return changes.reduce((text, change) => writeField(text, change, order), yaml);
}

function writeField(yaml: string, change: FieldChange, order: readonly string[]): string {
  const fields = yamlFields(yaml);
  const { id, typed } = change;
  const field = fields.find((each) => each.id === id);
  if (field === undefined) return typed === undefined ? yaml : insertField(yaml, fields, id, typed, order);
  const end = lineEnd(yaml, field.end);
  const lines = typed === undefined ? '' : changedLines(yaml.slice(field.start, end), change, typed);
  const text = yaml.slice(0, field.start) + lines + yaml.slice(end);
  if (typed !== undefined && !hasValue(text, change))
    throw new UnreadableFile(`The field “${id}” cannot be written.`);
  return text;
}

/** Whether a YAML text can be read and has the new value. */
function hasValue(yaml: string, { id, value }: FieldChange): boolean {
  try {
    const field = yamlFields(yaml).find((each) => each.id === id);
    return field !== undefined && isSame(valueIn(field.node, yaml), value);
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

/** Puts a new field behind the nearest one that comes before it in the order. */
function insertField(
  yaml: string,
  fields: readonly YamlField[],
  id: string,
  typed: YamlValue,
  order: readonly string[],
): string {
  const before = order.slice(0, Math.max(0, order.indexOf(id)));
  const previous = before.map((name) => fields.find((field) => field.id === name)).findLast(Boolean);
  const at = previous === undefined ? (order.includes(id) ? 0 : yaml.length) : lineEnd(yaml, previous.end);
  // A clock time has quotation marks, since older readers of YAML take 19:00 for a number.
  const isTime = typeof typed === 'string' && /^\d{1,2}:\d\d$/.test(typed);
  const lines = isTime ? `${id}: "${typed}"\n` : yamlLines(id, typed);
  return `${yaml.slice(0, at)}${lines}${yaml.slice(at)}`;
}

/** The lines of a field with its new value. Quotation marks, the form of a list or a text, and comments stay. */
function changedLines(lines: string, { id, value }: FieldChange, typed: YamlValue): string {
  const document = parseDocument(lines);
  const node = document.get(id, true);
  // Folded text has no line that begins with a space, and none that is empty.
  if (isScalar(node) && node.type === 'BLOCK_FOLDED' && !/^\s|\n\s/.test(String(typed)))
    return folded(lines, id, node, String(typed));
  if (isSeq(node) && Array.isArray(value)) {
    const { type = 'PLAIN' } = node.items.find((item) => isScalar(item)) ?? {};
    const added = (text: string) => Object.assign(document.createNode(text), { type });
    node.items = value.map(
      (text) => node.items.find((item) => itemText(item, lines) === text) ?? added(text),
    );
  } else {
    const fresh = document.createNode(typed);
    if (isMap(fresh) && isMap(node)) fresh.flow = node.flow ?? false;
    if (isScalar(fresh) && isScalar(node)) {
      const { type = 'PLAIN', comment = null } = node;
      // A text that gets its first line break is put below its name.
      if (type.startsWith('BLOCK') || !String(typed).includes('\n')) fresh.type = type;
      fresh.comment = comment;
    }
    document.set(id, fresh);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: isMap(node) });
}

/** A folded text whose lines keep their line breaks where they have not changed. */
function folded(yaml: string, id: string, node: Scalar, text: string): string {
  const [header = '', ...lines] = yaml.slice(node.range?.[0], node.range?.[1]).trimEnd().split('\n');
  const indent = /^ +/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '  ';
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.slice(indent.length));
  }
  const old = paragraphs.map((own) => ({ source: own, lines: own, text: own.join(' '), prefix: '' }));
  const written = rewrapTexts(text.split('\n'), old).map((own) => own.map((line) => `${indent}${line}\n`));
  return `${id}: ${header}\n${written.map((own) => own.join('')).join('\n')}`;
}
