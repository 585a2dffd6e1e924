import type { ContentType } from 'emulator-for-contentful';
import { type EntryRecord, readEntries } from './files/content-folder.ts';
import type { EditorOptions, TypeHints } from './options.ts';

/** What all pages need. */
export interface EditorContext extends EditorOptions {
  readonly types: readonly ContentType[];
  readonly token: string;
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

/** What an entry is called in lists: the value of the field that the model shows, or else its id. */
export function titleOf(
  { displayField = '' }: ContentType,
  { id, values, byLocale = {} }: Pick<EntryRecord, 'id' | 'values'> & Partial<EntryRecord>,
): string {
  const value = values[displayField] ?? Object.values(byLocale[displayField] ?? {})[0];
  return typeof value === 'string' ? value : id;
}

/** All entries of some types as choices, sorted by title. */
export async function choicesOf(
  context: EditorContext,
  typeIds: readonly string[] | undefined,
): Promise<readonly { readonly id: string; readonly type: ContentType; readonly title: string }[]> {
  const types = context.types.filter((type) => typeIds === undefined || typeIds.includes(type.sys.id));
  const entries = await readEntries(context.folder, types);
  return entries
    .flatMap((entry) => {
      const type = typeOf(context, entry.type);
      return type === undefined ? [] : [{ id: entry.id, type, title: titleOf(type, entry) }];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
