import type { Asset, Entry, RichTextNode, Space } from 'emulator-for-contentful';
import { mapLocale } from '#cms/mappers/church/locale.ts';
import type { Locale } from '#languages/locale.ts';
import type { RecordRef } from './finding.ts';

/** A published entry, with its values in the default locale. */
export class PublishedEntry implements RecordRef {
  readonly type: string;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;

  constructor({ sys, fields }: Entry, locale: string) {
    this.type = sys.contentType.sys.id;
    this.id = sys.id;
    this.values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value[locale]]));
  }

  text(field: string): string | null {
    const value = this.values[field];
    return typeof value === 'string' ? value : null;
  }

  texts(field: string): readonly string[] {
    const value = this.values[field];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  /** The ids that a field refers to, without the links within rich text. */
  links(field: string): readonly string[] {
    return [this.values[field]].flat().flatMap((value) => linkId(value) ?? []);
  }

  link(field: string): string | null {
    return this.links(field)[0] ?? null;
  }

  richTexts(): readonly (readonly [field: string, document: RichTextNode])[] {
    return Object.entries(this.values).flatMap(([field, value]) =>
      isDocument(value) ? [[field, value] as const] : [],
    );
  }
}

function linkId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const { sys } = value;
  return typeof sys === 'object' && sys !== null && 'id' in sys ? String(sys.id) : undefined;
}

function isDocument(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document';
}

const isPublished = ({ sys }: Entry | Asset) => sys.publishedVersion !== undefined;

/** The locale in which visitors read. */
export function defaultLocale({ locales }: Space): string {
  return locales.find((each) => each.default)?.code ?? '';
}

/**
 * The entries that visitors see; drafts are not checked.
 * @param type only those of this content type
 */
export function publishedEntries(space: Space, type?: string): readonly PublishedEntry[] {
  const locale = defaultLocale(space);
  return space.entries
    .filter(isPublished)
    .map((entry) => new PublishedEntry(entry, locale))
    .filter((entry) => type === undefined || entry.type === type);
}

/** The assets that visitors see. */
export function publishedAssets({ assets }: Space): readonly Asset[] {
  return assets.filter(isPublished);
}

/** The church's own language and time zone. */
export function localeOfSpace(space: Space): Locale {
  const items = publishedEntries(space, 'siteSettings').map(({ values }) => values);
  return mapLocale({ items }, { report: () => {} });
}
