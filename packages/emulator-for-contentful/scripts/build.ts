import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run build` makes the package that is published, in `dist/`: JavaScript with declarations, since Node strips no types
 * below node_modules. `npm pack ./dist` and `npm publish ./dist` take it from there.
 */
const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);
rmSync(dist, { recursive: true, force: true });
const options = { cwd: fileURLToPath(root), stdio: 'inherit', shell: process.platform === 'win32' } as const;
execFileSync('tsc', ['--project', 'tsconfig.json'], options);
for (const file of ['README.md', 'RULES.md', 'CHANGELOG.md'])
  cpSync(new URL(file, root), new URL(file, dist));
cpSync(new URL('../../LICENSE', root), new URL('LICENSE', dist));
const {
  private: _private,
  scripts: _scripts,
  imports: _imports,
  devDependencies: _devDependencies,
  ...published
} = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
// In the repository this optional peer would be installed with the site, since the tests have it.
published.peerDependencies = { 'contentful-import': '>=9' };
published.peerDependenciesMeta = { 'contentful-import': { optional: true } };
const text = JSON.stringify(published, null, 2).replaceAll(/"\.\/src\/([^"]+)\.ts"/g, '"./$1.js"');
writeFileSync(new URL('package.json', dist), `${text}\n`);
