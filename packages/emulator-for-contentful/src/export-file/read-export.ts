import type { ContentReading } from '../content/content-reading.ts';
import { readOrExplain } from '../folder/folder-files.ts';
import type { Asset, Entry, Locale, Space } from '../model/space.ts';
import { byFile, type Problem, quote } from '../text/content-fault.ts';
import { type JsonPath, pathText } from '../text/json.ts';
import { type LocatedYaml, parseLocatedYaml } from '../text/yaml.ts';
import { exportWarnings } from './export-warnings.ts';
import { parseExport } from './parse-export.ts';

/**
 * Reads a file written by contentful-export (RULES.md §5.1). Its values are served unchanged, since Contentful has
 * validated them. Unknown properties are preserved; an entry, an asset or a tag that cannot be read is left out.
 * @returns the space with the faults of what was left out, or every fault with its line and path
 */
export async function readExport(file: string): Promise<ContentReading> {
  const found = await readOrExplain(file);
  if (found === undefined || typeof found === 'string')
    return broken([{ file, line: 1, message: found ?? 'There is no such file.' }]);
  const text = found.bytes.toString('utf8').replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken([{ file, ...syntaxFault(text, error) }]);
  }
  const problems: Problem[] = [];
  let isUsable = true;
  // The YAML parser reads JSON too, and is slower but knows the lines. It is needed for faults only.
  let located: LocatedYaml | undefined;
  const problemAt = (path: JsonPath, message: string): Problem => {
    located ??= parseLocatedYaml(text, { report: () => {} });
    const place = path.length === 0 ? '' : `${pathText(path)}: `;
    return { file, line: located.lineAt(path), message: `${place}${message}` };
  };
  const read = parseExport(value, (path, message) => {
    problems.push(problemAt(path, message));
    isUsable &&= optionalItems.includes(path[0]) && path.length > 1;
  });
  if (read === undefined || !isUsable) return broken(problems);
  if (read.entries.length === 0 && problems.length > 0) return broken(problems);
  const { locales, warning } = withOneDefault(read);
  const space = { ...read, locales };
  const warnings = [
    ...(warning === undefined ? [] : [problemAt(['locales'], warning)]),
    ...exportWarnings(space).map(({ entity, path, message }) =>
      problemAt([...entityPath(value, entity), ...path], message),
    ),
  ];
  const faulty = byFile(problems, () => 'left-out');
  return {
    ok: true,
    name: 'Export',
    space,
    files: new Map(),
    faulty,
    entriesAsWritten: space.entries,
    warnings,
  };
}

function entityPath(value: unknown, { sys: { id, type } }: Entry | Asset): JsonPath {
  const list = type === 'Entry' ? 'entries' : 'assets';
  const items = (value as Partial<Space>)[list] ?? [];
  return [list, items.findIndex((item: Partial<Entry | Asset> | null) => item?.sys?.id === id)];
}

/** The lists whose items can be left out one by one. */
const optionalItems: readonly unknown[] = ['entries', 'assets', 'tags'];

const broken = (problems: readonly Problem[]): ContentReading => ({ ok: false, problems });

/** Errors of the JSON parser rarely have a position, those of the YAML parser always do. */
function syntaxFault(text: string, error: unknown): { line: number; message: string } {
  const reason = (error instanceof Error ? error.message : String(error)).split(',')[0];
  const lines: number[] = [];
  parseLocatedYaml(text, { report: (line) => void lines.push(line) });
  return { line: lines[0] ?? 1, message: `This is not valid JSON: ${reason}.` };
}

/**
 * The locales of an export with exactly one default. Contentful's examples and some backups have no locales, and the
 * official importer accepts a file with two defaults.
 */
function withOneDefault({ locales, entries, assets }: Space): {
  readonly locales: readonly Locale[];
  readonly warning?: string;
} {
  const defaults = locales.filter((locale) => locale.default);
  const [first] = defaults.length > 0 ? defaults : locales;
  if (first === undefined) return { locales: localesInUse([...entries, ...assets]) };
  if (defaults.length === 1) return { locales };
  const names = defaults.map(({ code }) => quote(code)).join(' and ');
  const warning =
    defaults.length === 0
      ? `No locale is the default; the first, ${quote(first.code)}, is used.`
      : `${names} are both the default locale; the first is used.`;
  return { locales: locales.map((locale) => ({ ...locale, default: locale === first })), warning };
}

/** The locales that have values. The default is en-US, as at Contentful, or else the locale with most values. */
function localesInUse(entities: readonly (Entry | Asset)[]): readonly Locale[] {
  const used = entities.flatMap(({ fields }) =>
    Object.values(fields).flatMap((values) => Object.keys(values ?? {})),
  );
  const count = (code: string) => (code === 'en-US' ? Infinity : used.filter((one) => one === code).length);
  const codes = [...new Set(used)].toSorted((a, b) => count(b) - count(a));
  if (codes.length === 0) codes.push('en-US');
  return codes.map((code, index) => ({ code, name: code, default: index === 0, fallbackCode: null }));
}
