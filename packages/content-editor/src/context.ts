import type { Link } from './components/Links.tsx';
import { type EntryRecord, readEntries } from './files/content-folder.ts';
import type { FormType } from './form/form-type.ts';
import type { Values } from './form/submitted.ts';
import type { NoHistory, Repository } from './git/git.ts';
import type { EditorOptions } from './options.ts';
import type { Session } from './sign-in/session.ts';
import type { SignIn } from './sign-in/sign-in.ts';

/** What all pages need. */
export interface EditorContext extends Omit<EditorOptions, 'hints'> {
  readonly types: readonly FormType[];
  /** Stands in each form of this process. */
  readonly token: string;
  /** Stands in the address that opens the editor for a browser. */
  readonly key: string;
  /** The value of the cookie that such a browser then has. */
  readonly session: string;
  /** Under which name whoever has that cookie saves; empty where people sign in. */
  readonly userName: string;
  /** Who has signed in; undefined where nobody signs in here. */
  readonly sessions?: SignIn | undefined;
  readonly log: (line: string) => void;
  readonly today: () => string;
}

/** A request to a page of the editor, with what all pages need. */
export interface EditorRequest extends EditorContext {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** What a form has sent; empty for a GET. */
  readonly form: FormData;
  /** Whether the form is of this process: not where it was opened before a restart. */
  readonly hasToken: boolean;
  /** Under which name somebody saves; empty before the sign-in. */
  readonly who: string;
  /** Where people sign in here: the last session of the browser, and the network that it is in. */
  readonly visitor: { readonly session: Session | undefined; readonly network: string } | undefined;
  /** The repository of the folder, or why there is none. */
  readonly repository: Repository | NoHistory;
  /** What is unfinished in the history, to be told before anything is saved. */
  readonly unfinished?: string | undefined;
}

export type Handler = (request: EditorRequest) => Promise<Response>;

/** A path with parameters, without those that are empty. */
export function pathWith(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(filled as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const signOutPath = '/sign-out';

export const entryPath = (type: string, id: string) => `/entries/${type}/${encodeURIComponent(id)}`;

export function typeOf({ types }: EditorContext, id: string): FormType | undefined {
  return types.find((type) => type.sys.id === id);
}

/** Whether the content has events, whose dates can be cancelled or moved. */
export function hasDates(context: EditorContext): boolean {
  return typeOf(context, context.dates.eventType) !== undefined;
}

/** Whether an entry may be deleted. */
export function isRemovable({ hints }: FormType, id: string): boolean {
  const { isFixed = false, permanent = [] } = hints;
  return !isFixed && !permanent.includes(id);
}

/** What an entry is called in lists: the value of the field that the model shows, or else its id. */
export function titleOf(
  { displayField }: FormType,
  { id, values, byLocale = {} }: { id: string; values: Values; byLocale?: EntryRecord['byLocale'] },
): string {
  const value = values[displayField] ?? Object.values(byLocale[displayField] ?? {})[0];
  return typeof value === 'string' ? value : id;
}

/** A link to the page of an entry, with its kind. */
export function entryLink(type: FormType, entry: EntryRecord): Link {
  return { path: entryPath(type.sys.id, entry.id), title: titleOf(type, entry), hint: type.hints.one };
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
      const picture = values[contentType.hints.uploads?.[0] ?? ''];
      const title = titleOf(contentType, { id, values, byLocale });
      return [{ id, type, title, ...slug, ...(typeof picture === 'string' && { picture }) }];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
