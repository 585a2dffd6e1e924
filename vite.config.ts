import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { palettesPlugin } from './site/theme/vite-plugin-palettes.ts';

/** What pages share comes in two files, not in twenty: each costs a poor phone a request. */
const sharedFiles = {
  groups: [
    { name: 'libraries', test: /node_modules/ },
    { name: 'site', test: /\/site\//, minShareCount: 2 },
  ],
};

export default defineConfig({
  plugins: [palettesPlugin(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedFiles } } } },
  },
});
