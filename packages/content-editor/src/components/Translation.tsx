import type { ContentType } from 'emulator-for-contentful';
import { fieldGroups, labelOf } from '../form/control.ts';
import type { FieldContext, Originals } from '../form/field-context.ts';
import { entryPath } from '../paths.ts';
import { originalValue, type Translation } from '../translation.ts';
import type { StateWithChanges } from '../translation-state.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import { Links } from './Links.tsx';

/** The words of a translation's original, for its fields. */
export function originalsOf({ original, locale, first }: Translation): Originals {
  return { first, locale, valueOf: (field) => originalValue(original, field, first) };
}

interface TranslationFieldsProps {
  readonly translation: Translation;
  readonly type: ContentType;
  readonly context: FieldContext;
}

/** The fields of a translation: those that have words in the first language, and those that are translated all the same. */
export function TranslationFields({ translation, type, context }: TranslationFieldsProps) {
  const { original, locale, fallback } = translation;
  const inFile = (id: string) => original.byLocale[id]?.[locale.code] !== undefined;
  const hasWords = (id: string) =>
    [context.originals?.valueOf(id) ?? [], context.values[id] ?? []].flat().length > 0;
  const fields = fieldGroups(type, context.hints)
    .flatMap((group) => group.fields)
    .filter(({ id }) => inFile(id) || hasWords(id));
  return (
    <>
      <p className="note">{words.translation.empty(fallback.name)}</p>
      {fields.map((each) =>
        inFile(each.id) ? (
          <p key={each.id} className="note">
            {words.translation.inFile(labelOf(each).label)}
          </p>
        ) : (
          <Field key={each.id} field={each} context={context} />
        ),
      )}
    </>
  );
}

interface TranslationStatesProps {
  readonly type: string;
  readonly states: readonly StateWithChanges[];
}

/** Links to the translations of an entry, and how far each is; nothing where there are no other languages. */
export function TranslationStates({ type, states }: TranslationStatesProps) {
  const { link, progress, changedSince } = words.translation;
  return (
    <Links
      to={states.map(({ id, locale, done, all, changed }) => ({
        path: entryPath(type, id),
        title: link(locale.name),
        hint: progress(done, all) + (changed > 0 ? changedSince(changed) : ''),
      }))}
    />
  );
}

interface TranslationLinksProps {
  readonly translation: Translation;
  readonly id: string;
  readonly hasHistory: boolean;
}

/** What can be done with a translation besides filling in its form. */
export function TranslationLinks({ translation, id, hasHistory }: TranslationLinksProps) {
  const { original, first } = translation;
  return (
    <Links
      to={[
        { path: entryPath(original.type, original.id), title: words.translation.original(first.name) },
        hasHistory && { path: `${entryPath(original.type, id)}/history`, title: words.form.history },
      ]}
    />
  );
}
