import { PostForm } from '../components/PostForm.tsx';
import type { EditorContext } from '../context.ts';
import { isToken } from '../http/guard.ts';
import { page, redirect } from '../http/respond.tsx';
import { type EditorRequest, nameCookie } from '../http/server.ts';
import { words } from '../words.ts';

/** A path of the editor's own; anything else leads to the start. */
function ownPath(text: string): string {
  return /^\/(?![/\\])[\w./?=&%~-]*$/.test(text) ? text : '/';
}

/** Asks for the name for the history. */
export function showEditorName(
  context: EditorContext,
  { url, who }: EditorRequest,
  isMissing = false,
): Response {
  const { who: text, problems } = words;
  return page(
    { context, title: text.title, thin: text.titleThin },
    <PostForm action="/who">
      <input type="hidden" name="to" defaultValue={ownPath(url.searchParams.get('to') ?? '/')} />
      <div className={isMissing ? 'field wrong' : 'field'}>
        <label htmlFor="name">{text.label}</label>
        <p className="hint" id="why">
          {text.why}
        </p>
        {isMissing && (
          <p className="error" id="missing">
            <b>{problems.error}</b> {text.missing}
          </p>
        )}
        <input
          type="text"
          id="name"
          name="name"
          defaultValue={who}
          autoComplete="name"
          maxLength={60}
          required
          // biome-ignore lint/a11y/noAutofocus: it is all that the page asks
          autoFocus
          aria-describedby={isMissing ? 'why missing' : 'why'}
        />
      </div>
      <div className="actions">
        <button type="submit">{text.go}</button>
      </div>
    </PostForm>,
  );
}

/** Stores the name in a cookie for a year. */
export function postEditorName(context: EditorContext, request: EditorRequest): Response {
  const name = String(request.form.get('name') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  if (name === '' || !isToken(request.form.get('token'), context.token))
    return showEditorName(context, request, name === '');
  // Behind a proxy its login says who it is.
  if (!request.isOwnName) return redirect('/');
  const cookie = `${nameCookie}=${encodeURIComponent(name)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`;
  return redirect(ownPath(String(request.form.get('to') ?? '/')), { 'Set-Cookie': cookie });
}
