import { accountLine, parseAccounts } from '#content-editor/accounts';
import { formIn } from './editor.ts';
import { editorWithHistory } from './editor-with-history.ts';
import { type Answer, exactRequest } from './http/exact-request.ts';

/** The address at which browsers see the editing page. */
export const origin = 'https://edit.example.org';

/** The cookie that a browser sends after an answer. */
export const cookieAfter = ({ cookie = '' }: Answer) => cookie.split(';')[0] ?? '';

/** The form of a sign-in page, filled in. */
export function signInForm({ text }: Answer, name: string, password: string): FormData {
  const form = formIn(text);
  form.set('sign-in-name', name);
  form.set('sign-in-password', password);
  return form;
}

/** The line of EDITORS for somebody who signs in often: hashing the password takes a hundredth of the usual time. */
export const cheapLine = (name: string, password: string, isLimited = false) =>
  accountLine(name, password, isLimited, 10);

/**
 * The editing page of some entries of the demonstration, where people sign in: Anna Green, and Ben, who is limited.
 * @param names such as `role/vicar`
 */
export async function editorWithSignIn(names: readonly string[]) {
  const passwords = { anna: 'seven quiet bells ring', ben: 'nine loud geese land' };
  const lines = [await cheapLine('Anna Green', passwords.anna), await cheapLine('Ben', passwords.ben, true)];
  const site = await editorWithHistory(names, { signIn: { origin, accounts: parseAccounts(lines.join()) } });
  let networks = 0;

  /** What a browser at the public address sends. From another network each time, unless the test says which. */
  function visit(path: string, cookie = '', body?: FormData, headers: Readonly<Record<string, string>> = {}) {
    networks += 1;
    const from = `10.0.${networks >> 8}.${networks & 255}`;
    const own = { host: new URL(origin).host, origin, 'x-forwarded-for': from, ...(cookie && { cookie }) };
    return exactRequest(site.editor.url + path, { ...own, ...headers }, body);
  }

  const signedIn = async (name: string, password: string) =>
    cookieAfter(await visit('/', '', signInForm(await visit('/'), name, password)));
  const anna = await signedIn('Anna Green', passwords.anna);
  const ben = await signedIn('Ben', passwords.ben);

  /** A form that Anna has opened and filled in. */
  async function typed(path: string, values: Readonly<Record<string, string | Blob>>): Promise<FormData> {
    const form = formIn((await visit(path, anna)).text);
    const token = String(formIn((await visit('/entries/role/vicar', anna)).text).get('token'));
    for (const [name, value] of Object.entries({ token, action: 'save', ...values })) form.set(name, value);
    return form;
  }

  return { ...site, passwords, visit, signedIn, typed, cookies: { anna, ben } };
}
