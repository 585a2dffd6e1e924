import { isSeq } from 'yaml';
import type { Tag } from '../model/space.ts';
import { nearestName, quote, type Report } from './content-fault.ts';
import { keyOf, type LocatedYaml, plainValue } from './yaml.ts';

export function reportUnknownKeys(
  yaml: LocatedYaml,
  known: readonly string[],
  what: string,
  report: Report,
): void {
  for (const pair of yaml.root?.items ?? []) {
    const key = keyOf(pair);
    if (known.includes(key)) continue;
    const meant = nearestName(key, known);
    const hint = meant === undefined ? `It has: ${known.join(', ')}.` : `Did you mean ${quote(meant)}?`;
    report(yaml.lineOf(pair.key), `${what} has no field ${quote(key)}. ${hint}`);
  }
}

/** Reads `draft` or `archived`. An invalid value counts as true, so that nothing unfinished is published. */
export function readFlag(name: 'draft' | 'archived', yaml: LocatedYaml, report: Report): boolean {
  const value = plainValue(yaml.root?.get(name, true) ?? false);
  if (typeof value === 'boolean') return value;
  report(yaml.lineAt([name]), `${quote(name)} must be true or false, without quotation marks.`);
  return true;
}

export function readTags(yaml: LocatedYaml, tags: readonly Tag[], report: Report): readonly string[] {
  const node = yaml.root?.get('tags', true);
  if (node === undefined) return [];
  if (!isSeq(node)) {
    report(yaml.lineAt(['tags']), '“tags” must be a list of tag ids.');
    return [];
  }
  const known = new Set(tags.map(({ sys }) => sys.id));
  for (const item of node.items.filter((one) => !known.has(String(plainValue(one)))))
    report(yaml.lineOf(item), `There is no tag ${quote(plainValue(item))} in space.yaml.`);
  return node.items.map((item) => String(plainValue(item))).filter((id) => known.has(id));
}
