import { fileURLToPath } from 'node:url';
import { editorBundle, fingerprint, isBuilt, markBuilt } from './build-stamp.ts';
import { bundleForNode } from './bundle-for-node.ts';

/**
 * Bundles the editing page, unless the bundle in `build/editor/` was made from the same files: its process, since Node.js reads
 * no `.tsx`, and in `assets/` what browsers load of it. It takes some two seconds.
 */
export async function buildEditor(): Promise<void> {
  if (isBuilt(editorBundle)) return;
  const inputs = fingerprint(editorBundle);
  const input = { main: 'editorial/start/main.ts', 'edit-password': 'editorial/start/edit-password.ts' };
  await bundleForNode({ input, outDir: 'build/editor', emptyOutDir: true });
  const { build } = await import('vite');
  await build({
    root: fileURLToPath(new URL('../', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
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
