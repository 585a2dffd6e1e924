import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { palettesPlugin } from './app/styles/vite-plugin-palettes.ts';

/** What pages share comes in two files, not in twenty: each costs a poor phone a request. */
const sharedFiles = {
  groups: [
    { name: 'libraries', test: /node_modules/ },
    { name: 'site', test: /\/(?:app|domain)\//, minShareCount: 2 },
  ],
};

/**
 * Has V8 compile a file's functions while it comes, beside the page, and not one by one at the first click. Other engines
 * read it as the comment it is.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  plugins: [palettesPlugin(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: sharedFiles, postBanner: compileHint } } },
    },
  },
});
