import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieOf, isToken } from '../http/guard.ts';
import { type Account, passwordKey, sameName } from './accounts.ts';
import { createLimit, type Limit } from './attempts.ts';
import { cookieFor, readSession, type Session, type SignedOut, signInCookie } from './session.ts';

/** How long a session lasts. */
const sessionTime = 30 * 24 * 60 * 60_000;

/** How many strangers may wait for the check of a password, of which one runs at a time: each takes 128 MB. */
const maxWaiting = 8;

/** Who has signed in, and who may. */
export type SignIn = ReturnType<typeof createSignIn>;

/** A name and a password, the network that they come from, and the last session of the browser, if there was one. */
interface Attempt {
  readonly name: string;
  readonly password: string;
  readonly network: string;
  readonly last: Session | undefined;
}

/**
 * Checks passwords and keeps sessions. Wrong names and wrong passwords cost the same and are told alike. A browser that has signed in
 * before is counted by itself, so that a stranger who tries one name from many places does not shut its owner out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 * @param signedOut the sessions that were signed out
 * @param hash makes the key of a password
 * @param now milliseconds
 */
export function createSignIn(
  accounts: readonly Account[],
  signedOut: SignedOut,
  hash = passwordKey,
  now = () => Date.now(),
) {
  // OWASP ASVS 4.0, item 2.2.1: at most a hundred wrong passwords of one account in an hour.
  const ofName = createLimit(20, 60_000, now);
  const [ofNetwork, ofBrowser] = [createLimit(10, 120_000, now), createLimit(10, 120_000, now)];
  /** In the place of an account that does not exist, so that a wrong name takes as long as a wrong password. */
  const cost = Math.max(...accounts.map((each) => each.cost));
  const nobody: Account = { name: '', isLimited: true, key: randomBytes(32), salt: randomBytes(16), cost };
  let waiting = 0;
  let lastHash: Promise<unknown> = Promise.resolve();

  function hashInTurn(password: string, account: Account): Promise<Buffer> {
    waiting += 1;
    const key = lastHash
      .then(() => hash(password, account))
      .finally(() => {
        waiting -= 1;
      });
    lastHash = key.catch(() => {});
    return key;
  }

  return {
    accounts,
    /** The last session of a browser, whether or not it has ended. */
    sessionOf: (headers: IncomingHttpHeaders) => readSession(cookieOf(headers, signInCookie), accounts),
    isOpen: (session: Session | undefined): session is Session =>
      session !== undefined && session.ends > now() && !signedOut.has(session.id),
    /** @returns who has signed in, and the cookie of the session; or why nobody has */
    async attempt({ name, password, network, last }: Attempt) {
      const same = sameName(name);
      const isKnown = last !== undefined && sameName(last.account.name) === same;
      const counters: readonly (readonly [Limit, string])[] = isKnown
        ? [[ofBrowser, last.id]]
        : [
            [ofName, same],
            [ofNetwork, network],
          ];
      const mustWait = counters.some(([limit, key]) => limit.isReached(key));
      if (mustWait || (!isKnown && waiting >= maxWaiting)) return 'wait';
      // Counted before it is checked: many tries at the same moment are as many tries.
      for (const [limit, key] of counters) limit.count(key, 1);
      const account = accounts.find((each) => sameName(each.name) === same);
      const key = await hashInTurn(password, account ?? nobody);
      const isRight = isToken(key.toString('hex'), (account ?? nobody).key.toString('hex'));
      if (account === undefined || !isRight) return 'wrong';
      for (const [limit, each] of counters) limit.count(each, -1);
      return { account, cookie: cookieFor(account, now() + sessionTime) };
    },
    /** Ends a session. @returns the cookie that takes the place of its own */
    end({ account, id }: Session): string {
      signedOut.add(id);
      return cookieFor(account, 0);
    },
  };
}
