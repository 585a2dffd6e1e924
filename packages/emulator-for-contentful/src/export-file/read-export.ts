import { readOrExplain } from '../folder/folder-files.ts';
import type { ContentReading } from '../folder/read-content-folder.ts';
import type { Asset, Entry, Locale, Space } from '../model/space.ts';
import { isRecord, type JsonStep, pathText } from '../text/json.ts';
import { byFile, type Problem, quote } from '../text/problem.ts';
import { type LocatedYaml, parseLocatedYaml } from '../text/yaml.ts';
import { exportWarnings } from './export-warnings.ts';
import { parseExport } from './parse-export.ts';

/**
 * Reads a file written by contentful-export (RULES.md §5.1). Its values are served as they are: Contentful has checked
 * them. What this service does not know stays in the space; an entry, an asset or a tag that cannot be read is left out.
 * @returns the space with what was left out, or every fault with its line and its place in the file
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
  let isWhole = true;
  // JSON is YAML. Only a fault needs the slower parser, which knows the lines.
  let located: LocatedYaml | undefined;
  const problemAt = (path: readonly JsonStep[], message: string): Problem => {
    located ??= parseLocatedYaml(text, { report: () => {} });
    const place = path.length === 0 ? '' : `${pathText(path)}: `;
    return { file, line: located.lineAt(path), message: `${place}${message}` };
  };
  const read = parseExport(value, (path, message) => {
    problems.push(problemAt(path, message));
    isWhole &&= ITEMS.includes(path[0]) && path.length > 1;
  });
  if (read === undefined || !isWhole) return broken(problems);
  if (read.entries.length === 0 && problems.length > 0) return broken(problems);
  const { locales, warning } = withOneDefault(read);
  const space = { ...read, locales };
  const warnings = [
    ...(warning === undefined ? [] : [problemAt(['locales'], warning)]),
    ...exportWarnings(space).map(({ entity, path, message }) =>
      problemAt([...placeOf(value, entity), ...path], message),
    ),
  ];
  const faulty = byFile(problems, () => 'left-out');
  return { ok: true, name: 'Export', space, files: new Map(), faulty, warnings };
}

function placeOf(value: unknown, { sys: { id, type } }: Entry | Asset): readonly JsonStep[] {
  const list = type === 'Entry' ? 'entries' : 'assets';
  const items = isRecord(value) && Array.isArray(value[list]) ? value[list] : [];
  return [
    list,
    items.findIndex((item: unknown) => isRecord(item) && isRecord(item.sys) && item.sys.id === id),
  ];
}

/** The lists of which one item can be left out by itself. */
const ITEMS: readonly unknown[] = ['entries', 'assets', 'tags'];

const broken = (problems: readonly Problem[]): ContentReading => ({ ok: false, problems });

/** The JSON parser rarely says where; the YAML parser, for which JSON is YAML, always does. */
function syntaxFault(text: string, error: unknown): { line: number; message: string } {
  const reason = (error instanceof Error ? error.message : String(error)).split(',')[0];
  let line: number | undefined;
  parseLocatedYaml(text, {
    report: (at) => {
      line ??= at;
    },
  });
  return { line: line ?? 1, message: `This is not valid JSON: ${reason}.` };
}

/**
 * The locales of an export, of which one is the default: Contentful's examples and some backups hold none, and the official
 * importer takes a file with two defaults.
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
      ? `No locale is the default; the first, ${quote(first.code)}, is taken.`
      : `${names} are both the default locale; the first is taken.`;
  return { locales: locales.map((locale) => ({ ...locale, default: locale === first })), warning };
}

/** The locales that values are in. The default is en-US, Contentful's own, or else the one with most values. */
function localesInUse(entities: readonly (Entry | Asset)[]): readonly Locale[] {
  const used = entities.flatMap(({ fields }) =>
    Object.values(fields).flatMap((values) => Object.keys(values ?? {})),
  );
  const count = (code: string) => (code === 'en-US' ? Infinity : used.filter((one) => one === code).length);
  const codes = [...new Set(used)].toSorted((a, b) => count(b) - count(a));
  if (codes.length === 0) codes.push('en-US');
  return codes.map((code, index) => ({ code, name: code, default: index === 0, fallbackCode: null }));
}
