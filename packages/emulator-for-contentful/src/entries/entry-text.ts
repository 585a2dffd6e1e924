import type { YAMLMap } from 'yaml';
import type { Report } from '../text/content-fault.ts';
import { type LocatedYaml, parseLocatedYaml } from '../text/yaml.ts';
import type { BodyText } from './read-rich-text.ts';

/** The parts of an entry's file: its fields, and the Markdown below. */
export interface EntryText {
  readonly yaml: LocatedYaml & { readonly root: YAMLMap };
  readonly body: BodyText;
}

/**
 * Parses an entry's file: YAML front matter between two `---` lines and the Markdown below. Windows line endings and a byte order mark
 * are accepted.
 * @returns undefined when it cannot be parsed, which is reported
 */
export function parseEntryText(file: string, report: Report): EntryText | undefined {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const conflict = lines.findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line));
  if (conflict !== -1) {
    const rest = 'Keep one of the two versions and delete the lines of “<”, “=” and “>”.';
    return report(conflict + 1, `This file has a merge conflict. ${rest}`);
  }
  if (lines[0]?.trimEnd() !== '---')
    return report(1, 'The file must begin with a line “---”, then the fields, then another line “---”.');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) return report(lines.length, 'The second “---” line, which ends the fields, is missing.');
  const yaml = parseLocatedYaml(lines.slice(1, end).join('\n'), { lineOffset: 1, report });
  const { root } = yaml;
  const body = { text: lines.slice(end + 1).join('\n'), lineOffset: end + 1 };
  return root && { yaml: { ...yaml, root }, body };
}

/**
 * Finds the line (from 1) of a field in an entry's file, for checks of the caller's own.
 * @param text the whole file
 * @param field a field id
 * @param item which item of a list, from 0
 * @returns the line of the item if it exists, else of the field, else 1
 */
export function lineOfField(text: string, field: string, item?: number): number {
  const { yaml } = parseEntryText(text, () => {}) ?? {};
  // Without this check, `lineAt` would return the line of the first field.
  if (yaml?.root.has(field) !== true) return 1;
  return yaml.lineAt(item === undefined ? [field] : [field, item]);
}
