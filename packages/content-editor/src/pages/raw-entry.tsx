import { PostForm } from '../components/Forms.tsx';
import { Links } from '../components/Links.tsx';
import { ProblemSummary } from '../components/ProblemSummary.tsx';
import { type EditorRequest, entryPath, pathWith } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import type { EntryRecord } from '../files/content-folder.ts';
import type { FormType } from '../form/form-type.ts';
import { errorPage, page, redirect } from '../http/respond.tsx';
import { save } from '../save.ts';
import { words } from '../words.ts';

/** The page of an entry whose file no form can show: its text, with what the check says of it, or a button that converts it. */
export async function showRaw(request: EditorRequest, record: EntryRecord): Promise<Response> {
  const { type, id, encoding, text, unreadable = '' } = record;
  const { raw } = words;
  const path = entryPath(type, id);
  const isUtf8 = encoding === 'utf-8';
  const { problems } = await currentCheck(request);
  const errors = problems.filter(({ file, severity }) => file === record.file && severity === 'error');
  const faults = errors.map(({ line = 1, sentence }) => raw.atLine(line, sentence));
  const sentences = faults.length > 0 ? faults : [unreadable];
  return page(
    { request, title: id, isProblem: isUtf8 },
    <>
      {isUtf8 ? (
        <ProblemSummary errors={sentences.map((sentence) => ({ field: '', sentence }))}>
          <p>{raw.why}</p>
        </ProblemSummary>
      ) : (
        <PostForm action={path} className="note">
          <p>{raw.encoding(raw.encodings[encoding])}</p>
          <button type="submit" name="action" value="convert">
            {raw.convert}
          </button>
        </PostForm>
      )}
      <Links to={[{ path: `${path}/history`, title: words.form.history }]} />
      <div className="field">
        <label htmlFor="raw">{raw.label}</label>
        <textarea id="raw" rows={20} readOnly defaultValue={text} />
      </div>
    </>,
  );
}

/** Converts a file to UTF-8. */
export async function convert(
  request: EditorRequest,
  type: FormType,
  record: EntryRecord,
): Promise<Response> {
  if (!request.hasToken) return showRaw(request, record);
  const what = words.commit.convert(type.hints.one, record.id);
  const files = new Map([[record.file, record.text]]);
  const result = await save(request, { files, what, isConversion: true });
  if (!result.isSaved)
    return errorPage(request, 409, result.errors.map(({ sentence }) => sentence).join(' '));
  return redirect(pathWith('/saved', { type: type.sys.id, id: record.id, commit: result.commit }));
}
