import type { EditorContext } from '../context.ts';
import { html } from '../html.ts';
import { isToken } from '../http/guard.ts';
import { type EditorRequest, nameCookie } from '../http/server.ts';
import { page, postForm, redirect } from '../views/layout.ts';
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
  const to = ownPath(url.searchParams.get('to') ?? '/');
  const { who: text } = words;
  const form = postForm(
    context,
    '/who',
    html`<input type="hidden" name="to" value="${to}">
<div class="field${isMissing ? ' wrong' : ''}"><label for="name">${text.label}</label>
<p class="hint" id="why">${text.why}</p>
${isMissing && html`<p class="error" id="missing"><b>${words.problems.error}</b> ${text.missing}</p>`}
<input type="text" id="name" name="name" value="${who}" autocomplete="name" maxlength="60" required autofocus aria-describedby="why${isMissing ? ' missing' : ''}"></div>
<div class="actions"><button>${text.go}</button></div>`,
  );
  return page({ context, title: text.title, thin: text.titleThin, main: form });
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
