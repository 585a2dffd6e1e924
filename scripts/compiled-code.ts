import { fileURLToPath } from 'node:url';

/**
 * Settings of a Node process that keep code compiled from one start to the next: a third less time until it answers.
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
export const keepCompiledCode = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
} as const;
