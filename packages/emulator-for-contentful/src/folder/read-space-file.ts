import type { Locale, Tag } from '../model/space.ts';
import { either, quote, type Report } from '../text/content-fault.ts';
import { isRecord } from '../text/json.ts';
import { parseLocatedYaml, plainValue } from '../text/yaml.ts';

export interface SpaceFile {
  readonly name: string;
  readonly locales: readonly Locale[];
  readonly tags: readonly Tag[];
}

/** Letters of a language, and of a script, a country and the like (RFC 5646). */
const localeCode = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;

/** More locales, or tags, are nobody's, and take too long for each entry. */
const maxItems = 500;

/**
 * Reads `space.yaml`: the name of the space, its locales and its tags. Exactly one locale is the default.
 * @returns undefined without a valid YAML mapping or default locale; every fault is reported
 */
export function readSpaceFile(text: string, report: Report): SpaceFile | undefined {
  const yaml = parseLocatedYaml(text, { report });
  const value = plainValue(yaml.root);
  if (!isRecord(value)) return undefined;
  const list = <T>(name: 'locales' | 'tags', read: (item: unknown) => T | undefined, rule: string) => {
    const items: unknown[] = Array.isArray(value[name]) ? value[name] : [];
    const found = items.slice(0, maxItems).map(read);
    if (items.length > maxItems)
      report(yaml.lineAt([name, maxItems]), `A space has at most ${maxItems} ${name}.`);
    for (const [index, item] of found.entries())
      if (item === undefined) report(yaml.lineAt([name, index]), rule);
    return found.filter((item) => item !== undefined);
  };
  const locales = list(
    'locales',
    (item) => {
      const locale = readLocale(item);
      return locale && localeCode.test(locale.code) ? locale : undefined;
    },
    'A locale needs a code, such as “en-GB”, and a name.',
  );
  const [chosen, ...others] = locales.filter((locale) => locale.default);
  if (chosen === undefined || others.length > 0)
    return report(yaml.lineAt(['locales']), 'Exactly one locale must have “default: true”.');
  checkFallbacks(locales, (index, message) =>
    report(yaml.lineAt(['locales', index, 'fallbackCode']), message),
  );
  const tags = list('tags', readTag, 'A tag needs an id and a name.');
  return { name: String(value.name ?? 'Local space'), locales, tags };
}

function checkFallbacks(locales: readonly Locale[], report: (index: number, message: string) => void): void {
  const byCode = new Map(locales.map((locale) => [locale.code, locale]));
  for (const [index, { code }] of locales.entries()) {
    const seen = new Set<string>();
    let next: string | undefined = code;
    while (next !== undefined && byCode.has(next) && !seen.has(next)) {
      seen.add(next);
      next = byCode.get(next)?.fallbackCode ?? undefined;
    }
    if (next === undefined) continue;
    const message = byCode.has(next)
      ? `The fallbacks of ${quote(code)} form a cycle.`
      : `The fallback ${quote(next)} is not a locale of this space (${either([...byCode.keys()])}).`;
    report(index, message);
  }
}

/** Reads a locale, in the form of an export. @returns undefined when it has no code */
export function readLocale(value: unknown): Locale | undefined {
  if (!isRecord(value) || typeof value.code !== 'string') return undefined;
  const { code, name, fallbackCode } = value;
  return {
    ...value,
    code,
    name: typeof name === 'string' ? name : code,
    default: value.default === true,
    fallbackCode: typeof fallbackCode === 'string' ? fallbackCode : null,
  };
}

/** Reads a tag, in the form of a content folder. @returns undefined when it has no id or name */
export function readTag(value: unknown): Tag | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, visibility, sys, ...others } = value;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const shown = visibility === 'private' ? 'private' : 'public';
  // An import writes the other `sys` properties of a tag.
  return {
    ...others,
    sys: { ...(isRecord(sys) ? sys : {}), id, type: 'Tag', visibility: shown },
    name,
  };
}
