import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { ImageFault, type ImageOptions } from './image-options.ts';

export type Picture = { readonly bytes: Buffer; readonly contentType: string };

/** The messages to the process, and its responses. */
export type TransformRequest = {
  readonly id: number;
  readonly path: string;
  readonly contentType: string;
  readonly options: ImageOptions;
};
export type TransformResponse = {
  readonly id: number;
  readonly picture?: { readonly bytes: Uint8Array; readonly contentType: string };
  /** A sentence for the client. */
  readonly fault?: string;
  /** What went wrong with the process itself. */
  readonly error?: string;
};

/** After this long without a picture the process ends, in milliseconds. */
const IDLE = 10_000;

/** What has glibc return to the system what large buffers took; other systems pass these over. */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Has the extension of this file: in the repository it is TypeScript, in the published package JavaScript. */
const script = new URL(`./transform-main${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/**
 * Transforms pictures in its own process, which is started with the first picture and ends when it is idle: what the
 * image library and its buffers take, some hundred megabytes after many pictures, is then returned.
 * @throws ImageFault, in the promise, when the bytes are no picture or hold too many pixels
 */
export function createTransformProcess(idle = IDLE) {
  const pending = new Map<number, PromiseWithResolvers<Picture>>();
  let child: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  let requests = 0;

  function start(): ChildProcess {
    const started = fork(script, [], {
      execArgv: [],
      env: { ...process.env, ...MALLOC },
      serialization: 'advanced',
    });
    // Neither the process nor its channel keeps this one alive.
    started.unref();
    started.channel?.unref();
    started.on('message', (message) => settle(message as TransformResponse));
    started.once('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      for (const [id] of pending) settle({ id, error: `The image process ended (${signal ?? code}).` });
    });
    return started;
  }

  function settle({ id, picture, fault, error }: TransformResponse): void {
    const request = pending.get(id);
    pending.delete(id);
    if (picture !== undefined) request?.resolve({ ...picture, bytes: Buffer.from(picture.bytes) });
    else request?.reject(fault === undefined ? new Error(error) : new ImageFault(fault));
    if (pending.size > 0) return;
    ending = setTimeout(() => {
      child?.kill();
      child = undefined;
    }, idle).unref();
  }

  return (path: string, contentType: string, options: ImageOptions): Promise<Picture> => {
    clearTimeout(ending);
    child ??= start();
    requests += 1;
    const request = Promise.withResolvers<Picture>();
    pending.set(requests, request);
    child.send({ id: requests, path, contentType, options } satisfies TransformRequest);
    return request.promise;
  };
}
