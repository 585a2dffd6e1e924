import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/*
 * What the demonstration says, from its files: a test that repeated a sentence would break when an editor betters it.
 * Tests name entries by their file below `content/entries/`, such as `place/loom-street-hall`.
 */

const entries = new URL('../../content/entries/', import.meta.url);

/** The fields of an entry, its Markdown as `body`. */
export function fieldsOf(entry: string): Readonly<Record<string, unknown>> {
  const [, head = '', body = ''] =
    /^---\n(.*?)^---\n?(.*)$/ms.exec(readFileSync(new URL(`${entry}.md`, entries), 'utf8')) ?? [];
  return { ...(parse(head) as object), body };
}

/** The fields of all entries of a type. */
export const allOf = (type: string): readonly Readonly<Record<string, unknown>>[] =>
  readdirSync(new URL(`${type}/`, entries)).map((file) => fieldsOf(`${type}/${file.replace(/\.md$/, '')}`));

/** A text as a page shows it: on one line, without the marks of links, quotations and emphasis. */
const plain = (text: string): string =>
  text
    .replaceAll(/^> ?/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a field of an entry says, as a page shows it. */
export function said(entry: string, field: string): string {
  const value = fieldsOf(entry)[field];
  if (typeof value !== 'string') throw new Error(`content/entries/${entry}.md has no text “${field}”.`);
  return plain(value);
}

/** The paragraphs of an entry's body. */
export const paragraphsOf = (entry: string): readonly string[] =>
  String(fieldsOf(entry).body)
    .split(/\n{2,}/)
    .map(plain);

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** A heading that a page's own settings give, such as `services: Next services | on Sunday`, without what follows it. */
export function headingOf(page: string, key: string): string {
  const all = fieldsOf(`page/${page}`).headings as readonly string[];
  const line = all.find((each) => each.startsWith(`${key}: `));
  if (line === undefined) throw new Error(`content/entries/page/${page}.md has no heading “${key}”.`);
  return line.slice(key.length + 2).split(' |')[0] ?? '';
}
