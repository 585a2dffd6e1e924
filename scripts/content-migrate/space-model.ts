import { olderFields } from '#cms/older-fields.ts';

/** A content type as the Management API and `content/model` have it. */
export interface ModelType {
  readonly sys: { readonly id: string };
  readonly name: string;
  readonly fields: readonly ModelField[];
}

export interface ModelField {
  readonly id: string;
  readonly type: string;
  readonly [property: string]: unknown;
}

/** What a space lacks of the model, and the model that it gets. */
export interface ModelPlan {
  /** The project's content types, with the fields that only the space has, which so stay. */
  readonly contentTypes: readonly ModelType[];
  /** One line for each type that changes. */
  readonly changes: readonly string[];
}

/**
 * Compares the model of a space with the project's. Types that only the space has are left alone.
 * @param current the space's content types
 * @param ours the project's
 */
export function planModel(current: readonly ModelType[], ours: readonly ModelType[]): ModelPlan {
  const byId = new Map(current.map((type) => [type.sys.id, type]));
  const planned = ours.map((type) => planType(type, byId.get(type.sys.id)));
  return {
    contentTypes: planned.map(({ merged }) => merged),
    changes: planned.flatMap(({ change }) => change ?? []),
  };
}

function planType(
  type: ModelType,
  before: ModelType | undefined,
): { readonly merged: ModelType; readonly change: string | undefined } {
  const { id } = type.sys;
  if (before === undefined) return { merged: type, change: `${id}: new, “${type.name}”` };
  const known = new Set(type.fields.map((field) => field.id));
  const kept = before.fields.filter((field) => !known.has(field.id));
  const hidden = kept
    .filter((field) => isOlder(id, field) && field.disabled !== true)
    .map((field) => field.id);
  // Entries keep what they say, and an earlier version of the site still reads it.
  const own = kept.map((field) => (isOlder(id, field) ? { ...field, disabled: true } : field));
  const earlier = new Map(before.fields.map((field) => [field.id, field]));
  const added = type.fields.filter((field) => !earlier.has(field.id)).map((field) => field.id);
  const changed = type.fields
    .filter((field) => earlier.has(field.id) && !isSame(field, earlier.get(field.id)))
    .map((field) => field.id);
  const parts = [
    added.length > 0 && `new ${added.join(', ')}`,
    changed.length > 0 && `other names or rules for ${changed.join(', ')}`,
    hidden.length > 0 && `${hidden.join(', ')} no longer shown to editors, since the site does not read them`,
    own.length > 0 && `${own.map((field) => field.id).join(', ')} stay, which only this space has`,
  ].filter((part) => part !== false);
  const isChanged = added.length + changed.length + hidden.length > 0;
  return {
    merged: { ...type, fields: [...type.fields, ...own] },
    change: isChanged ? `${id}: ${parts.join('; ')}` : undefined,
  };
}

/** Whether the site no longer reads a field that it read in an earlier version. */
function isOlder(type: string, { id }: ModelField): boolean {
  return (type === 'eventPage' || type === 'page') && olderFields.some((each) => each === id);
}

/** Whether two fields are the same but for properties that are empty, and their order. */
function isSame(one: ModelField, other: ModelField | undefined): boolean {
  const sorted = (field: ModelField | undefined) =>
    JSON.stringify(field, (_, value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([, each]) => each !== false && each !== null)
              .toSorted(([first], [second]) => first.localeCompare(second)),
          )
        : value,
    );
  return sorted(one) === sorted(other);
}
