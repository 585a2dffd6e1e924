import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Runs the package's own tests, which are copied to where the package is installed: the TypeScript files that they import are
 * JavaScript there, and not below src/.
 */
const root = join(import.meta.dirname, 'node_modules/emulator-for-contentful');

const installed = {
  name: 'installed',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id.startsWith('#tests/')) return join(root, id.slice(1));
    // The one that the package itself loads: objects of two copies do not know each other.
    if (id === 'graphql') return createRequire(importer).resolve(id);
    if (!id.startsWith('.') || !importer.startsWith(root)) return undefined;
    const source = resolve(dirname(importer), id).replace(`${root}/src/`, `${root}/`);
    return [source, source.replace(/\.ts$/, '.js')].find((file) => existsSync(file));
  },
};

export default {
  plugins: [installed],
  test: {
    include: ['*.test.js', 'node_modules/emulator-for-contentful/**/*.test.ts'],
    exclude: ['node_modules/emulator-for-contentful/node_modules/**'],
    server: { deps: { inline: [/\.ts$/] } },
    isolate: false,
    // Most tests wait for other processes.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
  },
};
