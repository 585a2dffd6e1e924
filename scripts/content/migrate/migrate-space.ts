import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentType } from 'emulator-for-contentful';
import { contentModelFolder } from '../content-folder.ts';
import { editorInterfaces } from './editor-help.ts';
import { type ModelPlan, planModel } from './space-model.ts';

/** The space to migrate, and how it is reached. */
export interface SpaceAddress {
  readonly space: string;
  readonly environment: string;
  /** A personal access token of the Management API. */
  readonly token: string;
  /** `api.contentful.com`, or that of another region. */
  readonly host: string;
}

/** Contentful's own importer, in the version that the tests import with. */
const importer = 'contentful-import@10';

const isLocal = (host: string) => /^(?:127\.0\.0\.1|localhost)(?::|$)/.test(host);

/** The project's content types. */
export function projectModel(): readonly ContentType[] {
  return readdirSync(contentModelFolder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(contentModelFolder, name), 'utf8')));
}

/**
 * Calls the Management API of a space.
 * @param path below the environment: `entries/carols`
 * @param init of a call that changes something
 * @throws with a sentence when Contentful refuses
 */
export async function callSpace<Result>(
  { space, environment, token, host }: SpaceAddress,
  path: string,
  init: RequestInit = {},
): Promise<Result> {
  const origin = `${isLocal(host) ? 'http' : 'https'}://${host}`;
  const response = await fetch(`${origin}/spaces/${space}/environments/${environment}/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...init.headers },
  });
  if (response.ok) return response.json() as Promise<Result>;
  const what = init.method === undefined ? 'read' : `changed (${path})`;
  throw new Error(
    `The space ${space} cannot be ${what}: Contentful responds with ${response.status}. Check the space, the environment and the token.`,
  );
}

/** Compares the model of a space with the project's. It changes nothing. @throws with a sentence when the space cannot be read */
export async function planSpace(address: SpaceAddress): Promise<ModelPlan> {
  const path = 'content_types?limit=1000';
  const { items } = await callSpace<{ readonly items: readonly ContentType[] }>(address, path);
  return planModel(items, projectModel());
}

/**
 * Imports the planned model into a space by Contentful's own importer, which leaves entries alone.
 * @throws when the importer fails; it has said why
 */
export async function importModel({ contentTypes }: ModelPlan, address: SpaceAddress): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-model-'));
  const contentFile = join(folder.path, 'model.json');
  // The importer publishes only what an export says was published.
  const published = contentTypes.map((type) => ({ ...type, sys: { ...type.sys, publishedVersion: 1 } }));
  const model = { contentTypes: published, editorInterfaces: editorInterfaces(contentTypes) };
  writeFileSync(contentFile, JSON.stringify(model));
  // The token is in a file, since every user of this machine can see the arguments of a process.
  const config = join(folder.path, 'config.json');
  const { space: spaceId, environment: environmentId, token: managementToken, host } = address;
  const settings = {
    ...{ spaceId, environmentId, managementToken, host, contentFile, contentModelOnly: true },
    errorLogFile: join(folder.path, 'errors.json'),
    // A fake of the API on this machine neither has a certificate nor limits the rate of calls.
    ...(isLocal(host) && { insecure: true, rateLimit: 500 }),
  };
  writeFileSync(config, JSON.stringify(settings), { mode: 0o600 });
  const npx = spawn('npx', ['--yes', importer, '--config', config], { stdio: 'inherit' });
  const [status] = await once(npx, 'close');
  if (status !== 0) throw new Error('The model was not imported, or not all of it: see the lines above.');
}
