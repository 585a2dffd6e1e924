import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, YAMLMap } from 'yaml';
import { quote, type Report } from './content-fault.ts';
import type { JsonPath } from './json.ts';
import { yamlFault } from './yaml-fault.ts';

/** A parsed YAML (or JSON) text with the line of each node. */
export type LocatedYaml = ReturnType<typeof parseLocatedYaml>;

interface YamlOptions {
  readonly lineOffset?: number;
  readonly report: Report;
}

/**
 * Parses YAML 1.2 (core schema: dates and times stay strings). Syntax faults are reported with their line; then `root`, the top-level
 * mapping, is undefined.
 * @param options.lineOffset the number of lines of the file before `text`
 */
export function parseLocatedYaml(text: string, { lineOffset = 0, report }: YamlOptions) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, version: '1.2', prettyErrors: false });
  const lineFrom = (offset: number) => lineCounter.linePos(offset).line + lineOffset;
  let isCut = false;
  visit(document, {
    Scalar(_, { type, comment, range }) {
      // A note to oneself has a space after its “#”; “Room #2” and a colour lose words that nobody meant to hide.
      if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return;
      isCut = true;
      const message = `${quote(`#${comment.split('\n', 1)[0]}`)} is hidden, since “#” after a space begins a note. Put the whole value into quotation marks, or write “# ” before a note.`;
      report(lineFrom(range?.[0] ?? 0), message);
    },
  });
  // Only the first syntax error is reported, since it usually causes the following ones.
  const first = isCut ? undefined : document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  for (const error of document.errors.filter((one) => one === first || one.code === 'DUPLICATE_KEY')) {
    const { offset, message } = yamlFault(text, error);
    report(lineFrom(offset), message);
  }
  // An empty file is an empty mapping.
  const contents: unknown = document.contents ?? new YAMLMap();
  const root = document.errors.length === 0 && isMap(contents) ? contents : undefined;
  if (document.errors.length === 0 && root === undefined) {
    report(1 + lineOffset, 'Expected lines of the form “name: value”.');
  }
  /** The line (from 1, in the whole file) of the start of a node. */
  const lineOf = (node: unknown) => lineFrom(startOf(node) ?? 0);
  /** The line of the innermost key or item along a path that exists. */
  const lineAt = (path: JsonPath) => lineOf(innermost(root, path));
  return { root, lineOf, lineAt };
}

export function plainValue(node: unknown): unknown {
  if (isMap(node)) {
    return Object.fromEntries(node.items.map((pair) => [keyOf(pair), plainValue(pair.value)]));
  }
  if (isSeq(node)) return node.items.map(plainValue);
  return isScalar(node) ? node.value : node;
}

export function keyOf(pair: { readonly key: unknown }): string {
  const key = pair.key;
  return isScalar(key) ? (key.source ?? String(key.value)) : String(key);
}

/** Whether a node is a mapping with some keys, all of them among the given ones. */
export function isMapOf(keys: readonly string[], node: unknown): node is YAMLMap {
  return isMap(node) && node.items.length > 0 && node.items.every((item) => keys.includes(keyOf(item)));
}

function innermost(root: YAMLMap | undefined, path: JsonPath): unknown {
  let found: unknown = root;
  let node: unknown = root;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => keyOf(item) === step);
      if (pair === undefined) return found;
      found = pair.key;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number' && node.items[step] !== undefined) {
      node = node.items[step];
      found = node;
    } else return found;
  }
  return found;
}

function startOf(node: unknown): number | undefined {
  if (isPair(node)) return startOf(node.key);
  return (node as Node | null | undefined)?.range?.[0];
}
