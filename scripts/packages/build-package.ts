import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `npm run build` in the folder of a package makes what is published, in its `dist/`: JavaScript with declarations, since Node strips no
 * types below node_modules, its documents, and a package.json with what `published` of the source's has besides: in the repository an
 * optional peer would be installed with the site, since the tests have it. `npm pack ./dist` and `npm publish ./dist` take it from there.
 */
const root = pathToFileURL(`${process.cwd()}/`);
const dist = new URL('dist/', root);
rmSync(dist, { recursive: true, force: true });
execFileSync('tsc', ['--project', 'tsconfig.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const file of globSync('*.md', { cwd: fileURLToPath(root) }))
  cpSync(new URL(file, root), new URL(file, dist));
cpSync(new URL('../../LICENSE', import.meta.url), new URL('LICENSE', dist));
const {
  private: _private,
  scripts: _scripts,
  imports: _imports,
  devDependencies: _devDependencies,
  published,
  ...own
} = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const text = JSON.stringify({ ...own, ...published }, null, 2);
writeFileSync(new URL('package.json', dist), `${text.replaceAll(/"\.\/src\/([^"]+)\.ts"/g, '"./$1.js"')}\n`);
