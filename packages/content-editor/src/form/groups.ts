import type { ContentField, ContentType } from 'emulator-for-contentful';
import type { TypeHints } from '../options.ts';
import { words } from '../words.ts';
import { editableFields } from './control.ts';

/** A part of a form with its fields. */
interface FieldGroup {
  readonly title: string;
  readonly fields: readonly ContentField[];
  readonly isFolded: boolean;
}

/** The parts of a form: those of the hints, then the fields that no hint names. */
export function fieldGroups(type: ContentType, hints: TypeHints): readonly FieldGroup[] {
  const fields = editableFields(type);
  const named = hints.groups ?? [];
  const rest = fields.filter(({ id }) => !named.some((group) => group.fields.includes(id)));
  const last = named.findIndex(({ folded }) => folded === true);
  const groups = named.map((group): FieldGroup => {
    const own = group.fields.flatMap((id) => fields.find((field) => field.id === id) ?? []);
    return { title: group.title, fields: own, isFolded: group.folded ?? false };
  });
  const more: FieldGroup = {
    title: named.every(({ folded }) => folded === true) ? '' : words.form.more,
    fields: rest,
    isFolded: false,
  };
  const at = last === -1 ? groups.length : last;
  return [...groups.slice(0, at), more, ...groups.slice(at)].filter((group) => group.fields.length > 0);
}
