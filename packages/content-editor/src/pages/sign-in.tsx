import { ProblemSummary } from '../components/ProblemSummary.tsx';
import { type EditorRequest, type Handler, signOutPath } from '../context.ts';
import { hasToken } from '../http/guard.ts';
import { page, redirect } from '../http/respond.tsx';
import { parseForm } from '../http/server.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { words } from '../words.ts';

const nameField = 'sign-in-name';
const passwordField = 'sign-in-password';
/** The form that somebody has sent without being signed in, which waits for the sign-in. */
const waitingField = 'sign-in-waiting-form';

/**
 * Lets those through who have signed in. All others get the sign-in page in the place of what they asked for, at the same address, so
 * that no address has to be remembered. A form that somebody sends whose session has ended waits in that page, and is handled after it.
 */
export async function behindSignIn(
  request: EditorRequest,
  sessions: SignIn,
  handle: Handler,
): Promise<Response> {
  const { method, url, form, visitor } = request;
  const { session: last, network = '' } = visitor ?? {};
  const path = ownPath(url);
  if (method === 'POST' && form.has(passwordField)) {
    const text = (field: string) => String(form.get(field) ?? '');
    const [name, waiting] = [text(nameField), text(waitingField)];
    const outcome = await sessions.attempt({ name, password: text(passwordField), network, last });
    if (typeof outcome === 'string') return signInPage(request, { path, message: outcome, name, waiting });
    const { name: who } = outcome.account;
    request.log(words.signIn.log(who));
    const sent = await unpacked(waiting);
    const own = { ...request, form: sent, hasToken: hasToken(sent, request), who };
    const response = waiting === '' ? redirect(path) : await handle(own);
    response.headers.append('Set-Cookie', outcome.cookie);
    return response;
  }
  if (!sessions.isOpen(last)) {
    if (url.pathname === signOutPath) return redirect('/');
    if (method === 'GET') return signInPage(request, { path });
    return signInPage(request, { path, message: 'ended', waiting: await packed(form) });
  }
  // Without the token of the process: a page from before a restart can sign out, too.
  if (`${method} ${url.pathname}` === `POST ${signOutPath}`)
    return redirect('/', { 'Set-Cookie': sessions.end(last) });
  return handle({ ...request, who: last.account.name });
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
function unpacked(text: string): Promise<FormData> {
  const [type = '', bytes = ''] = text.split(', ');
  return parseForm(Buffer.from(bytes, 'base64'), type);
}

interface SignInProps {
  /** To which it posts: the page that was asked for. */
  readonly path: string;
  readonly message?: 'wrong' | 'wait' | 'ended' | undefined;
  /** What was typed as the name. */
  readonly name?: string;
  /** The form that waits, as one text. */
  readonly waiting?: string;
}

/** The page that asks for name and password. It has neither the token of the other forms, nor their script. */
function signInPage(request: EditorRequest, { path, message, name, waiting }: SignInProps): Response {
  const { signIn } = words;
  const mustWait = message === 'wait';
  const isProblem = message === 'wrong';
  const response = page(
    { request, title: signIn.title, status: mustWait ? 429 : 403, isProblem, isForStrangers: true },
    <form method="post" action={path} encType="multipart/form-data">
      {message && (
        <ProblemSummary errors={[]}>
          <p>{signIn[message]}</p>
        </ProblemSummary>
      )}
      {waiting && <input type="hidden" name={waitingField} defaultValue={waiting} />}
      <div className="field">
        <label htmlFor={nameField}>{signIn.name}</label>
        <input
          {...{ type: 'text', id: nameField, name: nameField, defaultValue: name, required: true }}
          {...{ autoCapitalize: 'none', autoComplete: 'username' }}
        />
      </div>
      <div className="field">
        <label htmlFor={passwordField}>{signIn.password}</label>
        <input
          {...{ type: 'password', id: passwordField, name: passwordField, required: true }}
          autoComplete="current-password"
        />
      </div>
      <div className="actions">
        <button type="submit">{signIn.go}</button>
      </div>
      <p className="hint">{signIn.forgotten}</p>
    </form>,
  );
  if (mustWait) response.headers.set('Retry-After', '120');
  return response;
}
