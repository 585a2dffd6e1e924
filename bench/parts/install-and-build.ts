import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, type Figure, info } from '../figure.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The image that ours is made from, gcr.io/distroless/cc-debian12, in megabytes: the sizes that Debian 12 lists for its packages
 * (`Installed-Size` of base-files, ca-certificates, libc6, libgcc-s1, libgomp1, libssl3, libstdc++6, media-types, netbase
 * and tzdata).
 */
const baseImage = 26;

/** Copies the files that git tracks into a new folder. */
function copyProject(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file !== '');
  if (files.length === 0) throw new Error('Only a clone of the project can be measured: git lists no files.');
  for (const file of files) cpSync(join(root, file), join(folder, file));
}

/** Runs a command in a folder that has its own packages, and returns the seconds that it took. */
function timed(folder: string, command: string): number {
  const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const began = performance.now();
  const { status, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    // What npm has fetched before comes from its cache: the speed of the network is not measured.
    env: { ...process.env, PATH: path, npm_config_prefer_offline: 'true' },
  });
  if (status !== 0) throw new Error(`“${command}” failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}

/** Megabytes of all files below a folder. */
function sizeOf(place: string): number {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.size / 1e6;
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(join(place, name)), 0);
}

/** The steps of deploy/Containerfile, so that the measured folder is that of the image. */
function containerfile(): { readonly trims: string; readonly takes: readonly string[] } {
  const lines = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').split('\n');
  const trims = lines.map((line) => /&& (rm -rf [^\\&]+)/.exec(line)?.[1]).find((trim) => trim !== undefined);
  const copies = lines.filter((line) => line.startsWith('COPY --from=build'));
  const takes = copies.flatMap((line) => [...line.matchAll(/ \/app\/(\S+)/g)].map(([, name = '']) => name));
  if (trims === undefined || takes.length === 0)
    throw new Error('deploy/Containerfile does not say what it removes or copies.');
  return { trims, takes };
}

/** The build time of a fresh clone, and the size of its image. */
export async function measureInstallAndBuild(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-install-'));
  try {
    copyProject(folder);
    const install = timed(folder, 'node scripts/install.js');
    const installed = sizeOf(join(folder, 'node_modules'));
    const build = timed(folder, 'node scripts/build.ts');
    timed(folder, 'npm ci --omit=dev --ignore-scripts --no-audit --no-fund');
    const { trims, takes } = containerfile();
    timed(folder, trims);
    timed(folder, 'strip "$(readlink -f node_modules/.bin/node)"');
    const sizes = takes.map((name) => ({ name, size: sizeOf(join(folder, name)) }));
    const own = sizes.reduce((sum, { size }) => sum + size, 0);
    return [
      info('install, from npm’s cache', install, 's'),
      info('build', build, 's'),
      atMost('install and build', install + build, 25, 's'),
      atMost('packages that are installed', installed, 300, 'MB'),
      ...sizes.filter(({ size }) => size >= 1).map(({ name, size }) => info(`image: ${name}`, size, 'MB')),
      info('image: Node.js alone', sizeOf(realpathSync(join(folder, 'node_modules/.bin/node'))), 'MB'),
      atMost(`image, with ${baseImage} MB of Debian’s`, own + baseImage, 250, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
