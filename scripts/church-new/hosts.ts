import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slugOf } from '#content-editor/entries';
import { AnswerError, type NewChurch } from './answers.ts';
import type { Version } from './version.ts';

const templates = fileURLToPath(new URL('hosts/', import.meta.url));

/** Hosts that publish a church’s files for nothing, each with a folder of templates. */
const hosts = ['github', 'cloudflare'] as const;
export type Host = (typeof hosts)[number];

/** @throws AnswerError that names the hosts */
export function readHost(given: string): Host {
  const host = hosts.find((each) => each === given.trim().toLowerCase());
  if (host) return host;
  throw new AnswerError(
    `“${given}” is no host for which there are files; write --host ${hosts.join(' or --host ')}, or leave it out for a server of your own.`,
  );
}

/**
 * The files by which a host checks, builds and publishes a church’s content, by their path. What is in `README.md` comes after what
 * the church’s own says.
 */
export function hostFiles(
  { name, language }: Pick<NewChurch, 'name' | 'language'>,
  host: Host,
  version: Version,
): ReadonlyMap<string, string> {
  // Cloudflare takes small letters, digits and hyphens: https://developers.cloudflare.com/workers/wrangler/configuration/
  const values: Readonly<Record<string, string>> = { ...version, worker: slugOf(name) || 'church' };
  const read = (path: string) =>
    readFileSync(templates + path, 'utf8').replaceAll(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
  const files = new Map([['README.md', read(`readme/${host}.${language}.md`)]]);
  for (const folder of ['shared', host])
    for (const path of readdirSync(templates + folder, { recursive: true, encoding: 'utf8' }))
      if (statSync(`${templates}${folder}/${path}`).isFile()) files.set(path, read(`${folder}/${path}`));
  return files;
}
