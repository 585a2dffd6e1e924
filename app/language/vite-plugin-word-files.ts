import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Language, languages } from '#languages/language.ts';

const id = 'virtual:word-files';
const resolvedId = `\0${id}`;

/** From the project's folder: written while the browser's files are built, before the server's. */
const manifestFile = 'build/client/.vite/manifest.json';

type ClientManifest = Readonly<Record<string, { readonly file: string } | undefined>>;

function sourceOf(language: Language): string {
  return `languages/${language}/page-words.ts`;
}

function builtFile(manifest: ClientManifest, source: string): string {
  const built = manifest[source];
  if (built === undefined) throw new Error(`${manifestFile} does not name ${source}.`);
  return built.file;
}

/**
 * Builds a file of each language's words for browsers, and serves `virtual:word-files` to the server: their addresses, so that
 * each page names the one file that it needs.
 */
export function wordFilesPlugin(): Plugin {
  return {
    name: 'word-files',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const language of languages) this.emitFile({ type: 'chunk', id: sourceOf(language) });
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loaded) {
      if (loaded !== resolvedId) return undefined;
      const isBuilt = this.environment.mode === 'build';
      const manifest: ClientManifest = isBuilt ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
      const addressOf = (source: string) => `/${isBuilt ? builtFile(manifest, source) : source}`;
      const files = languages.map((language) => [language, addressOf(sourceOf(language))]);
      return `export default ${JSON.stringify(Object.fromEntries(files))}`;
    },
  };
}
