import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, YAMLMap } from 'yaml';
import type { Report } from './problem.ts';
import { yamlFault } from './yaml-fault.ts';

/** A YAML text (or JSON, which is YAML too) whose parts know the line they stand on. */
export type LocatedYaml = {
  /** The mapping at the top, or undefined when the text is something else or broken. */
  readonly root: YAMLMap | undefined;
  /** The line (from 1, in the whole file) on which a node begins. */
  readonly lineOf: (node: unknown) => number;
  /** The line of the innermost key or item along a path that exists. */
  readonly lineAt: (path: readonly (string | number)[]) => number;
};

type YamlOptions = { readonly lineOffset?: number; readonly report: Report };

/**
 * Parses YAML 1.2 (core schema: dates and times stay strings). Syntax faults are reported with their line; then
 * `root` is undefined.
 * @param place.lineOffset lines of the file that stand before `text`
 */
export function parseLocatedYaml(text: string, { lineOffset = 0, report }: YamlOptions): LocatedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, version: '1.2', prettyErrors: false });
  const lineFrom = (offset: number) => lineCounter.linePos(offset).line + lineOffset;
  // What follows a text that cannot be read is misread as well: only its first fault says anything.
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  for (const error of document.errors.filter((one) => one === first || one.code === 'DUPLICATE_KEY')) {
    const { offset, message } = yamlFault(text, error);
    report(lineFrom(offset), message);
  }
  // A file without any line is a mapping without any name.
  const contents: unknown = document.contents ?? new YAMLMap();
  const root = document.errors.length === 0 && isMap(contents) ? contents : undefined;
  if (document.errors.length === 0 && root === undefined) {
    report(1 + lineOffset, 'Expected lines of the form “name: value”.');
  }
  const lineOf = (node: unknown) => lineFrom(startOf(node) ?? 0);
  return { root, lineOf, lineAt: (path) => lineOf(innermost(root, path)) };
}

/** The plain value of a node: objects, arrays, strings, numbers, booleans and null. */
export function plainValue(node: unknown): unknown {
  if (isMap(node)) {
    return Object.fromEntries(node.items.map((pair) => [keyOf(pair), plainValue(pair.value)]));
  }
  if (isSeq(node)) return node.items.map(plainValue);
  return isScalar(node) ? node.value : node;
}

/** The key of a pair as the text that was written. */
export function keyOf(pair: { readonly key: unknown }): string {
  const key = pair.key;
  return isScalar(key) ? (key.source ?? String(key.value)) : String(key);
}

function innermost(root: YAMLMap | undefined, path: readonly (string | number)[]): unknown {
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
