// Installs the packages of the lockfile, once. Plain JavaScript for whichever Node a fresh machine has: this is what brings Node 26.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed', root);
const lockfile = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
  // No package's own install script is run: none is needed, and each would be code that nobody here has read.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write('The packages could not be installed: see the lines above.\n');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockfile);
}
