import type { ContentType } from 'emulator-for-contentful';
import { type EntryRecord, readEntries } from './files/content-folder.ts';
import type { Values } from './form/submitted.ts';
import type { EditorOptions, TypeHints } from './options.ts';
import type { SignIn } from './sign-in/sign-in.ts';

/** What all pages need. */
export interface EditorContext extends EditorOptions {
  readonly types: readonly ContentType[];
  /** Stands in each form of this process. */
  readonly token: string;
  /** Stands in the address that opens the editor for a browser. */
  readonly key: string;
  /** The value of the cookie that such a browser then has. */
  readonly session: string;
  /** Who has signed in; undefined where nobody signs in here. */
  readonly sessions?: SignIn | undefined;
  readonly log: (line: string) => void;
  readonly today: () => string;
}

export function typeOf({ types }: EditorContext, id: string): ContentType | undefined {
  return types.find((type) => type.sys.id === id);
}

/** The hints of a content type; one that is unknown here is named as the model names it. */
export function hintsOf({ hints }: EditorContext, type: ContentType): TypeHints {
  return hints[type.sys.id] ?? { plural: type.name, one: type.name.toLowerCase() };
}

/** Whether an entry may be deleted. */
export function isRemovable(context: EditorContext, type: ContentType, id: string): boolean {
  const { isFixed = false, permanent = [] } = hintsOf(context, type);
  return !isFixed && !permanent.includes(id);
}

/** What an entry is called in lists: the value of the field that the model shows, or else its id. */
export function titleOf(
  { displayField = '' }: ContentType,
  { id, values, byLocale = {} }: { id: string; values: Values; byLocale?: EntryRecord['byLocale'] },
): string {
  const value = values[displayField] ?? Object.values(byLocale[displayField] ?? {})[0];
  return typeof value === 'string' ? value : id;
}

/** A choice of a link: an entry or an asset. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** The content type; "asset" for an asset. */
  readonly type: string;
  readonly slug?: string;
  /** The photograph that it shows. */
  readonly picture?: string;
}

/** All entries as choices, or those of one content type, sorted by title. */
export async function choicesOf(context: EditorContext, typeId?: string): Promise<readonly Choice[]> {
  const types = context.types.filter((type) => typeId === undefined || typeId === type.sys.id);
  const entries = await readEntries(context.folder, types);
  return entries
    .flatMap(({ id, type, values, byLocale }): Choice[] => {
      const contentType = typeOf(context, type);
      if (contentType === undefined) return [];
      const slug = typeof values.slug === 'string' && { slug: values.slug };
      const picture = values[hintsOf(context, contentType).uploads?.[0] ?? ''];
      const title = titleOf(contentType, { id, values, byLocale });
      return [{ id, type, title, ...slug, ...(typeof picture === 'string' && { picture }) }];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
