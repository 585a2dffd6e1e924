import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Runs a package's own tests with those of this folder. They are copied to where the package is installed: the TypeScript files that they
 * import are JavaScript there, and not below src/.
 * @param {string} name of the package
 * @param {(id: string, importer: string) => string | undefined} alsoResolve
 */
export function installedPackage(name, alsoResolve = () => undefined) {
  const root = join(import.meta.dirname, 'node_modules', name);
  return {
    plugins: [
      {
        name: 'installed',
        enforce: 'pre',
        resolveId(id, importer = '') {
          if (id.startsWith('#tests/')) return join(root, id.slice(1));
          if (!id.startsWith('.') || !importer.startsWith(root)) return alsoResolve(id, importer);
          const source = resolve(dirname(importer), id).replace(`${root}/src/`, `${root}/`);
          return [source, source.replace(/\.ts$/, '.js')].find((file) => existsSync(file));
        },
      },
    ],
    test: {
      include: ['*.test.js', `node_modules/${name}/**/*.test.ts`],
      exclude: [`node_modules/${name}/node_modules/**`],
      setupFiles: ['./same-seed.js'],
      server: { deps: { inline: [/\.ts$/] } },
      isolate: false,
      testTimeout: 60_000,
    },
  };
}
