import { decodeText } from 'emulator-for-contentful/folder';
import { type EntryRecord, parseEntry, plainLineEnds } from '../files/content-folder.ts';
import { type FieldValue, splitEntry, UnreadableFile } from '../files/entry-file.ts';
import { type FormType, isEditable } from '../form/form-type.ts';
import { allValues, entryText, mergeValues } from '../form/submitted.ts';

/** What becomes of something that both have changed: both is theirs and below it ours. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A field that two people have given different values, or as a whole an entry that cannot be merged by its fields. */
export interface FieldConflict {
  /** Empty for the whole file. */
  readonly field: string;
  readonly mine: FieldValue | undefined;
  readonly theirs: FieldValue | undefined;
  readonly canBeBoth: boolean;
}

/**
 * Merges two changes of an entry by its fields, whatever lines they stand on.
 * @param files the bytes of its file as it was when the two parted, where there was one, as ours is, and as theirs is
 * @param choose what is decided about a field; undefined while nothing is, when it stays as theirs
 * @returns undefined when it cannot be done by fields
 */
export function mergeEntry(
  type: FormType,
  id: string,
  [base = Buffer.from('---\n---\n'), ...both]: readonly (Buffer | undefined)[],
  choose: (field: string) => Choice | undefined,
): { readonly text: string; readonly conflicts: readonly FieldConflict[] } | undefined {
  const files = [base, ...both].map((bytes) => bytes && decodeText(bytes));
  if (files.some((file) => file?.encoding !== 'utf-8')) return undefined;
  const [before, own, other] = files.map((file) => parseEntry(type, id, file?.text ?? ''));
  if (!before || !own || !other) return undefined;
  if ([before, own, other].some(({ unreadable }) => unreadable !== undefined)) return undefined;
  // What no form shows stays as in the file of whoever has changed it: comments, unknown names, values by language.
  const rest = restOf(type, before);
  const isOnlyTheirs = restOf(type, own) === rest;
  if (!isOnlyTheirs && restOf(type, other) !== rest) return undefined;
  const onto = isOnlyTheirs ? other : own;
  const met = mergeValues(type, before.values, allValues(type, own.values), other.values);
  const values = { ...met.values };
  const conflicts: FieldConflict[] = [];
  for (const { id: field, control } of type.fields.filter((each) => met.clash.includes(each.id))) {
    const [mine, theirs] = [own.values[field], other.values[field]];
    const choice = choose(field);
    // One text can stand below another.
    const isLong = ['text', 'markdown'].includes(control.kind);
    const canBeBoth = isLong && mine !== undefined && theirs !== undefined;
    if (choice === 'both' && canBeBoth) values[field] = `${theirs}\n\n${mine}`;
    else if (choice !== 'mine') values[field] = theirs;
    const isOpen = choice === undefined || (choice === 'both' && !canBeBoth);
    if (isOpen) conflicts.push({ field, mine, theirs, canBeBoth });
  }
  const isDraft = (entry: EntryRecord) => entry.values.draft === 'true';
  const drafted = isDraft(own) === isDraft(before) ? other : own;
  try {
    return { text: entryText(type, onto, values, isDraft(drafted)), conflicts };
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/** All of an entry's file that is no value of a field of the form. */
function restOf({ fields }: FormType, { text, values, byLocale }: EntryRecord): string {
  const shown = new Set(['draft', ...fields.filter(isEditable).map(({ id }) => id)]);
  const hidden = Object.entries(values).filter(([name]) => !shown.has(name));
  const comments = splitEntry(plainLineEnds(text)).yaml.match(/(?:^|\s)#.*$/gm);
  return JSON.stringify([hidden.toSorted(), byLocale, comments]);
}
