import { parseLocatedYaml } from '../text/yaml.ts';
import { splitEntryText } from './entry-text.ts';

const ignoreFault = () => {};

/**
 * The line of an entry's file (from 1) on which a field stands, for checks that know more of the field than this
 * service does.
 * @param text the whole file
 * @param field a field id
 * @param item which item of a list, from 0
 * @returns the line of the innermost part that is written: of the item, of the field, or the first when neither is
 */
export function lineOfField(text: string, field: string, item?: number): number {
  const parts = splitEntryText(text, ignoreFault);
  if (parts === undefined) return 1;
  const yaml = parseLocatedYaml(parts.frontMatter, {
    lineOffset: parts.frontMatterOffset,
    report: ignoreFault,
  });
  // Without the field, the path ends where it begins: at the first fact.
  if (yaml.root?.has(field) !== true) return 1;
  return yaml.lineAt(item === undefined ? [field] : [field, item]);
}
