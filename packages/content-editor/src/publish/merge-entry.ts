import type { ContentType } from 'emulator-for-contentful';
import { type EntryRecord, parseEntry, plainLineEnds } from '../files/content-folder.ts';
import { type FieldValue, isSame, splitEntry } from '../files/entry-file.ts';
import { controlOf, editableFields } from '../form/control.ts';
import { changedFields, entryText } from '../form/submitted.ts';
import type { TypeHints } from '../options.ts';

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

/** The texts of an entry's file; undefined where there is none. */
interface Versions {
  readonly base: string | undefined;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Merges two changes of an entry by its fields, whatever lines they stand on.
 * @param choose what is decided about a field; undefined while nothing is, when it stays as theirs
 * @returns undefined when it cannot be done by fields
 */
export function mergeEntry(
  type: ContentType,
  id: string,
  hints: TypeHints,
  { base, mine, theirs }: Versions,
  choose: (field: string) => Choice | undefined,
): { readonly text: string; readonly conflicts: readonly FieldConflict[] } | undefined {
  const [before, own, other] = [base ?? '---\n---\n', mine, theirs].map((text) => parseEntry(type, id, text));
  if (!before || !own || !other) return undefined;
  if ([before, own, other].some(({ unreadable }) => unreadable !== undefined)) return undefined;
  // What no form shows stays as in the file of whoever has changed it: comments, unknown names, values by language.
  const rest = restOf(type, before);
  const isTheirs = restOf(type, own) === rest;
  if (!isTheirs && restOf(type, other) !== rest) return undefined;
  const onto = isTheirs ? other : own;
  const ownFields = changedFields(type, all(type, own), before.values);
  const otherFields = changedFields(type, all(type, other), before.values);
  const met = ownFields.filter((field) => otherFields.includes(field));
  const values = { ...onto.values };
  const put = (field: string, value: FieldValue | undefined) => {
    if (value === undefined) delete values[field];
    else values[field] = value;
  };
  for (const field of otherFields) put(field, other.values[field]);
  for (const field of ownFields) if (!met.includes(field)) put(field, own.values[field]);
  const conflicts: FieldConflict[] = [];
  for (const field of met) {
    const [mine, theirs] = [own.values[field], other.values[field]];
    if (isSame(mine, theirs)) continue;
    const canBeBoth = isLongText(type, hints, field) && mine !== undefined && theirs !== undefined;
    const choice = choose(field);
    if (choice === 'mine') put(field, mine);
    else if (choice === 'both' && canBeBoth) put(field, `${theirs}\n\n${mine}`);
    else if (choice !== 'theirs') conflicts.push({ field, mine, theirs, canBeBoth });
  }
  const isDraft = (entry: EntryRecord) => entry.values.draft === 'true';
  const drafted = isDraft(own) === isDraft(before) ? other : own;
  return { text: entryText(type, onto, values, isDraft(drafted)), conflicts };
}

/** The values of all fields, so that one that is missing counts as changed. */
function all(type: ContentType, { values }: EntryRecord) {
  return Object.fromEntries(editableFields(type).map(({ id }) => [id, values[id]]));
}

/** Whether one text can stand below another. */
function isLongText(type: ContentType, hints: TypeHints, id: string): boolean {
  const field = type.fields.find((each) => each.id === id);
  return field !== undefined && ['text', 'markdown'].includes(controlOf(field, hints).kind);
}

/** All of an entry's file that is no value of a field of the form. */
function restOf(type: ContentType, { text, values, byLocale }: EntryRecord): string {
  const shown = new Set(['draft', ...editableFields(type).map(({ id }) => id)]);
  const hidden = Object.entries(values).filter(([name]) => !shown.has(name));
  const comments = splitEntry(plainLineEnds(text)).yaml.match(/(?:^|\s)#.*$/gm);
  return JSON.stringify([hidden.toSorted(), byLocale, comments]);
}
