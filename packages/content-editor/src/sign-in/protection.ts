import { type EditorContext, type EditorRequest, typeOf } from '../context.ts';
import { readEntries } from '../files/content-folder.ts';

/**
 * Why somebody may not change these files: one of them is a protected entry, or a translation of one, and the account is limited.
 * @returns the sentence; undefined when the change is allowed
 */
export async function whyProtected(
  context: EditorContext & Pick<EditorRequest, 'who'>,
  files: Iterable<string>,
): Promise<string | undefined> {
  const { protection, sessions, folder, who } = context;
  const isLimited = sessions?.accounts.some(({ name, isLimited }) => isLimited && name === who);
  if (!isLimited || protection === undefined) return undefined;
  const { begins, linkedBy, sentence } = protection;
  const linking = typeOf(context, linkedBy.type);
  const records = await readEntries(folder, linking ? [linking] : []);
  const linked = records.flatMap(({ values }) => values[linkedBy.field] ?? []);
  const isProtected = (file: string) => {
    // A disk that does not tell capital from small letters has one file under both names.
    const [, name = '', id = ''] = /(?:^|\/)entries\/([^/]+\/([^/]+))$/.exec(file.toLowerCase()) ?? [];
    return (
      begins.some((each) => name.startsWith(each.toLowerCase())) ||
      linked.some((each) => id.startsWith(`${each.toLowerCase()}.`))
    );
  };
  // While it cannot be read whom an entry links to, nobody is known not to be linked.
  const isUnknown = records.some(({ unreadable }) => unreadable !== undefined);
  return isUnknown || [...files].some(isProtected) ? sentence : undefined;
}
