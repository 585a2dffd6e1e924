import { readIfThere } from '../folder/folder-files.ts';
import type { ContentReading } from '../folder/read-content-folder.ts';
import type { ContentType } from '../model/content-type.ts';
import { parseContentType } from '../model/read-content-type.ts';
import { type Asset, ENTITY_ID, type Entry, type Locale, type Space, type Tag } from '../model/space.ts';
import { isRecord, type JsonStep, jsonLine, pathText } from '../text/json.ts';
import { byFile, type Problem, quote } from '../text/problem.ts';
import { parseLocatedYaml } from '../text/yaml.ts';
import { exportWarnings } from './export-warnings.ts';

type Tell = (path: readonly JsonStep[], message: string) => void;

/**
 * Reads a file written by contentful-export (RULES.md §5.1). Its values are served as they are: Contentful has checked
 * them. What this service does not know stays in the space; an entry, an asset or a tag that cannot be read is left out.
 * @returns the space with what was left out, or every fault with its line and its place in the file
 */
export async function readExport(file: string): Promise<ContentReading> {
  let text: string;
  try {
    const found = await readIfThere(file);
    if (found === undefined) return broken([{ file, line: 1, message: 'There is no such file.' }]);
    text = found.bytes.toString('utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return broken([{ file, line: 1, message: `The export cannot be read${reason}.` }]);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken([{ file, ...syntaxFault(text, error) }]);
  }
  const problems: Problem[] = [];
  let isWhole = true;
  const problemAt = (path: readonly JsonStep[], message: string): Problem => {
    const place = path.length === 0 ? '' : `${pathText(path)}: `;
    return { file, line: jsonLine(text, path), message: `${place}${message}` };
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

/** The position of an entity in an export. */
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

/** Makes sure that a value has the form of an export. */
export function parseExport(value: unknown, tell: Tell): Space | undefined {
  if (!isRecord(value)) {
    tell([], 'An export is an object with contentTypes, entries, assets, locales and tags.');
    return undefined;
  }
  const { contentTypes, entries, assets, locales, tags, ...others } = value;
  const list = <T>(
    name: string,
    given: unknown,
    parse: (item: unknown, tell: Tell) => T | undefined,
  ): readonly T[] => {
    if (given === undefined || given === null) return [];
    if (Array.isArray(given)) {
      return given.flatMap(
        (item: unknown, index) => parse(item, (path, message) => tell([name, index, ...path], message)) ?? [],
      );
    }
    tell([name], 'must be a list.');
    return [];
  };
  if (contentTypes === undefined) tell([], 'There are no contentTypes: export the model too.');
  const model = list<ContentType>('contentTypes', contentTypes, (item, at) =>
    parseContentType(item, at, true),
  );
  const found = {
    entries: list('entries', entries, onlyOnce(parseEntry)),
    assets: list('assets', assets, onlyOnce(parseAsset)),
    locales: list('locales', locales, parseLocale),
    tags: list('tags', tags, parseTag),
  };
  return { contentTypes: model, ...found, ...(hasMembers(others) ? { others } : {}) };
}

const hasMembers = (value: object): boolean => Object.keys(value).length > 0;

function parseEntry(value: unknown, tell: Tell): Entry | undefined {
  const entity = parseEntity(value, 'Entry', tell);
  if (entity === undefined) return undefined;
  const link = isRecord(entity.sys.contentType) ? entity.sys.contentType.sys : undefined;
  if (isRecord(link) && typeof link.id === 'string') return entity as unknown as Entry;
  tell(['sys', 'contentType', 'sys', 'id'], 'must be the id of a content type.');
  return undefined;
}

function parseAsset(value: unknown, tell: Tell): Asset | undefined {
  const entity = parseEntity(value, 'Asset', tell);
  if (entity === undefined) return undefined;
  const files = Object.entries(entity.fields.file ?? {});
  const wrong = files.filter(([, file]) => file !== null && !isRecord(file));
  for (const [locale] of wrong) tell(['fields', 'file', locale], 'must be an object with a url.');
  return wrong.length > 0 ? undefined : (entity as unknown as Asset);
}

type Entity = {
  readonly sys: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The properties that entries and assets share; all others are preserved unchanged. */
function parseEntity(value: unknown, type: 'Entry' | 'Asset', tell: Tell): Entity | undefined {
  const sys = isRecord(value) ? value.sys : undefined;
  if (!isRecord(value) || !isRecord(sys)) {
    tell([], 'must be an object with “sys” and “fields”.');
    return undefined;
  }
  if (typeof sys.id !== 'string' || !ENTITY_ID.test(sys.id)) {
    tell(['sys', 'id'], `must be an id of 1 to 64 letters, digits, “-”, “_” or “.”, not ${quote(sys.id)}.`);
    return undefined;
  }
  const fields = value.fields ?? {};
  if (!isRecord(fields)) {
    tell(['fields'], 'must be an object with the values of each field by locale.');
    return undefined;
  }
  const present = Object.entries(fields).filter(([, values]) => values !== null);
  const wrong = present.filter(([, values]) => !isRecord(values)).map(([id]) => id);
  for (const id of wrong) tell(['fields', id], 'must be an object with a value for each locale.');
  if (wrong.length > 0) return undefined;
  // Each of them has just been found to be an object.
  const values = Object.fromEntries(present) as Entity['fields'];
  return { ...value, sys: { ...publishedSys(sys), type }, fields: values };
}

/**
 * An export that was made with the delivery token has what is published and does not say so: its entities have a
 * revision instead of versions (RULES.md §5.1).
 */
function publishedSys(sys: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { revision, version, publishedVersion, createdAt, updatedAt } = sys;
  if (typeof revision !== 'number' || version !== undefined || publishedVersion !== undefined) return sys;
  return { ...sys, publishedVersion: revision, publishedAt: updatedAt, firstPublishedAt: createdAt };
}

function parseLocale(value: unknown, tell: Tell): Locale | undefined {
  if (!isRecord(value) || typeof value.code !== 'string') {
    tell([], 'A locale needs a code, such as “en-GB”.');
    return undefined;
  }
  const { code, name, fallbackCode } = value;
  return {
    ...value,
    code,
    name: typeof name === 'string' ? name : code,
    default: value.default === true,
    fallbackCode: typeof fallbackCode === 'string' ? fallbackCode : null,
  };
}

function parseTag(value: unknown, tell: Tell): Tag | undefined {
  const sys = isRecord(value) ? value.sys : undefined;
  if (!isRecord(value) || !isRecord(sys) || typeof sys.id !== 'string' || typeof value.name !== 'string') {
    tell([], 'A tag needs a name and sys.id.');
    return undefined;
  }
  const visibility = sys.visibility === 'private' ? 'private' : 'public';
  return { ...value, name: value.name, sys: { ...sys, id: sys.id, type: 'Tag', visibility } };
}

/** Of two entities with one id the first counts. */
function onlyOnce<E extends { readonly sys: { readonly id: string } }>(
  parse: (value: unknown, tell: Tell) => E | undefined,
): (value: unknown, tell: Tell) => E | undefined {
  const seen = new Set<string>();
  return (value, tell) => {
    const entity = parse(value, tell);
    if (entity === undefined) return undefined;
    const { id } = entity.sys;
    if (seen.has(id)) {
      tell(['sys', 'id'], `The id ${quote(id)} is there twice.`);
      return undefined;
    }
    seen.add(id);
    return entity;
  };
}

/**
 * The locales of an export, of which one is the default: Contentful's examples and some backups hold none, and the official
 * importer takes a file with two defaults.
 */
function withOneDefault({ locales, entries, assets }: Space): {
  locales: readonly Locale[];
  warning?: string;
} {
  const known = locales.length > 0 ? locales : localesInUse([...entries, ...assets]);
  const defaults = known.filter((locale) => locale.default);
  const [first] = defaults.length > 0 ? defaults : known;
  if (first === undefined || defaults.length === 1) return { locales: known };
  const names = defaults.map(({ code }) => quote(code)).join(' and ');
  return {
    locales: known.map((locale) => ({ ...locale, default: locale === first })),
    warning:
      defaults.length === 0
        ? `No locale is the default; the first, ${quote(first.code)}, is taken.`
        : `${names} are both the default locale; the first is taken.`,
  };
}

/** The locales that values are in. The default is en-US, Contentful's own, or else the one with most values. */
function localesInUse(entities: readonly (Entry | Asset)[]): readonly Locale[] {
  const used = entities.flatMap(({ fields }) =>
    Object.values(fields).flatMap((values) => Object.keys(values ?? {})),
  );
  const byCode = Object.entries(Object.groupBy(used, (code) => code));
  const [most] = byCode.toSorted(([, a = []], [, b = []]) => b.length - a.length);
  const codes = byCode.map(([code]) => code);
  const chosen = codes.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (most?.[0] ?? DEFAULT_LOCALE);
  return [...new Set([chosen, ...codes])].map((code) => ({
    code,
    name: code,
    default: code === chosen,
    fallbackCode: null,
  }));
}

const DEFAULT_LOCALE = 'en-US';
