import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ManagementApi } from './management-api.ts';

const IMPORTER = fileURLToPath(
  new URL('../../../../node_modules/contentful-import/bin/contentful-import', import.meta.url),
);

/**
 * Runs Contentful's own importer on an export against a fake Management API.
 * @param assets the folder of the files by host and path; without it the importer lets the API fetch them
 * @returns its output; it fails when the importer does
 */
export async function officialImport(
  file: string,
  { host }: ManagementApi,
  assets?: string,
): Promise<string> {
  const upload = assets === undefined ? [] : ['--upload-assets', '--assets-directory', assets];
  const run = promisify(execFile)(process.execPath, [
    IMPORTER,
    ...['--space-id', 'x', '--management-token', 'x', '--rate-limit', '500'],
    ...['--host', host, '--hostUpload', host, '--insecure'],
    ...['--content-file', file, '--error-log-file', `${file}.log`],
    ...upload,
  ]);
  const { stdout } = await run.catch((error: Error & { stdout?: string }) => {
    throw new Error(`The importer failed: ${error.stdout ?? error.message}`);
  });
  return stdout;
}
