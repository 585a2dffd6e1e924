import { entryPath, isRemovable, pathWith } from '../context.ts';
import { useForm } from '../form/form-state.ts';
import { words } from '../words.ts';
import { EntryFields, TranslationFields } from './FieldGroups.tsx';
import { PostForm } from './Forms.tsx';
import { useEditor } from './Layout.tsx';
import { Links } from './Links.tsx';
import { ProblemSummary, Problems } from './ProblemSummary.tsx';
import { ReadBackView } from './ReadBackView.tsx';

/** The form of one entry, or of its translation. */
export function EntryForm() {
  const { type, id, record, values, translation, readBack, isProtected } = useForm();
  const { rules } = useEditor();
  // A new entry has no address yet, which is made from its title.
  const path = translation ? translation.path : rules.pathOf(type.sys.id, { slug: 'new', ...values });
  return (
    <div className="entry-page">
      <FormSummary />
      {readBack !== undefined && <ReadBackView {...readBack} />}
      {id !== undefined && <FormLinks id={id} />}
      <PostForm
        className="entry"
        action={id === undefined ? `/new/${type.sys.id}` : entryPath(type.sys.id, id)}
      >
        {/* The file as it was when the form was opened. */}
        <input type="hidden" name="base" defaultValue={record?.text ?? ''} />
        {/* The first button of a form is the one that the Enter key presses. */}
        <button type="submit" className="default" name="action" value="save" tabIndex={-1} aria-hidden="true">
          {words.form.save}
        </button>
        {translation ? <TranslationFields translation={translation} /> : <EntryFields />}
        {!isProtected && (
          <div className="actions">
            <button type="submit" name="action" value="save">
              {words.form.save}
            </button>
            <button type="submit" name="action" value="check" className="plain">
              {words.form.check}
            </button>
            {path !== undefined && (
              <button type="submit" name="action" value="see" className="plain" formTarget="_blank">
                {words.draft.see}
              </button>
            )}
          </div>
        )}
      </PostForm>
      {path !== undefined && <PageBeside />}
    </div>
  );
}

/** What must be put right and what is to be looked at, with links to the fields; nothing for a form that is just opened. */
function FormSummary() {
  const { type, problems, notice, isChecked = false } = useForm();
  const asked = type.fields.map(({ control }) => (control.kind === 'photograph' ? control.asked : []));
  const fields = [...type.fields, ...asked.flat()];
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

/** What can be done besides filling in the form, and the translations of an entry with how far each is. */
function FormLinks({ id }: { readonly id: string }) {
  const { type, record, translation, translations = [] } = useForm();
  const { dates } = useEditor();
  const typeId = type.sys.id;
  const own = entryPath(typeId, id);
  const history = { path: `${own}/history`, title: words.form.history };
  if (translation !== undefined) {
    const { original, first } = translation;
    const back = { path: entryPath(typeId, original.id), title: words.translation.original(first.name) };
    return <Links to={[back, record !== undefined && history]} />;
  }
  const { link, progress, changedSince } = words.translation;
  return (
    <>
      <Links
        to={[
          typeId === dates.eventType && {
            path: pathWith('/dates', { event: id }),
            title: words.form.dates,
          },
          !type.hints.isFixed && {
            path: pathWith(`/new/${typeId}`, { copy: id }),
            title: words.form.copy,
          },
          history,
          isRemovable(type, id) && { path: `${own}/delete`, title: words.form.remove },
        ]}
      />
      <Links
        to={translations.map((state) => ({
          path: entryPath(typeId, state.id),
          title: link(state.locale.name),
          hint: progress(state.done, state.all) + (state.changed > 0 ? changedSince(state.changed) : ''),
        }))}
      />
    </>
  );
}

/** The page with what is typed, beside the form in a wide window. A script shows it (`client/page-beside.ts`). */
function PageBeside() {
  const { title, skip } = words.draft;
  return (
    <aside className="beside" aria-label={title} hidden>
      <a className="skip" href="#foot">
        {skip}
      </a>
      <p className="warning" role="status" hidden />
      <iframe title={title} sandbox="allow-same-origin" />
    </aside>
  );
}
