import type { Entry, RichTextNode, Space } from 'emulator-for-contentful';
import type { RecordRef } from './finding.ts';

/** The values of an entry in the default locale. */
export class Fields {
  readonly #entry: Entry;
  readonly #locale: string;

  constructor(entry: Entry, locale: string) {
    this.#entry = entry;
    this.#locale = locale;
  }

  value(field: string): unknown {
    return this.#entry.fields[field]?.[this.#locale];
  }

  text(field: string): string | null {
    const value = this.value(field);
    return typeof value === 'string' ? value : null;
  }

  texts(field: string): readonly string[] {
    const value = this.value(field);
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  link(field: string): string | null {
    return linkId(this.value(field));
  }

  /** The ids that a field refers to, without the links within rich text. */
  linksOf(field: string): readonly string[] {
    return [this.value(field)]
      .flat()
      .map(linkId)
      .filter((id) => id !== null);
  }

  /** The rich texts of the entry, by field. */
  richTexts(): readonly (readonly [field: string, document: RichTextNode])[] {
    return Object.keys(this.#entry.fields).flatMap((field) => {
      const value = this.value(field);
      return isDocument(value) ? [[field, value] as const] : [];
    });
  }
}

function linkId(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return null;
  const { sys } = value;
  return typeof sys === 'object' && sys !== null && 'id' in sys ? String(sys.id) : null;
}

function isDocument(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document';
}

/** A published entry with its fields. Drafts are not checked. */
export type PublishedEntry = readonly [entry: Entry, fields: Fields];

/** The record that a fault names. */
export function recordOf({ sys }: Entry): RecordRef {
  return { type: sys.contentType.sys.id, id: sys.id };
}

/** The locale in which visitors read. */
export function defaultLocale({ locales }: Pick<Space, 'locales'>): string {
  return locales.find((each) => each.default)?.code ?? '';
}

/**
 * The entries that visitors see.
 * @param type only those of this content type
 */
export function publishedEntries(space: Space, type?: string): readonly PublishedEntry[] {
  const locale = defaultLocale(space);
  return space.entries
    .filter(({ sys }) => sys.publishedVersion !== undefined)
    .filter(({ sys }) => type === undefined || sys.contentType.sys.id === type)
    .map((entry) => [entry, new Fields(entry, locale)] as const);
}
