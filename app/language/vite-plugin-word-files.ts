import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Language, languages } from '#languages/language.ts';

const id = 'virtual:word-files';
const resolvedId = `\0${id}`;

type ClientManifest = Readonly<Record<string, { readonly file: string } | undefined>>;

function sourceOf(language: Language): string {
  return `languages/${language}/page-words.ts`;
}

function builtFile(manifestFile: string, source: string): string {
  const manifest: ClientManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const built = manifest[source];
  if (built === undefined) throw new Error(`${manifestFile} does not name ${source}.`);
  return built.file;
}

/**
 * Builds a file of each language's words for browsers, and serves `virtual:word-files` to the server: their addresses, so that
 * each page names the one file that it needs.
 * @param buildFolder from the project's folder: the browser's files are in it before the server's are built
 */
export function wordFilesPlugin(buildFolder = 'build'): Plugin {
  return {
    name: 'word-files',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const language of languages) this.emitFile({ type: 'chunk', id: sourceOf(language) });
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loaded) {
      if (loaded !== resolvedId) return undefined;
      const { config, mode } = this.environment;
      const manifest = `${buildFolder}/client/.vite/manifest.json`;
      const files = languages.map((language) => {
        const source = sourceOf(language);
        return [language, config.base + (mode === 'build' ? builtFile(manifest, source) : source)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(files))}`;
    },
  };
}
