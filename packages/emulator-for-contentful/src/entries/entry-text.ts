import type { Report } from '../text/problem.ts';
import { parseLocatedYaml } from '../text/yaml.ts';

/** The two parts of an entry's file. Line numbers count from 1 in the whole file. */
export type EntryText = {
  /** The second line and those after it. */
  readonly frontMatter: string;
  readonly body: string;
  /** The lines that stand before the body. */
  readonly bodyOffset: number;
};

/**
 * Takes an entry's file apart: YAML front matter between two `---` lines, then Markdown. Windows line ends and a
 * byte order mark are accepted.
 */
export function splitEntryText(file: string, report: Report): EntryText | undefined {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const conflict = lines.findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line));
  if (conflict !== -1) {
    const rest = 'Keep one of the two versions and take out the lines of “<”, “=” and “>”.';
    report(conflict + 1, `Two versions of this file were merged and do not fit together. ${rest}`);
    return undefined;
  }
  if (lines[0]?.trimEnd() !== '---') {
    report(1, 'The file must begin with a line “---”, then the fields, then another line “---”.');
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) {
    report(lines.length, 'The second “---” line, which ends the fields, is missing.');
    return undefined;
  }
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyOffset: end + 1,
  };
}

/**
 * The line of an entry's file (from 1) on which a field stands, for checks that know more of the field than this
 * service does.
 * @param text the whole file
 * @param field a field id
 * @param item which item of a list, from 0
 * @returns the line of the innermost part that is written: of the item, of the field, or the first when neither is
 */
export function lineOfField(text: string, field: string, item?: number): number {
  const parts = splitEntryText(text, () => {});
  if (parts === undefined) return 1;
  const yaml = parseLocatedYaml(parts.frontMatter, { lineOffset: 1, report: () => {} });
  // Without the field, the path ends where it begins: at the first fact.
  if (yaml.root?.has(field) !== true) return 1;
  return yaml.lineAt(item === undefined ? [field] : [field, item]);
}
