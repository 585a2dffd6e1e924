import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the lockfile names. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** True when nothing of it is there where the site runs. */
  readonly forDevelopment: boolean;
  /** An SPDX expression; undefined: nobody says. */
  readonly licence: string | undefined;
  /** True when it wants to run code of its own as it is installed. */
  readonly runsWhenInstalled: boolean;
  /** True when the lockfile holds a hash of its bytes, or of those of the package that it comes in. */
  readonly isSealed: boolean;
  /** Where it comes from, if not from the registry. */
  readonly source: string | undefined;
}

/** A package as the lockfile has it (npm's lockfileVersion 3). */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly inBundle?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** What a package says of itself. */
interface InstalledPackage {
  readonly license?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** npm builds what has such a file, without being told to. */
const buildFile = 'binding.gyp';

function readInstalled(folder: string): InstalledPackage | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as InstalledPackage;
  } catch {
    // One for another system is not there.
    return undefined;
  }
}

/**
 * Reads all packages of the lockfile. What they say of themselves, where they are installed, goes before what the lockfile
 * says of them.
 * @param root the project's folder
 */
export function readPackages(root: string): readonly Package[] {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return (
    Object.entries(lockfile.packages)
      // Packages of this repository are at paths of their own, and a link to each in node_modules.
      .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
      .map(([path, locked]) => {
        const folder = join(root, path);
        const installed = readInstalled(folder);
        const { preinstall, install, postinstall } = installed?.scripts ?? {};
        const licence = installed?.license ?? locked.license;
        return {
          name: path.split('node_modules/').at(-1) ?? path,
          version: locked.version ?? '',
          forDevelopment: Boolean(locked.dev ?? locked.devOptional),
          licence: typeof licence === 'string' ? licence : locked.license,
          runsWhenInstalled:
            locked.hasInstallScript === true ||
            [preinstall, install, postinstall].some((script) => script !== undefined) ||
            existsSync(join(folder, buildFile)),
          isSealed: locked.inBundle === true || /^sha512-/.test(locked.integrity ?? ''),
          source: locked.resolved,
        };
      })
  );
}
