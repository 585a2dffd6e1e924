import type { ContentType } from 'emulator-for-contentful';
import { Links } from '../components/Links.tsx';
import { PostForm } from '../components/PostForm.tsx';
import { ProblemSummary } from '../components/ProblemSummary.tsx';
import { type EditorRequest, entryPath, hintsOf, pathWith } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import type { EntryRecord } from '../files/content-folder.ts';
import { page, redirect } from '../http/respond.tsx';
import type { Problem } from '../options.ts';
import { save } from '../save.ts';
import { words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';

/** The name of the control with a file's whole text. */
export const rawName = 'raw';

/** The page of an entry whose file no form can show: its text, to be put right by hand or converted, and what the check says of it. */
export async function showRaw(request: EditorRequest, record: EntryRecord): Promise<Response> {
  const { problems } = await currentCheck(request);
  const errors = problems.filter(({ file, severity }) => file === record.file && severity === 'error');
  const faults = errors.length > 0 ? errors.map(faultOf) : [record.unreadable ?? ''];
  return rawPage(request, record, record.text, faults);
}

/** The sentence of a fault of a file, with its line and its field. */
function faultOf({ line = 1, field, sentence }: Problem): string {
  const isNamed = field === '' || sentence.startsWith(`“${field}”`);
  return words.raw.atLine(line, isNamed ? sentence : `“${field}”: ${sentence}`);
}

function rawPage(
  request: EditorRequest,
  { type, id, encoding }: EntryRecord,
  text: string,
  faults: readonly string[],
): Response {
  const { raw } = words;
  const path = entryPath(type, id);
  const isUtf8 = encoding === 'utf-8';
  return page(
    { request, title: id, isProblem: isUtf8 },
    <>
      {isUtf8 ? (
        <ProblemSummary errors={faults.map((sentence) => ({ field: '', sentence }))}>
          <p>{raw.why}</p>
        </ProblemSummary>
      ) : (
        <p className="note">{raw.encoding(raw.encodings[encoding])}</p>
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
            {...{ id: 'raw', name: rawName, rows: 20, spellCheck: false, readOnly: !isUtf8 }}
            aria-describedby={isUtf8 ? 'raw-hint' : undefined}
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
  request: EditorRequest,
  type: ContentType,
  record: EntryRecord,
): Promise<Response> {
  const { form } = request;
  const isConversion = record.encoding !== 'utf-8';
  if (isConversion && form.get('action') !== 'convert') return showRaw(request, record);
  const text = isConversion ? record.text : String(form.get(rawName)).replaceAll('\r\n', '\n');
  if (!request.hasToken) return rawPage(request, record, text, [words.problems.restarted]);
  const files = new Map([[record.file, text]]);
  const what = words.commit[isConversion ? 'convert' : 'mend'](hintsOf(request, type).one, record.id);
  const result = await save(request, { files, what, isConversion });
  if (result.isSaved)
    return redirect(pathWith('/saved', { type: type.sys.id, id: record.id, commit: result.commit }));
  const { own = [], others = [] } = Object.groupBy(result.errors, ({ file }) =>
    file === record.file ? 'own' : 'others',
  );
  const sentences = (await describeProblems(request, others)).map(({ sentence }) => sentence);
  return rawPage(request, record, text, [...own.map(faultOf), ...sentences]);
}
