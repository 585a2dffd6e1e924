import { mapValues } from '../text/json.ts';
import type { ContentType } from './content-type.ts';

/** A value of each locale, keyed by locale code ("en-GB"). A locale that is absent has no value of its own. */
export type Localised<T = unknown> = Readonly<Record<string, T>>;

/** A pointer to another entity, exactly as a contentful-export writes it. */
export interface Link<Type extends string = 'Entry' | 'Asset' | 'Tag' | 'ContentType'> {
  readonly sys: { readonly type: 'Link'; readonly linkType: Type; readonly id: string };
}

/**
 * The system properties of an entity. Times are ISO 8601 instants. An entity without `publishedVersion` is a draft, which
 * only previews show.
 */
export interface EntitySys {
  readonly id: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly publishedAt?: string;
  readonly firstPublishedAt?: string;
  readonly publishedVersion?: number;
  readonly archivedVersion?: number;
}

interface Metadata {
  readonly tags: readonly Link<'Tag'>[];
  /** Concepts of a taxonomy, which only imports have. */
  readonly concepts?: readonly { readonly sys: { readonly id: string } }[];
}

export interface Entry {
  readonly sys: EntitySys & { readonly type: 'Entry'; readonly contentType: Link<'ContentType'> };
  readonly metadata?: Metadata;
  readonly fields: Readonly<Record<string, Localised>>;
}

/** The file of an asset. `url` is absolute, or begins with `//host`, or with `/` when this service serves the file. */
export interface AssetFile {
  readonly url: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly details?: {
    readonly size?: number;
    readonly image?: { readonly width?: number; readonly height?: number };
  };
}

export interface Asset {
  readonly sys: EntitySys & { readonly type: 'Asset' };
  readonly metadata?: Metadata;
  readonly fields: {
    readonly title?: Localised<string>;
    readonly description?: Localised<string>;
    readonly file?: Localised<AssetFile>;
  };
}

export interface Locale {
  readonly code: string;
  readonly name: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
}

export interface Tag {
  readonly sys: { readonly id: string; readonly type: 'Tag'; readonly visibility: 'public' | 'private' };
  readonly name: string;
}

/** All the content of a space, in the form of a contentful-export. Immutable. */
export interface Space {
  readonly contentTypes: readonly ContentType[];
  readonly entries: readonly Entry[];
  readonly assets: readonly Asset[];
  readonly locales: readonly Locale[];
  readonly tags: readonly Tag[];
  /** The other lists of an export (editorInterfaces, webhooks, roles), by name: preserved and not served. */
  readonly others?: Readonly<Record<string, unknown>>;
}

export interface LocalesAndTags {
  readonly locale: string;
  readonly locales: readonly string[];
  readonly tags: readonly Tag[];
}

export function localesAndTags({ locales, tags }: Pick<Space, 'locales' | 'tags'>): LocalesAndTags {
  const locale = locales.find((one) => one.default)?.code ?? '';
  return { locale, locales: locales.map(({ code }) => code), tags };
}

export function linkTo<Type extends string>(linkType: Type, id: string): Link<Type> {
  return { sys: { type: 'Link', linkType, id } };
}

export function withFiles(asset: Asset, change: (file: AssetFile, locale: string) => AssetFile): Asset {
  if (asset.fields.file === undefined) return asset;
  return { ...asset, fields: { ...asset.fields, file: mapValues(asset.fields.file, change) } };
}

/** The ids that Contentful allows for entities (RULES.md §5.2). */
export const entityId = /^[a-zA-Z0-9\-_.]{1,64}$/;
