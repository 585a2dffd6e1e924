import type { ContentType } from 'emulator-for-contentful';
import { Links } from '../components/Links.tsx';
import { PostForm } from '../components/PostForm.tsx';
import { Problems } from '../components/ProblemSummary.tsx';
import { type EditorContext, hintsOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import type { EntryRecord } from '../files/content-folder.ts';
import { isToken } from '../http/guard.ts';
import { page, redirect } from '../http/respond.tsx';
import type { EditorRequest } from '../http/server.ts';
import type { Problem } from '../options.ts';
import { entryPath, pathWith } from '../paths.ts';
import { save } from '../save.ts';
import { words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';

/** The name of the control with a file's whole text. */
export const rawName = 'raw';

/** The page of an entry whose file no form can show: its text, to be put right by hand or converted, and what the check says of it. */
export async function showRaw(
  context: EditorContext,
  request: EditorRequest,
  record: EntryRecord,
): Promise<Response> {
  const { problems } = await currentCheck(context);
  return rawPage(context, request, record, record.text, faultsOf(problems, record));
}

/** The faults of a file, with their lines. */
function faultsOf(problems: readonly Problem[], { file, unreadable }: EntryRecord): readonly string[] {
  const own = problems.filter((problem) => problem.file === file && problem.severity === 'error');
  const sentences = own.map(({ line, field, sentence }) =>
    words.raw.atLine(line ?? 1, isNamed(field, sentence) ? sentence : `“${field}”: ${sentence}`),
  );
  return sentences.length > 0 ? sentences : [unreadable ?? ''];
}

const isNamed = (field: string, sentence: string) => field === '' || sentence.startsWith(`“${field}”`);

function rawPage(
  context: EditorContext,
  request: EditorRequest,
  record: EntryRecord,
  text: string,
  faults: readonly string[],
): Response {
  const { raw } = words;
  const path = entryPath(record.type, record.id);
  const isUtf8 = record.encoding === 'utf-8';
  return page(
    { context, request, title: record.id, isProblem: isUtf8, status: isUtf8 ? 422 : 200 },
    <>
      {isUtf8 ? (
        // biome-ignore lint/a11y/noAutofocus: somebody who opens it must learn first why it has no form
        <div className="summary errors" role="alert" tabIndex={-1} autoFocus>
          <Problems problems={faults.map((sentence) => ({ field: '', sentence }))} />
          <p>{raw.why}</p>
        </div>
      ) : (
        <p className="note">{raw.encoding(raw.encodings[record.encoding])}</p>
      )}
      <Links to={[{ path: `${path}/history`, title: words.form.history }]} />
      <PostForm action={path}>
        <div className="field">
          <label htmlFor="raw">{raw.label}</label>
          {isUtf8 && (
            <p className="hint" id="raw-hint">
              {raw.help}
            </p>
          )}
          <textarea
            id="raw"
            name={rawName}
            rows={20}
            spellCheck={false}
            aria-describedby={isUtf8 ? 'raw-hint' : undefined}
            readOnly={!isUtf8}
            defaultValue={text}
          />
        </div>
        <div className="actions">
          <button type="submit" name="action" value={isUtf8 ? 'save' : 'convert'}>
            {isUtf8 ? words.form.save : raw.convert}
          </button>
        </div>
      </PostForm>
    </>,
  );
}

/** Saves the text of a file that could not be read, or converts one to UTF-8. Call it within `oneAtATime`. */
export async function saveRaw(
  context: EditorContext,
  request: EditorRequest,
  type: ContentType,
  record: EntryRecord,
): Promise<Response> {
  const isConversion = record.encoding !== 'utf-8';
  if (isConversion && request.form.get('action') !== 'convert') return showRaw(context, request, record);
  const text = isConversion ? record.text : String(request.form.get(rawName)).replaceAll('\r\n', '\n');
  if (!isToken(request.form.get('token'), context.token))
    return rawPage(context, request, record, text, [words.problems.restarted]);
  const files = new Map([[record.file, text]]);
  const what = words.commit[isConversion ? 'convert' : 'mend'](hintsOf(context, type).one, record.id);
  const result = await save(context, { files, what, who: request.who, isConversion });
  if (result.isSaved)
    return redirect(pathWith('/saved', { type: type.sys.id, id: record.id, commit: result.commit }));
  const own = result.errors.filter(({ file }) => file === record.file);
  const others = result.errors.filter(({ file }) => file !== record.file);
  const sentences = await describeProblems(context, others);
  const faults = own.length === 0 ? [] : faultsOf(own, record);
  return rawPage(context, request, record, text, [...faults, ...sentences.map(({ sentence }) => sentence)]);
}
