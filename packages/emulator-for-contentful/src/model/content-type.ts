export const fieldTypes = [
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Object',
  'Location',
  'Array',
  'Link',
  'ResourceLink',
] as const;

export type FieldType = (typeof fieldTypes)[number];
export type LinkType = 'Entry' | 'Asset';

/** A lower and an upper bound, both inclusive; null or absent means unbounded. */
export interface Bounds<T = number> {
  readonly min?: T | null;
  readonly max?: T | null;
}

/** One validation rule of a field; only one of the rule keys is normally present. */
export interface Validation {
  readonly linkContentType?: readonly string[];
  readonly linkMimetypeGroup?: readonly string[];
  readonly in?: readonly (string | number)[];
  readonly unique?: boolean;
  readonly size?: Bounds;
  readonly range?: Bounds;
  readonly dateRange?: Bounds<string>;
  readonly regexp?: { readonly pattern: string; readonly flags?: string | null };
  readonly prohibitRegexp?: { readonly pattern: string; readonly flags?: string | null };
  readonly assetFileSize?: Bounds;
  readonly assetImageDimensions?: { readonly width?: Bounds | null; readonly height?: Bounds | null };
  readonly enabledNodeTypes?: readonly string[];
  readonly enabledMarks?: readonly string[];
  /** For each kind of rich text node, the rules of what it embeds. */
  readonly nodes?: Readonly<Record<string, readonly Validation[]>>;
  readonly message?: string;
}

export interface FieldItems {
  readonly type: 'Symbol' | 'Link' | 'ResourceLink';
  readonly linkType?: LinkType;
  readonly validations: readonly Validation[];
}

export interface ContentField {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly localized: boolean;
  readonly disabled?: boolean;
  readonly omitted?: boolean;
  readonly linkType?: LinkType;
  readonly items?: FieldItems;
  readonly validations: readonly Validation[];
}

export interface ContentType {
  readonly sys: { readonly id: string; readonly type: 'ContentType'; readonly publishedVersion?: number };
  readonly name: string;
  readonly description?: string;
  readonly displayField?: string;
  readonly fields: readonly ContentField[];
}

export function linkTypeOf(field: ContentField): LinkType | undefined {
  if (field.type === 'Link') return field.linkType;
  return field.type === 'Array' && field.items?.type === 'Link' ? field.items.linkType : undefined;
}

/** The rules for each linked entity: those of the items of an array, or of the field itself. */
export function linkValidations(field: ContentField): readonly Validation[] {
  return field.type === 'Array' ? (field.items?.validations ?? []) : field.validations;
}

export function allowedContentTypes(field: ContentField): readonly string[] | undefined {
  return linkValidations(field).find((rule) => rule.linkContentType !== undefined)?.linkContentType;
}

/** The field whose Markdown is below the front matter of an entry's file: the first rich text. */
export function bodyFieldOf({ fields }: ContentType): ContentField | undefined {
  return fields.find((field) => field.type === 'RichText' && field.omitted !== true);
}

/** Whether a field holds links into other spaces, which are preserved but not served. */
export function isResourceField(field: ContentField): boolean {
  return field.type === 'ResourceLink' || field.items?.type === 'ResourceLink';
}

/**
 * The content types that are in the schema. If some have a published version, the others are drafts; if none has, all are
 * published (RULES.md §5.1).
 */
export function publishedTypes(types: readonly ContentType[]): readonly ContentType[] {
  const published = types.filter((type) => type.sys.publishedVersion !== undefined);
  return published.length === 0 ? types : published;
}
