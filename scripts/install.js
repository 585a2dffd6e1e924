// Installs the packages of the lockfile, once, and makes sure that `node_modules/.bin/node` is the Node.js the project runs on.
//   node scripts/install.js           what building and running the site need
//   node scripts/install.js --tests   also the tools of the tests, the workspace `tests/tools`
// Plain JavaScript for any Node.js from 20 on, and for npm from 10 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const withTests = process.argv.includes('--tests');
/** The suffix of the stamp, after the lockfile's hash, without the tools of the tests. */
const withoutTests = ' without the tools of the tests';
const isWindows = process.platform === 'win32';

/** Ends the installation with a sentence and exit code 1. */
class InstallError extends Error {}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Runs npm: the one that runs this script, if there is one. It stops with this process, also when npm itself is stopped:
 * npm forwards a signal only to the shell between it and this process, so that this process only notices its parent's end.
 * @returns {Promise<{ status: number, output: string }>} its exit code, and what it wrote where `stdio` is a pipe
 */
function npm(args, stdio) {
  const script = process.env.npm_execpath;
  const isNpm = script !== undefined && /^npm(?:-cli)?\b/.test(basename(script));
  const child = isNpm
    ? spawn(process.execPath, [script, ...args], { cwd: root, stdio })
    : spawn('npm', args, { cwd: root, stdio, shell: isWindows });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || stop(), 250);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const end = (status) => {
      clearInterval(watch);
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve({ status: status ?? 1, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', end);
  });
}

/**
 * Asks the registry for a sign of life: any status is one, since one such as E404 comes from a registry too.
 * @returns {Promise<string | undefined>} what npm says when there is none, such as a certificate that it does not trust
 */
async function silenceOfRegistry() {
  const { status, output } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=10000'], 'pipe');
  return status === 0 || /\bE[1-5]\d\d\b/.test(output) ? undefined : output.trim();
}

/** The packages of this repository that the site is run with, as npm's options name them. */
function workspaceOptions() {
  const folder = join(root, 'packages');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const packages = names.filter((name) => existsSync(join(folder, name, 'package.json')));
  return packages.length === 0
    ? ['--workspaces=false']
    : ['--include-workspace-root', ...packages.map((name) => `--workspace=packages/${name}`)];
}

/** Removes what npm cannot leave out: the C headers of Node.js, and the compiler that React Router takes along if it is there. */
function removeUnused() {
  const { optionalDependencies = {} } = readJson(join(root, 'package.json'));
  const headers = Object.keys(optionalDependencies).map((name) => join(name, 'include'));
  const compiler = withTests ? [] : ['typescript', '@typescript'];
  for (const name of [...headers, ...compiler]) rmSync(join(modules, name), { recursive: true, force: true });
}

async function installPackages(lockfile) {
  process.stdout.write(
    withTests
      ? 'Installing the project’s packages and the tools of its tests; this takes a minute or so.\n'
      : 'Installing the project’s packages, and Node.js with them; this takes some ten seconds.\n',
  );
  const silence = await silenceOfRegistry();
  const isOnline = silence === undefined;
  // No package's own install script is run: none is needed, and each would be unreviewed code.
  // The tools of the build are development packages, which npm leaves out where a host sets NODE_ENV to production.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--loglevel=error'];
  if (!isOnline) args.push('--offline');
  if (!withTests) args.push(...workspaceOptions());
  const { status } = await npm(args, isOnline ? 'inherit' : 'pipe');
  if (status !== 0) {
    throw new InstallError(
      isOnline
        ? 'The packages could not be installed: see the lines above.'
        : `${silence}\nThe packages could not be installed: npm’s registry does not respond, and npm’s cache on this machine does not hold them all. Connect to the network, or put right what npm says above, and run the command again.`,
    );
  }
  removeUnused();
  writeFileSync(stamp, withTests ? lockfile : lockfile + withoutTests);
}

/** True when all that is needed now is there; the tools of the tests may be there as well. */
function isInstalled(lockfile) {
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  return installed === lockfile || (!withTests && installed === lockfile + withoutTests);
}

/**
 * Makes the link to Node.js that npm 10 leaves out: all five optional packages of Node.js have it, and with each one that
 * is not for this platform npm 10 removes it again.
 */
function linkNode() {
  const link = join(modules, '.bin', isWindows ? 'node.cmd' : 'node');
  if (existsSync(link)) return;
  const { optionalDependencies = {}, engines } = readJson(join(root, 'package.json'));
  const name = Object.keys(optionalDependencies).find((each) => existsSync(join(modules, each)));
  if (name !== undefined) {
    const file = join(modules, name, readJson(join(modules, name, 'package.json')).bin.node);
    const target = relative(join(modules, '.bin'), file);
    mkdirSync(join(modules, '.bin'), { recursive: true });
    chmodSync(file, 0o755);
    if (isWindows) writeFileSync(link, `@"%~dp0\\${target}" %*\r\n`);
    else symlinkSync(target, link);
    return;
  }
  const needed = Number(/\d+/.exec(engines.node)?.[0]);
  if (Number(process.versions.node.split('.')[0]) < needed) {
    throw new InstallError(
      `The project runs on Node.js ${needed}, and npm has no package of it for ${process.platform} on ${process.arch}: install Node.js ${needed} or later yourself. This is ${process.versions.node}.`,
    );
  }
}

/** Node.js of the project needs a library of the system that small images of Linux leave out: libatomic, from Node.js 25 on. */
function checkNode() {
  const node = join(modules, '.bin', isWindows ? 'node.cmd' : 'node');
  if (!existsSync(node)) return;
  const { stderr } = spawnSync(node, ['--version'], { encoding: 'utf8', shell: isWindows });
  const library = /loading shared libraries: ([\w.+-]+)/.exec(stderr ?? '')?.[1];
  if (library === undefined) return;
  rmSync(stamp, { force: true });
  throw new InstallError(
    `Node.js cannot start, because this machine has no ${library}. Install it (on Debian and Ubuntu: apt-get install libatomic1; on Fedora: dnf install libatomic), then run the command again.`,
  );
}

try {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isNew = !isInstalled(lockfile);
  if (isNew) await installPackages(lockfile);
  linkNode();
  if (isNew) checkNode();
  // `exec` in package.json saves the process of a shell. The shell of Windows has no such command.
  if (isWindows) writeFileSync(join(modules, '.bin', 'exec.cmd'), '@%*\r\n');
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
