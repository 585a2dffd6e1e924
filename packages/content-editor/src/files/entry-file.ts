import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** A value of a field as a form has it: a text, or a list of texts (a location is its latitude and longitude). */
export type FieldValue = string | readonly string[];

/** The parts of an entry's file, with `\n` as line ending. */
interface FileParts {
  /** The YAML between its two lines of dashes. */
  readonly yaml: string;
  /** The Markdown below them. */
  readonly body: string;
}

/** Why a file cannot be edited in a form; the message is a sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Splits the text of an entry's file. @throws UnreadableFile when a line of dashes is missing */
export function splitEntry(text: string): FileParts {
  const [, yaml, body = ''] = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (yaml === undefined) throw new UnreadableFile('The lines of dashes around the fields are missing.');
  return { yaml, body };
}

/** Whether the text of an entry's file has no field, no comment and no words. */
export function isEmpty(text: string): boolean {
  return /^\uFEFF?---\s*---\s*$/.test(text);
}

export const joinEntry = ({ yaml, body }: FileParts) => `---\n${yaml}---\n${body}`;

/** One field of a file's YAML, with where it stands in the text. */
export interface YamlField {
  readonly id: string;
  /** Its value, as the parser has it. */
  readonly node: unknown;
  /** From the first letter of its name to the end of its value, without a comment behind it. */
  readonly start: number;
  readonly end: number;
}

/** The fields of a YAML text, in its order. @throws UnreadableFile when it is no list of names with values */
export function yamlFields(yaml: string): readonly YamlField[] {
  const document = parseDocument(yaml, { version: '1.2', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const line = yaml.slice(0, error.pos[0]).split('\n').length + 1;
    throw new UnreadableFile(`Line ${line} of the file cannot be read.`);
  }
  const root: unknown = document.contents;
  if (root === null) return [];
  if (!isMap(root) || root.flow) throw new UnreadableFile('The file has no lines of names and values.');
  return (root as YAMLMap).items.map(({ key: name, value: node }) => {
    const key = isScalar(name) ? name : undefined;
    const range = (node as { range?: [number, number, number] } | null)?.range;
    if (key?.range == null) throw new UnreadableFile('The file has a name that cannot be read.');
    const start = key.range[0];
    return { id: key.source ?? String(key.value), node, start, end: range?.[1] ?? key.range[1] + 1 };
  });
}

/** A value as a form shows it; undefined for one that is empty, or too complex for a form. */
export function valueIn(node: unknown, yaml: string): FieldValue | undefined {
  if (isScalar(node)) return textOf(node);
  if (isSeq(node)) return node.items.map((item) => itemText(item, yaml));
  const sets = numberedSets(node);
  if (sets) return sets;
  const [lat, lon] = isMap(node) ? [node.get('lat', true), node.get('lon', true)] : [];
  return isScalar(lat) && isScalar(lon) ? [textOf(lat) ?? '', textOf(lon) ?? ''] : undefined;
}

/** Sets of texts by a number, such as `{0: {primary: "#ffffff"}}`, one `0.primary #ffffff` for each; undefined for any other value. */
function numberedSets(node: unknown): readonly string[] | undefined {
  if (!isMap(node) || node.items.length === 0) return undefined;
  const texts: string[] = [];
  for (const { key, value } of node.items) {
    if (!isScalar(key) || !/^\d+$/.test(String(key.value)) || !isMap(value)) return undefined;
    for (const { key: name, value: text } of value.items) {
      if (!isScalar(name) || !isScalar(text)) return undefined;
      texts.push(`${key.value}.${name.value} ${textOf(text) ?? ''}`);
    }
  }
  return texts;
}

/** The values of a mapping that no form can show, such as `{en-GB: …, de: …}`, by its keys; undefined for any other value. */
export function valuesByKey(
  node: unknown,
  yaml: string,
): Readonly<Record<string, FieldValue | undefined>> | undefined {
  if (!isMap(node) || numberedSets(node) || (node.has('lat') && node.has('lon'))) return undefined;
  const values = node.items.map(({ key, value }) => {
    const name = isScalar(key) ? (key.source ?? String(key.value)) : '';
    return [name, valueIn(value, yaml)] as const;
  });
  return Object.fromEntries(values);
}

function textOf(node: { value: unknown; source?: string }): string | undefined {
  if (node.value === null) return undefined;
  const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  return text.trim() === '' ? undefined : text.trim();
}

/** The text of a list's item; `- 15 January 2027: 7pm` is a mapping to YAML and a text to people. */
export function itemText(item: unknown, yaml: string): string {
  if (isScalar(item)) return textOf(item) ?? '';
  const [start = 0, end = 0] = (item as { range?: [number, number, number] } | null)?.range ?? [];
  return yaml.slice(start, end).trim();
}

/** True when two values are the same to a reader. */
export function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  const normal = (value: FieldValue | undefined) =>
    value === undefined || value.length === 0 ? '' : JSON.stringify(value);
  return normal(one) === normal(other);
}
