import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { palettesPlugin } from './site/theme/vite-plugin-palettes.ts';

export default defineConfig({
  plugins: [palettesPlugin(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
