import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, constants, openSync, readFileSync } from 'node:fs';
import { isToken } from '../http/guard.ts';
import type { Account } from './accounts.ts';

/** What a browser has from its last sign-in. */
export interface Session {
  readonly account: Account;
  /** When it ends, in milliseconds; 0 after signing out. */
  readonly ends: number;
  /** Tells sessions apart. */
  readonly id: string;
}

/** Its prefix makes browsers refuse it over http, and from other names of the domain (RFC 6265bis, section 4.1.3). */
export const signInCookie = '__Host-editor';

/** In seconds; browsers keep no cookie for longer. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * The cookie of a new session. It outlives the session, and then shows only that somebody has signed in with this browser before.
 * Lax, since people follow links to a page of the editor; forms of other sites are refused by their `Origin`.
 */
export function cookieFor(account: Account, ends: number): string {
  const text = `${nameIn(account)}.${ends}.${randomBytes(16).toString('base64url')}`;
  const value = `${text}.${signatureOf(text, account)}`;
  return `${signInCookie}=${value}; Path=/; Max-Age=${maxAge}; Secure; HttpOnly; SameSite=Lax`;
}

/** The session of a cookie's value, whether or not it has ended; undefined when no account has signed it. */
export function readSession(value: string, accounts: readonly Account[]): Session | undefined {
  const [, name, ends, id = '', signature] = /^([\w-]+)\.(\d+)\.([\w-]+)\.([\w-]+)$/.exec(value) ?? [];
  const account = accounts.find((each) => nameIn(each) === name);
  if (account === undefined || !isToken(signature, signatureOf(`${name}.${ends}.${id}`, account)))
    return undefined;
  return { account, ends: Number(ends), id };
}

const nameIn = ({ name }: Account) => Buffer.from(name).toString('base64url');

/** Signed with the key of the password: with another password, all sessions of the old one end. */
function signatureOf(text: string, { key }: Account): string {
  return createHmac('sha256', key).update(`editor-session ${text}`).digest('base64url');
}

/** The sessions that were signed out. */
export type SignedOut = ReturnType<typeof signedOutIn>;

/**
 * Remembers which sessions were signed out, so that a copy of their cookies opens nothing. An id has 22 letters, so that none needs to
 * be forgotten.
 * @param file in which they outlive a restart; undefined where there is no place for one
 * @param log is told why a file cannot be used; then they are remembered until a restart
 */
export function signedOutIn(file: string | undefined, log: (line: string) => void) {
  const ids = new Set<string>();
  let opened: number | undefined;
  const ifPossible = (use: () => void) => {
    try {
      use();
    } catch (error) {
      log(`What is signed out is remembered until a restart only: ${error}`);
    }
  };
  if (file !== undefined)
    ifPossible(() => {
      const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants;
      opened = openSync(file, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
      for (const id of readFileSync(opened, 'utf8').split('\n')) ids.add(id);
    });
  return {
    has: (id: string) => ids.has(id),
    add(id: string) {
      ids.add(id);
      ifPossible(() => opened !== undefined && appendFileSync(opened, `${id}\n`));
    },
  };
}
