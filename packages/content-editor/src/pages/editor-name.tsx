import { Line } from '../components/Line.tsx';
import { PostForm } from '../components/PostForm.tsx';
import { ProblemSummary } from '../components/ProblemSummary.tsx';
import type { EditorRequest } from '../context.ts';
import { page, redirect } from '../http/respond.tsx';
import { nameCookie } from '../http/server.ts';
import { words } from '../words.ts';

/** A path of the editor's own; anything else leads to the start. */
function ownPath(text: FormDataEntryValue | null): string {
  return /^\/(?![/\\])[\w./?=&%~-]*$/.test(String(text)) ? String(text) : '/';
}

/** Asks for the name for the history. */
export function showEditorName(request: EditorRequest): Response {
  const { url, who, method, hasToken } = request;
  const { who: text } = words;
  const isMissing = method === 'POST' && hasToken;
  // Under which name she saves is asked here, and so not said below.
  return page(
    { request: { ...request, who: '' }, title: text.title, thin: text.titleThin },
    <PostForm action="/who">
      {isMissing && <ProblemSummary errors={[{ field: '', sentence: text.missing }]} />}
      <input type="hidden" name="to" defaultValue={ownPath(url.searchParams.get('to'))} />
      <Line
        {...{ name: 'name', label: text.label, hint: text.why, defaultValue: who }}
        {...{ autoComplete: 'name', maxLength: 60, autoFocus: true }}
      />
      <div className="actions">
        <button type="submit">{text.go}</button>
      </div>
    </PostForm>,
  );
}

/** Stores the name in a cookie for a year. */
export function postEditorName(request: EditorRequest): Response {
  const name = String(request.form.get('name') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  if (name === '' || !request.hasToken) return showEditorName(request);
  // Behind a proxy its login says who it is.
  if (request.proxy) return redirect('/');
  const cookie = `${nameCookie}=${encodeURIComponent(name)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`;
  return redirect(ownPath(request.form.get('to')), { 'Set-Cookie': cookie });
}
