import type { ComponentProps } from 'react';
import { ProblemSummary } from '../components/ProblemSummary.tsx';
import type { EditorContext } from '../context.ts';
import { page, redirect } from '../http/respond.tsx';
import type { EditorRequest, Handler } from '../http/server.ts';
import { signOutPath } from '../paths.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { words } from '../words.ts';

const nameField = 'sign-in-name';
const passwordField = 'sign-in-password';
/** What somebody has sent before the sign-in, and waits for it. */
const keptField = 'sign-in-kept';

/**
 * Lets those through who have signed in. All others get the sign-in page in the place of what they asked for, at the same address, so
 * that no address has to be remembered. A form that somebody sends whose session has ended waits in that page, and is handled after it.
 */
export async function behindSignIn(
  context: EditorContext,
  sessions: SignIn,
  request: EditorRequest,
  handle: Handler,
): Promise<Response> {
  const { method, url, form, visitor } = request;
  const { session: last, network = '' } = visitor ?? {};
  const path = ownPath(url);
  if (method === 'POST' && form.has(passwordField)) {
    const text = (field: string) => String(form.get(field) ?? '');
    const [name, kept] = [text(nameField), text(keptField)];
    const outcome = await sessions.attempt({ name, password: text(passwordField), network, last });
    if (typeof outcome === 'string') return signInPage(context, { path, message: outcome, name, kept });
    context.log(words.signIn.log(outcome.account.name));
    const own = { ...request, form: await unpacked(kept), who: outcome.account.name, isOwnName: false };
    const response = kept === '' ? redirect(path) : await handle(own);
    response.headers.append('Set-Cookie', outcome.cookie);
    return response;
  }
  if (!sessions.isOpen(last)) {
    if (url.pathname === signOutPath) return redirect('/');
    if (method === 'GET') return signInPage(context, { path });
    return signInPage(context, { path, message: 'kept', kept: await packed(form) });
  }
  // Without the token of the process: a page from before a restart can sign out, too.
  if (`${method} ${url.pathname}` === `POST ${signOutPath}`)
    return redirect('/', { 'Set-Cookie': sessions.end(last) });
  return handle({ ...request, who: last.account.name, isOwnName: false });
}

/** Where the browser is; not `//example.org`, which would lead to another host. */
function ownPath({ pathname, search }: URL): string {
  return pathname.startsWith('//') ? '/' : `${pathname}${search}`;
}

/** A form as one text: its media type, and its bytes as a browser sends them, with photographs. */
async function packed(form: FormData): Promise<string> {
  const body = new Response(form);
  const bytes = Buffer.from(await body.arrayBuffer()).toString('base64');
  return `${body.headers.get('content-type')}, ${bytes}`;
}

/** The form of a text; without fields if it is none. */
async function unpacked(text: string): Promise<FormData> {
  const [type = '', bytes = ''] = text.split(', ');
  const body = new Response(Buffer.from(bytes, 'base64'), { headers: { 'content-type': type } });
  return body.formData().catch(() => new FormData());
}

interface SignInProps {
  /** To which it posts: the page that was asked for. */
  readonly path: string;
  readonly message?: 'wrong' | 'wait' | 'kept' | undefined;
  /** What was typed as the name. */
  readonly name?: string;
  readonly kept?: string;
}

function signInPage(context: EditorContext, props: SignInProps): Response {
  const { message } = props;
  const status = message === 'wait' ? 429 : 403;
  const isProblem = message === 'wrong';
  const response = page(
    { context, title: words.signIn.title, status, isProblem, isForStrangers: true },
    <SignInForm {...props} />,
  );
  if (message === 'wait') response.headers.set('Retry-After', '120');
  return response;
}

/** It has neither the token of the other forms, which strangers need not know, nor their script. */
function SignInForm({ path, message, name, kept }: SignInProps) {
  const { signIn } = words;
  return (
    <form method="post" action={path} encType="multipart/form-data">
      {message && (
        <ProblemSummary errors={[]}>
          <p>{signIn[message]}</p>
        </ProblemSummary>
      )}
      {kept && <input type="hidden" name={keptField} defaultValue={kept} />}
      <Line label={signIn.name} name={nameField} defaultValue={name} autoComplete="username" />
      <Line label={signIn.password} name={passwordField} type="password" autoComplete="current-password" />
      <div className="actions">
        <button type="submit">{signIn.go}</button>
      </div>
      <p className="hint">{signIn.forgotten}</p>
    </form>
  );
}

function Line({ label, ...input }: { readonly label: string } & ComponentProps<'input'>) {
  return (
    <div className="field">
      <label htmlFor={input.name}>{label}</label>
      <input type="text" id={input.name} autoCapitalize="none" required {...input} />
    </div>
  );
}
