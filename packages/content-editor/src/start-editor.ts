import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ContentType } from 'emulator-for-contentful';
import type { EditorContext } from './context.ts';
import { formTypesOf } from './form/form-type.ts';
import { nameOfUser, openRepository } from './git/git.ts';
import { listen, openingPath } from './http/server.ts';
import type { EditorOptions } from './options.ts';
import { recover } from './publish/check-out.ts';
import { handle } from './routes.ts';
import { signedOutIn } from './sign-in/session.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { words } from './words.ts';

/** A running editor. */
export interface Editor {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** The address that opens it in a browser: with a secret key for this process, or the public address where people sign in. */
  readonly address: string;
  close(): Promise<void>;
}

/** The editor cannot start; the message is a sentence. */
export class EditorFailed extends Error {
  override readonly name = 'EditorFailed';
}

/**
 * Starts the pages that edit a content folder.
 * @param types the content types of the folder
 * @throws EditorFailed when the port is taken
 */
export async function startEditor(options: EditorOptions, types: readonly ContentType[]): Promise<Editor> {
  // 32 random bytes are 43 letters of the alphabet of addresses.
  const random = () => randomBytes(32).toString('base64url');
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const repository = await openRepository(options.folder);
  // Among the files of git's own it is no content, and goes nowhere.
  const signedOutFile =
    typeof repository === 'string' ? undefined : join(repository.gitFolder, 'editing-page-signed-out');
  const context: EditorContext = {
    ...options,
    types: formTypesOf(types, options.hints),
    token: randomBytes(24).toString('hex'),
    key: random(),
    session: random(),
    userName: options.signIn ? '' : (options.userName ?? (await nameOfUser(options.folder))),
    sessions: options.signIn && createSignIn(options.signIn.accounts, signedOutIn(signedOutFile, log)),
    log,
    today: () => new Date().toISOString().slice(0, 10),
  };
  // What a killed editor has begun; while it cannot be ended, each try to publish says why.
  if (typeof repository !== 'string')
    await recover(repository).catch(({ message }: Error) => context.log(message));
  const server = await listen(context, handle).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new EditorFailed(words.start.portInUse(options.port));
    if (error.code === 'EACCES') throw new EditorFailed(words.start.portNotAllowed(options.port));
    throw error;
  });
  const url = `http://127.0.0.1:${server.port}`;
  const address = (options.proxy ?? options.signIn)?.origin ?? `${url}${openingPath(context)}`;
  return { url, address, close: server.close };
}
