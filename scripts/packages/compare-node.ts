import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandFailed, runCommand } from '../run-command.ts';

/** The sums of the Node.js binaries that were compared with those of the Node.js project, by the name of the npm package. */
export const comparedNodes = fileURLToPath(new URL('node-binaries.json', import.meta.url));

export interface NodeSource {
  /** The folder of the version at the Node.js project: `https://nodejs.org/dist/v26.10.0/`. */
  readonly dist: string;
  /** The public keys of its releasers, as gpgv reads them. */
  readonly keyring: string;
  /** The archive of an npm package. */
  readonly packageArchive: (name: string, version: string) => Buffer;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function output(command: string, args: readonly string[], input?: Uint8Array): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { input, maxBuffer: 2 ** 29 });
  if (status === 0) return stdout;
  throw new CommandFailed(`${command} failed: ${error?.message ?? stderr.toString().trim()}`);
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok)
    throw new CommandFailed(`${address} answered ${response.status}; check the version and the network.`);
  return Buffer.from(await response.arrayBuffer());
}

/** The SHA-256 of each file of a version, from the list that a releaser of Node.js signed. */
async function signedSums({ dist, keyring }: NodeSource): Promise<ReadonlyMap<string, string>> {
  const list = await download(`${dist}SHASUMS256.txt.asc`);
  // gpgv prints what was signed, and nothing when no key of the keyring signed it.
  const signed = output('gpgv', ['--keyring', keyring, '--output', '-'], list).toString();
  return new Map(signed.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The binary of the Node.js project for a platform, after its archive was compared with the signed sum. */
async function officialBinary(platform: string, version: string, source: NodeSource): Promise<Buffer> {
  const sums = await signedSums(source);
  const isWindows = platform.startsWith('win-');
  const file = isWindows ? `${platform}/node.exe` : `node-v${version}-${platform}.tar.gz`;
  const bytes = await download(source.dist + file);
  if (sha256(bytes) !== sums.get(file))
    throw new CommandFailed(
      `${file} is not the one that the Node.js project signed; do not use this version.`,
    );
  return isWindows ? bytes : output('tar', ['-xzO', `node-v${version}-${platform}/bin/node`], bytes);
}

/**
 * Compares the Node.js of an npm package with that of the Node.js project for the same platform.
 * @returns the SHA-256 of both
 * @throws CommandFailed when they differ, or when the list of sums or the archive is not the signed one
 */
export async function compareNode(name: string, version: string, source: NodeSource): Promise<string> {
  const platform = name.replace(/^node-(?:bin-)?/, '');
  const official = sha256(await officialBinary(platform, version, source));
  const file = platform.startsWith('win-') ? 'package/bin/node.exe' : 'package/bin/node';
  const packed = sha256(output('tar', ['-xzO', file], source.packageArchive(name, version)));
  if (packed === official) return official;
  throw new CommandFailed(
    `${name}@${version} holds another binary (${packed}) than the Node.js project (${official}); do not install this version.`,
  );
}

function packedByNpm(name: string, version: string): Buffer {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'church-node-'));
  output('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder.path]);
  return readFileSync(join(folder.path, readdirSync(folder.path)[0] ?? ''));
}

/** `npm run node:compare -- --keyring FILE` compares each Node.js package of package.json, and writes the sums. */
async function main(): Promise<void> {
  const { keyring } = parseArgs({ options: { keyring: { type: 'string' } } }).values;
  if (keyring === undefined)
    throw new CommandFailed(
      'Name the keyring of Node.js’s releasers (github.com/nodejs/release-keys): --keyring FILE.',
    );
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const sums: Record<string, string> = {};
  let version = '';
  for (const [name, wanted] of Object.entries<string>(optionalDependencies)) {
    version = wanted;
    const dist = `https://nodejs.org/dist/v${version}/`;
    sums[name] = await compareNode(name, version, { dist, keyring, packageArchive: packedByNpm });
    process.stdout.write(`${name}@${version} is the binary of the Node.js project.\n`);
  }
  writeFileSync(comparedNodes, `${JSON.stringify({ version, sha256: sums }, undefined, 2)}\n`);
}

if (import.meta.main) await runCommand(main);
