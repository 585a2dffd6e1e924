import { ImageFault } from './image-options.ts';
import { transformImage } from './transform-image.ts';
import type { TransformAnswer, TransformRequest } from './transform-process.ts';

/** The process in which pictures are transformed; it ends with the one that started it. */
process.on('message', async (message) => {
  const { id, path, contentType, options } = message as TransformRequest;
  process.send?.(await answer(id, () => transformImage(path, contentType, options)));
});
process.once('disconnect', () => process.exit());

async function answer(
  id: number,
  transform: () => ReturnType<typeof transformImage>,
): Promise<TransformAnswer> {
  try {
    return { id, picture: await transform() };
  } catch (error) {
    if (error instanceof ImageFault) return { id, fault: error.message };
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
