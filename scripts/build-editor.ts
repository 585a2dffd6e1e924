import { fileURLToPath } from 'node:url';
import { editorBundle, fingerprint, isBuilt, markBuilt } from './build-stamp.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Bundles the editing page, unless the bundle in `build/editor/` was made from the same files: its process, since Node.js reads
 * no `.tsx`, and in `assets/` what browsers load of it. It takes some two seconds.
 */
export async function buildEditor(): Promise<void> {
  if (isBuilt(editorBundle)) return;
  const inputs = fingerprint(editorBundle);
  const { build } = await import('vite');
  const every = { root, configFile: false, logLevel: 'error', publicDir: false } as const;
  await build({
    ...every,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['react-router', 'rrule-temporal', 'sharp'] },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: 'build/editor',
      emptyOutDir: true,
      rolldownOptions: {
        input: ['editorial/forms/main.ts', 'editorial/forms/edit-password.ts'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: false },
      },
    },
  });
  await build({
    ...every,
    base: '/assets/',
    build: {
      target: 'es2022',
      outDir: 'build/editor/assets',
      assetsDir: '',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'packages/content-editor/src/client/editor.ts',
        output: { entryFileNames: 'editor.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  markBuilt(editorBundle, inputs);
}

if (import.meta.main) await buildEditor();
