import type { Locale, Tag } from '../model/space.ts';
import { isRecord } from '../text/json.ts';
import { either, quote, type Report } from '../text/problem.ts';
import { parseLocatedYaml, plainValue } from '../text/yaml.ts';

export type SpaceFile = {
  readonly name: string;
  readonly locales: readonly Locale[];
  readonly defaultLocale: string;
  readonly tags: readonly Tag[];
};

/**
 * Reads `space.yaml`: the name of the space, its locales and its tags. Exactly one locale is the default.
 * @returns undefined when the file is so broken that nothing can be read with it; every fault is reported
 */
export function readSpaceFile(text: string, report: Report): SpaceFile | undefined {
  const yaml = parseLocatedYaml(text, { report });
  const value = plainValue(yaml.root);
  if (!isRecord(value)) return undefined;
  const localeList = Array.isArray(value.locales) ? value.locales : [];
  const locales = localeList.flatMap((item: unknown, index) => {
    const locale = readLocale(item);
    if (locale === undefined) report(yaml.lineAt(['locales', index]), 'A locale needs a code and a name.');
    return locale === undefined ? [] : [locale];
  });
  const defaults = locales.filter((locale) => locale.default);
  const chosen = defaults[0];
  if (chosen === undefined || defaults.length > 1) {
    report(yaml.lineAt(['locales']), 'Exactly one locale must have “default: true”.');
    return undefined;
  }
  checkFallbacks(locales, (index, message) =>
    report(yaml.lineAt(['locales', index, 'fallbackCode']), message),
  );
  const tagList = Array.isArray(value.tags) ? value.tags : [];
  const tags = tagList.flatMap((item: unknown, index) => {
    const tag = toTag(item);
    if (tag === undefined) report(yaml.lineAt(['tags', index]), 'A tag needs an id and a name.');
    return tag === undefined ? [] : [tag];
  });
  return { name: String(value.name ?? 'Local space'), locales, defaultLocale: chosen.code, tags };
}

function checkFallbacks(locales: readonly Locale[], report: (index: number, message: string) => void): void {
  const codes = locales.map((locale) => locale.code);
  locales.forEach((locale, index) => {
    const seen = new Set<string>();
    let next: string | null = locale.code;
    while (next !== null && !seen.has(next)) {
      seen.add(next);
      const code: string = next;
      if (!codes.includes(code)) {
        report(index, `The fallback ${quote(code)} is not a locale of this space (${either(codes)}).`);
        return;
      }
      next = locales.find((other) => other.code === code)?.fallbackCode ?? null;
    }
    if (next !== null) report(index, `The fallbacks of ${quote(locale.code)} go round in a circle.`);
  });
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

function toTag(value: unknown): Tag | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, visibility, sys, ...others } = value;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const shown = visibility === 'private' ? 'private' : 'public';
  // An import keeps in `sys` what Contentful knows of a tag besides.
  return {
    ...others,
    sys: { ...(isRecord(sys) ? sys : {}), id, type: 'Tag', visibility: shown },
    name,
  };
}
