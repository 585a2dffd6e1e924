import type { ContentType } from 'emulator-for-contentful';
import type { ReactNode } from 'react';
import { type FieldGroup, fieldGroups, labelOf } from '../form/control.ts';
import type { FieldContext } from '../form/field-context.ts';
import { originalOf, type Translation } from '../translation.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import { useEditor } from './Layout.tsx';
import { SinceField } from './Since.tsx';

interface EntryFieldsProps {
  readonly type: ContentType;
  readonly context: FieldContext;
  readonly isDraft: boolean;
  /** The ids of fields that only the file itself can show. */
  readonly complex?: readonly string[];
}

/** The fields of an entry in their groups, those that few fill in behind “More”, and whether it is a draft. */
export function EntryFields({ type, context, isDraft, complex = [] }: EntryFieldsProps) {
  const groups = fieldGroups(type, context.hints);
  const folded = groups.filter(({ isFolded }) => isFolded);
  const { askedAfter } = useEditor().dates;
  const { nextDate } = context;
  return (
    <>
      {groups
        .filter(({ isFolded }) => !isFolded)
        .map((group) => (
          <Section key={group.title} {...group} heading="h2" context={context}>
            {nextDate && group.fields.some(({ id }) => id === askedAfter) && <SinceField {...nextDate} />}
          </Section>
        ))}
      {folded.length > 0 && <More groups={folded} context={context} />}
      {complex.map((field) => (
        <p key={field} className="note">
          {words.form.complex(field)}
        </p>
      ))}
      <label className="box draft">
        <input type="checkbox" name="draft" defaultValue="true" defaultChecked={isDraft} /> {words.form.draft}
      </label>
    </>
  );
}

interface SectionProps extends FieldGroup {
  readonly heading: 'h2' | 'h3';
  readonly context: FieldContext;
  /** What stands below the fields. */
  readonly children?: ReactNode;
}

function Section({ title, fields, heading: Heading, context, children }: SectionProps) {
  return (
    <section>
      {title !== '' && <Heading>{title}</Heading>}
      {fields.map((field) => (
        <Field key={field.id} field={field} context={context} />
      ))}
      {children}
    </section>
  );
}

interface MoreProps {
  readonly groups: readonly FieldGroup[];
  readonly context: FieldContext;
}

/** Fields that are folded away, unless something is wrong with one of them, or was looked for there. */
function More({ groups, context }: MoreProps) {
  const { values, problems, found = {} } = context;
  const ids = groups.flatMap(({ fields }) => fields).map(({ id }) => id);
  const isOpen = ids.some((id) => id in found || problems.some(({ field }) => field === id));
  const filled = ids.filter((id) => values[id] !== undefined && values[id] !== 'false').length;
  return (
    <details className="group" open={isOpen}>
      <summary>
        <h2>{words.form.more}</h2> <span className="hint">{words.form.filledIn(filled)}</span>
      </summary>
      {groups.map((group) => (
        <Section key={group.title} {...group} heading="h3" context={context} />
      ))}
    </details>
  );
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
    [originalOf(translation, id) ?? [], context.values[id] ?? []].flat().length > 0;
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
