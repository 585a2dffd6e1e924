import { ImageFault } from './image-options.ts';
import { transformImage } from './transform-image.ts';
import type { TransformRequest, TransformResponse } from './transform-process.ts';

/** The child process in which pictures are transformed. It ends with its parent process. */
process.on('message', async (message) => {
  const { id, path, contentType, options } = message as TransformRequest;
  const response = await transformImage(path, contentType, options).then(
    (bytes): TransformResponse => ({ id, bytes }),
    (error: Error): TransformResponse =>
      error instanceof ImageFault
        ? { id, fault: error.message }
        : { id, error: error.stack ?? error.message },
  );
  process.send?.(response);
});
process.once('disconnect', () => process.exit());
