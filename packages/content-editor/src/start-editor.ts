import { randomBytes } from 'node:crypto';
import type { ContentType } from 'emulator-for-contentful';
import type { EditorContext } from './context.ts';
import { listen } from './http/server.ts';
import type { EditorOptions } from './options.ts';
import { createHandler } from './routes.ts';
import { words } from './words.ts';

/** A running editor. */
export interface Editor {
  /** Where a browser on this machine finds it, without a slash at the end. */
  readonly url: string;
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
  const context: EditorContext = {
    ...options,
    types,
    token: randomBytes(24).toString('hex'),
    log: (line) => void process.stderr.write(`${line}\n`),
    today: () => new Date().toISOString().slice(0, 10),
  };
  const server = await listen(context, createHandler(context)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new EditorFailed(words.start.portInUse(options.port));
    if (error.code === 'EACCES') throw new EditorFailed(words.start.portNotAllowed(options.port));
    throw error;
  });
  return { url: `http://127.0.0.1:${server.port}`, close: server.close };
}
