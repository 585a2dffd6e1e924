import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ManagementApi } from './management-api.ts';

/** The command of `contentful-import`. @throws Error that says what to install */
function importer(): string {
  try {
    return fileURLToPath(new URL('../bin/contentful-import', import.meta.resolve('contentful-import')));
  } catch {
    throw new Error(
      'officialImport runs Contentful’s own importer, which is not installed: npm install --save-dev contentful-import',
    );
  }
}

/**
 * Runs Contentful's own importer, the package `contentful-import`, on an export against a fake Management API.
 * @param assets the folder of the files by host and path; without it the importer lets the API fetch them
 * @returns its output; it fails when the importer does, or is not installed
 */
export async function officialImport(
  file: string,
  { host }: ManagementApi,
  assets?: string,
): Promise<string> {
  const upload = assets === undefined ? [] : ['--upload-assets', '--assets-directory', assets];
  const run = promisify(execFile)(process.execPath, [
    importer(),
    ...['--space-id', 'x', '--management-token', 'x', '--rate-limit', '500'],
    ...['--host', host, '--hostUpload', host, '--insecure'],
    ...['--content-file', file, '--error-log-file', `${file}.log`],
    ...upload,
  ]);
  const { stdout } = await run.catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`The importer failed: ${error.stderr || error.stdout || error.message}`);
  });
  return stdout;
}
