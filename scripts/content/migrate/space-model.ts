import { isDeepStrictEqual } from 'node:util';
import type { ContentField, ContentType } from 'emulator-for-contentful';
import { olderFields } from '#cms/older-fields.ts';

/** What a space lacks of the model, and the model that it gets. */
export type ModelPlan = ReturnType<typeof planModel>;

/**
 * Compares the model of a space with the project's. Types that only the space has are left alone.
 * @param current the space's content types
 * @param ours the project's
 */
export function planModel(current: readonly ContentType[], ours: readonly ContentType[]) {
  const byId = new Map(current.map((type) => [type.sys.id, type]));
  const planned = ours.map((type) => planType(type, byId.get(type.sys.id)));
  return {
    /** The project's content types, with the fields that only the space has, which so stay. */
    contentTypes: planned.map(({ merged }) => merged),
    /** One line for each type that changes, with its fields that are new, have other names or rules, or are no longer shown to editors. */
    changes: planned.flatMap(({ change }) => change ?? []),
  };
}

function planType(type: ContentType, before: ContentType | undefined) {
  const { id } = type.sys;
  if (before === undefined) return { merged: type, change: `${id}: new, “${type.name}”` };
  const known = new Set(type.fields.map((field) => field.id));
  const earlier = new Map(before.fields.map((field) => [field.id, field]));
  // Entries keep what they say in older fields, and an earlier version of the site still reads it.
  const own = before.fields
    .filter((field) => !known.has(field.id))
    .map((field) => (isOlder(id, field) ? { ...field, disabled: true } : field));
  const fields = [...type.fields, ...own];
  const changed = fields.filter((field) => !isSame(field, earlier.get(field.id))).map((field) => field.id);
  const merged: ContentType = { ...type, fields };
  return { merged, change: changed.length > 0 ? `${id}: ${changed.join(', ')}` : undefined };
}

/** Whether the site no longer reads a field that it read in an earlier version. */
function isOlder(type: string, { id }: ContentField): boolean {
  return (type === 'eventPage' || type === 'page') && olderFields.some((each) => each === id);
}

/** Whether two fields are the same but for properties that are empty, and their order. */
function isSame(one: ContentField, other: ContentField | undefined): boolean {
  const withoutEmpty = (field: unknown) =>
    JSON.parse(
      JSON.stringify(field, (_, value) => (value === false || value === null ? undefined : value)) ?? 'null',
    );
  return isDeepStrictEqual(withoutEmpty(one), withoutEmpty(other));
}
