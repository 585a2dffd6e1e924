import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { ImageFault, type ImageOptions } from './image-options.ts';

/** The messages to the child process, and its responses. */
export interface TransformRequest {
  readonly id: number;
  readonly path: string;
  readonly contentType: string;
  readonly options: ImageOptions;
}
export interface TransformResponse {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly fault?: string;
  readonly error?: string;
}

/** How long the process stays alive without a request, in milliseconds. */
const idleTime = 10_000;

/** Makes glibc return the memory of large buffers to the operating system; other C libraries ignore these variables. */
const malloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Has the extension of this file: TypeScript in the repository, JavaScript in the published package. */
const script = new URL(`./transform-main${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/**
 * Transforms pictures in a child process, which starts with the first picture and ends when it is idle. That returns the
 * memory of the image library and its buffers, some hundred megabytes after many pictures.
 * @throws ImageFault, in the promise, when the bytes are not a picture or have too many pixels
 */
export function createTransformProcess(idle = idleTime) {
  const pending = new Map<number, PromiseWithResolvers<Buffer>>();
  let child: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  let requests = 0;

  function start(): ChildProcess {
    const started = fork(script, [], {
      execArgv: [],
      env: { ...process.env, ...malloc },
      serialization: 'advanced',
    });
    // Neither the child process nor its channel keeps this process alive.
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

  function settle({ id, bytes, fault, error }: TransformResponse): void {
    const request = pending.get(id);
    pending.delete(id);
    if (bytes !== undefined) request?.resolve(Buffer.from(bytes));
    else request?.reject(fault === undefined ? new Error(error) : new ImageFault(fault));
    if (pending.size > 0) return;
    ending = setTimeout(() => {
      child?.kill();
      child = undefined;
    }, idle).unref();
  }

  return (path: string, contentType: string, options: ImageOptions): Promise<Buffer> => {
    clearTimeout(ending);
    child ??= start();
    requests += 1;
    const request = Promise.withResolvers<Buffer>();
    pending.set(requests, request);
    child.send({ id: requests, path, contentType, options } satisfies TransformRequest);
    return request.promise;
  };
}
