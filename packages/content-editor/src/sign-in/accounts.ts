import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** Somebody who may sign in. */
export interface Account {
  /** As it stands in the history: “Anna Green”. */
  readonly name: string;
  /** Whether the protected entries are closed to this person. */
  readonly isLimited: boolean;
  /** What scrypt makes of the password, with the cost and the salt that stand beside it. */
  readonly key: Buffer;
  readonly salt: Buffer;
  readonly cost: number;
}

/** An editor cannot be made, or EDITORS not be read; the message is a sentence that says what to write. */
export class WrongEditors extends Error {
  override readonly name = 'WrongEditors';
}

/** NIST SP 800-63B-4, section 3.1.1.2: a password that is the only proof has 15 characters or more, each code point counted as one. */
const minLength = 15;

/** The least that OWASP asks of scrypt (Password Storage Cheat Sheet): N is 2^17, r is 8, p is 1. It takes 128 MB for a moment. */
const usualCost = 17;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Makes the key of a password. An accent may be typed as one sign or as two, so that both are made the same (NFC).
 * @param cost the power of two that scrypt calls N
 */
export function passwordKey(
  password: string,
  { salt, cost }: Pick<Account, 'salt' | 'cost'>,
): Promise<Buffer> {
  return derive(password.normalize('NFC'), salt, 32, { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) });
}

/** Names that are the same to whoever signs in: in small or capital letters, with either apostrophe. */
export function sameName(name: string): string {
  return tidyName(name).toLowerCase();
}

function tidyName(name: string): string {
  const plain = name.normalize('NFC').replaceAll("'", '’');
  return plain.replace(/[\s_]+/g, ' ').trim();
}

/** No sign that a file of settings, a shell, compose or systemd reads as its own. */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .’-]{0,59}$/u;
const linePattern = /^([^:]*):(limited:)?scrypt\.(1\d)\.8\.1\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Makes the part of EDITORS for one person, in which a space of the name is “_”: `Anna_Green:scrypt.17.8.1.…`.
 * @param isLimited whether the protected entries are closed to this person
 * @param cost less in tests that sign in often
 * @throws WrongEditors when the name has other signs, or the password is too short
 */
export async function accountLine(
  name: string,
  password: string,
  isLimited = false,
  cost = usualCost,
): Promise<string> {
  const tidy = tidyName(name);
  if (!namePattern.test(tidy))
    throw new WrongEditors(
      `The name is “${tidy}”, but must be one to sixty letters, digits, spaces, dots and hyphens, such as Anna Green.`,
    );
  const { length } = [...password.normalize('NFC')];
  if (length < minLength)
    throw new WrongEditors(
      `The password has ${length} characters, but needs ${minLength} or more: write a few words that do not belong together, with spaces if you like.`,
    );
  const salt = randomBytes(16);
  const key = await passwordKey(password, { salt, cost });
  const who = `${tidy.replaceAll(' ', '_')}${isLimited ? ':limited' : ''}`;
  return `${who}:scrypt.${cost}.8.1.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/**
 * Reads the setting EDITORS: what `accountLine` makes, with commas between.
 * @throws WrongEditors with a sentence that names the first editor with a fault
 */
export function parseAccounts(text: string): readonly Account[] {
  const accounts = new Map<string, Account>();
  for (const [index, line] of text.split(',').entries()) {
    const [, written = '', limited, cost, salt = '', key = ''] = linePattern.exec(line.trim()) ?? [];
    const name = tidyName(written);
    const who = line.includes(':') ? `“${line.trim().split(':')[0]}”` : `editor number ${index + 1}`;
    if (!namePattern.test(name))
      throw new WrongEditors(
        `EDITORS has a fault at ${who}: write there what “npm run edit:password” prints, such as Anna_Green:scrypt.${usualCost}.8.1.…, with a comma between two editors and no quotation marks.`,
      );
    if (accounts.has(sameName(name)))
      throw new WrongEditors(`EDITORS names ${who} twice: leave one of the two, that of the newer password.`);
    const bytes = (part: string) => Buffer.from(part, 'base64url');
    const own = { key: bytes(key), salt: bytes(salt), cost: Number(cost) };
    accounts.set(sameName(name), { name, isLimited: limited !== undefined, ...own });
  }
  return [...accounts.values()];
}
