import type { ContentType } from 'emulator-for-contentful';
import type { ReactNode } from 'react';
import { hintsOf, isRemovable } from '../context.ts';
import { type FieldGroup, fieldGroups } from '../form/control.ts';
import type { FieldContext } from '../form/field-context.ts';
import { newPhotographs } from '../form/new-photograph.ts';
import type { Values } from '../form/submitted.ts';
import type { ReadBack } from '../options.ts';
import { entryPath, pathWith } from '../paths.ts';
import type { Translation } from '../translation.ts';
import type { StateWithChanges } from '../translation-state.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import { useEditor } from './Layout.tsx';
import { Links } from './Links.tsx';
import { PageBeside } from './PageBeside.tsx';
import { PostForm } from './PostForm.tsx';
import { ProblemSummary, Problems } from './ProblemSummary.tsx';
import { ReadBackView } from './ReadBackView.tsx';
import { originalsOf, TranslationFields, TranslationLinks, TranslationStates } from './Translation.tsx';

/** What a form shows. */
export interface FormState extends Partial<Pick<FieldContext, 'problems' | 'theirs' | 'uploads' | 'found'>> {
  readonly type: ContentType;
  /** Undefined for a new entry. */
  readonly id: string | undefined;
  readonly values: Values;
  /** The file's text when the form was opened; empty for a new entry. */
  readonly base: string;
  readonly isDraft: boolean;
  readonly complex?: readonly string[];
  /** A sentence above the form, such as that somebody else has saved. */
  readonly notice?: string | undefined;
  readonly isChecked?: boolean;
  readonly readBack?: ReadBack | undefined;
  /** Undefined for an entry itself. */
  readonly translation?: Translation | undefined;
}

interface EntryFormProps extends FormState, Pick<FieldContext, 'choices' | 'offers' | 'linkable'> {
  /** How far an entry is translated. */
  readonly translations: readonly StateWithChanges[];
  /** Whether it is shown to somebody who may not change it; the notice says why. */
  readonly isProtected?: boolean;
}

/** The form of one entry, or of its translation. */
export function EntryForm(props: EntryFormProps) {
  const { type, id, base, translation, readBack } = props;
  const context: FieldContext = {
    ...{ problems: [], theirs: {}, uploads: {}, ...props },
    hints: hintsOf(useEditor(), type),
    originals: translation && originalsOf(translation),
    isNew: id === undefined,
  };
  const { rules } = useEditor();
  // A new entry has no address yet, which is made from its title.
  const ownPath = () => rules.pathOf(type.sys.id, id ?? '', { slug: 'new', ...props.values });
  const hasPage = (translation ? translation.path : ownPath()) !== undefined;
  return (
    <div className="entry-page">
      <FormSummary {...props} />
      {readBack !== undefined && <ReadBackView {...readBack} />}
      {id !== undefined && !translation && <EntryLinks {...props} id={id} />}
      {id !== undefined && translation && (
        <TranslationLinks translation={translation} id={id} hasHistory={base !== ''} />
      )}
      <TranslationStates type={type.sys.id} states={props.translations} />
      <PostForm
        className="entry"
        action={id === undefined ? `/new/${type.sys.id}` : entryPath(type.sys.id, id)}
      >
        <input type="hidden" name="base" defaultValue={base} />
        <button type="submit" className="default" name="action" value="save" tabIndex={-1} aria-hidden="true">
          {words.form.save}
        </button>
        {translation ? (
          <TranslationFields translation={translation} type={type} context={context} />
        ) : (
          <EntryFields {...props} context={context} />
        )}
        {!props.isProtected && (
          <div className="actions">
            <button type="submit" name="action" value="save">
              {words.form.save}
            </button>
            <button type="submit" name="action" value="check" className="plain">
              {words.form.check}
            </button>
            {hasPage && (
              <button type="submit" name="action" value="see" className="plain" formTarget="_blank">
                {words.draft.see}
              </button>
            )}
          </div>
        )}
      </PostForm>
      {hasPage && <PageBeside />}
    </div>
  );
}

/** The fields of an entry in their groups, those that few fill in behind “More”, and whether it is a draft. */
function EntryFields({ type, complex = [], isDraft, context }: FormState & { context: FieldContext }) {
  const groups = fieldGroups(type, context.hints);
  const folded = groups.filter(({ isFolded }) => isFolded);
  return (
    <>
      {groups
        .filter(({ isFolded }) => !isFolded)
        .map((group) => (
          <Section key={group.title} {...group} heading="h2" context={context} />
        ))}
      {folded.length > 0 && (
        <More ids={folded.flatMap(({ fields }) => fields).map(({ id }) => id)} context={context}>
          {folded.map((group) => (
            <Section key={group.title} {...group} heading="h3" context={context} />
          ))}
        </More>
      )}
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
}

function Section({ title, fields, heading: Heading, context }: SectionProps) {
  return (
    <section>
      {title !== '' && <Heading>{title}</Heading>}
      {fields.map((field) => (
        <Field key={field.id} field={field} context={context} />
      ))}
    </section>
  );
}

interface MoreProps {
  readonly ids: readonly string[];
  readonly context: FieldContext;
  readonly children: ReactNode;
}

/** Fields that are folded away, unless something is wrong with one of them, or was looked for there. */
function More({ ids, context: { values, problems, found = {} }, children }: MoreProps) {
  const isOpen = ids.some((id) => id in found || problems.some(({ field }) => field === id));
  const filled = ids.filter((id) => values[id] !== undefined && values[id] !== 'false').length;
  return (
    <details className="group" open={isOpen}>
      <summary>
        <h2>{words.form.more}</h2> <span className="hint">{words.form.filledIn(filled)}</span>
      </summary>
      {children}
    </details>
  );
}

/** What can be done with the entry besides filling in its form. */
function EntryLinks({ type, id }: FormState & { id: string }) {
  const context = useEditor();
  const own = entryPath(type.sys.id, id);
  return (
    <Links
      to={[
        type.sys.id === context.dates.eventType && {
          path: pathWith('/dates', { event: id }),
          title: words.form.dates,
        },
        !hintsOf(context, type).isFixed && {
          path: pathWith(`/new/${type.sys.id}`, { copy: id }),
          title: words.form.copy,
        },
        { path: `${own}/history`, title: words.form.history },
        isRemovable(context, type, id) && { path: `${own}/delete`, title: words.form.remove },
      ]}
    />
  );
}

/** What must be put right and what is to be looked at, with links to the fields; nothing for a form that is just opened. */
function FormSummary({ type, problems = [], notice, isChecked = false }: FormState) {
  const photographs = newPhotographs(useEditor(), type);
  const fields = [...type.fields, ...photographs.flatMap(({ asked }) => asked.fields)];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (errors.length === 0 && notice === undefined && !isChecked) return null;
  return (
    <ProblemSummary errors={errors} fields={fields}>
      {errors.length > 0 && <p>{words.problems.notSaved}</p>}
      {notice !== undefined && <p>{notice}</p>}
      {isChecked && errors.length === 0 && <p>{words.problems.checked}</p>}
      {warnings.length > 0 && <Problems problems={warnings} fields={fields} />}
    </ProblemSummary>
  );
}
