import { type EditorContext, typeOf } from '../context.ts';
import { readEntries } from '../files/content-folder.ts';

/**
 * Why somebody may not change these files: one of them is a protected entry, or a translation of one, and the account is limited.
 * @param who the name that saves
 * @returns the sentence; undefined when the change is allowed
 */
export async function whyProtected(
  context: EditorContext,
  who: string,
  files: Iterable<string>,
): Promise<string | undefined> {
  const { protection, sessions, folder } = context;
  const isLimited = sessions?.accounts.some(({ name, isLimited }) => isLimited && name === who);
  if (!isLimited || protection === undefined) return undefined;
  const { types, entries, linkedBy, sentence } = protection;
  const linking = Object.keys(linkedBy).flatMap((id) => typeOf(context, id) ?? []);
  const records = await readEntries(folder, linking);
  const linked = records.flatMap(({ type, values }) =>
    (linkedBy[type] ?? []).flatMap((field) => values[field] ?? []),
  );
  // A disk that does not tell capital from small letters has one file under both names.
  const isProtected = (file: string) => {
    const [, type = '', name = ''] = /^entries\/([^/]+)\/(.+\.)md$/.exec(file.toLowerCase()) ?? [];
    const own = [...linked.map((id) => `${type}/${id}`), ...entries].map(
      (entry) => `${entry.toLowerCase()}.`,
    );
    return (
      types.some((each) => each.toLowerCase() === type) ||
      own.some((each) => `${type}/${name}`.startsWith(each))
    );
  };
  // While it cannot be read whom an entry links to, nobody is known not to be linked.
  const isUnknown = records.some(({ unreadable }) => unreadable !== undefined);
  return isUnknown || [...files].some(isProtected) ? sentence : undefined;
}
