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

/** Before the names of what a form has sent that waits for the sign-in: its texts, and its files as `data:` addresses. */
const keptText = 'kept:';
const keptFile = 'kept-file:';

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
    const name = text(nameField);
    const outcome = await sessions.attempt({ name, password: text(passwordField), network, last });
    if (typeof outcome === 'string')
      return signInPage(context, { path, message: outcome, name, fields: [...form] });
    context.log(words.signIn.log(outcome.account.name));
    const kept = unpacked(form);
    const own = { ...request, form: kept, who: outcome.account.name, isOwnName: false };
    const response = [...kept].length === 0 ? redirect(path) : await handle(own);
    response.headers.append('Set-Cookie', outcome.cookie);
    return response;
  }
  if (!sessions.isOpen(last)) {
    if (url.pathname === signOutPath) return redirect('/');
    const message = method === 'POST' ? 'kept' : undefined;
    return signInPage(context, { path, message, fields: await packed(form) });
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

type Fields = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** What a form has sent, under the names with which it waits in the sign-in page. */
function packed(form: FormData): Promise<Fields> {
  return Promise.all(
    [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return [`${keptText}${name}`, value] as const;
      const bytes = Buffer.from(await value.arrayBuffer());
      return [`${keptFile}${name}`, `data:${value.type};base64,${bytes.toString('base64')}`] as const;
    }),
  );
}

/** The form that has waited. */
function unpacked(form: FormData): FormData {
  const kept = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (name.startsWith(keptText)) kept.append(name.slice(keptText.length), value);
    const [, type = '', bytes = ''] = /^data:([^;,]*);base64,(.*)$/.exec(value) ?? [];
    if (name.startsWith(keptFile))
      kept.append(name.slice(keptFile.length), new Blob([Buffer.from(bytes, 'base64')], { type }));
  }
  return kept;
}

interface SignInProps {
  /** To which it posts: the page that was asked for. */
  readonly path: string;
  readonly message?: 'wrong' | 'wait' | 'kept' | undefined;
  /** What was typed as the name. */
  readonly name?: string;
  /** What was sent; of it, what waits for the sign-in is sent again. */
  readonly fields: Fields;
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
function SignInForm({ path, message, name, fields }: SignInProps) {
  const kept = fields.filter(([field]) => field.startsWith(keptText) || field.startsWith(keptFile));
  const { signIn } = words;
  return (
    <form method="post" action={path} encType="multipart/form-data">
      {message && (
        <ProblemSummary errors={[]}>
          <p>{signIn[message]}</p>
        </ProblemSummary>
      )}
      {kept.map(([field, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name and a value twice
        <input key={index} type="hidden" name={field} defaultValue={String(value)} />
      ))}
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
