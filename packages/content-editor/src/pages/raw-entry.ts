import type { ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import type { EntryRecord } from '../files/content-folder.ts';
import { html } from '../html.ts';
import { isToken } from '../http/guard.ts';
import type { EditorRequest } from '../http/server.ts';
import type { Finding } from '../options.ts';
import { save } from '../save.ts';
import { entryPath, page, pathWith, postForm, redirect } from '../views/layout.ts';
import { words } from '../words.ts';
import { describeFindings } from './findings.ts';

/** The name of the control with a file's whole text. */
export const rawName = 'raw';

/** The page of an entry whose file no form can show: its text, to be put right by hand, and what the check says of it. */
export async function showRaw(
  context: EditorContext,
  request: EditorRequest,
  record: EntryRecord,
): Promise<Response> {
  const { findings } = await currentCheck(context);
  return rawPage(context, request, record, record.text, faultsOf(findings, record));
}

/** The faults of a file, with their lines. */
function faultsOf(findings: readonly Finding[], { file, unreadable }: EntryRecord): readonly string[] {
  const own = findings.filter((finding) => finding.file === file && finding.severity === 'error');
  const sentences = own.map(({ line, message }) => words.raw.atLine(line ?? 1, message));
  return sentences.length > 0 ? sentences : [unreadable ?? ''];
}

function rawPage(
  context: EditorContext,
  request: EditorRequest,
  record: EntryRecord,
  text: string,
  faults: readonly string[],
): Response {
  const { raw } = words;
  const path = entryPath(record.type, record.id);
  const main = html`
<div class="summary errors" role="alert" tabindex="-1" autofocus><ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul><p>${raw.why}</p></div>
<p class="links"><a href="${path}/history">${words.form.history}</a></p>
${postForm(
  context,
  path,
  html`<div class="field"><label for="raw">${raw.label}</label><p class="hint" id="raw-hint">${raw.help}</p>
<textarea id="raw" name="${rawName}" rows="20" spellcheck="false" aria-describedby="raw-hint">
${text}</textarea></div><div class="actions"><button>${words.form.save}</button></div>`,
)}`;
  return page({ context, title: record.id, main, request, isProblem: true, status: 422 });
}

/** Saves the text of a file that could not be read. Call it within `oneAtATime`. */
export async function saveRaw(
  context: EditorContext,
  request: EditorRequest,
  type: ContentType,
  record: EntryRecord,
): Promise<Response> {
  const text = String(request.form.get(rawName)).replaceAll('\r\n', '\n');
  if (!isToken(request.form.get('token'), context.token))
    return rawPage(context, request, record, text, [words.problems.restarted]);
  const files = new Map([[record.file, text]]);
  const what = words.commit.mend(hintsOf(context, type).one, record.id);
  const result = await save(context, { files, what, who: request.who });
  if (result.isSaved)
    return redirect(pathWith('/saved', { type: type.sys.id, id: record.id, commit: result.commit }));
  const own = result.errors.filter(({ file }) => file === record.file);
  const others = result.errors.filter(({ file }) => file !== record.file);
  const sentences = await describeFindings(context, others);
  const faults = own.length === 0 ? [] : faultsOf(own, record);
  return rawPage(context, request, record, text, [...faults, ...sentences.map(({ message }) => message)]);
}
