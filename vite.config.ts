import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { wordFilesPlugin } from './app/language/vite-plugin-word-files.ts';
import { buildBase, buildFolder } from './scripts/build-stamp.ts';

/** Shared code is in two chunks instead of twenty, since each costs a request. */
const sharedFiles = {
  groups: [
    { name: 'libraries', test: /node_modules/ },
    {
      name: 'site',
      // What only two pages share, as Safeguarding and /find do, would otherwise be loaded with every page.
      test: /\/(?:app\/(?!pages\/(?:building-a-haven|safeguarding|this-week)\/|components\/(?:CopyButton|Subscribe))|domain\/(?!safeguarding\/)|schedules-in-words\/)/,
      minShareCount: 2,
    },
  ],
};

/**
 * Lets the bundler leave out components of React Router that no page uses: their names, for its debugging tools, are assigned as properties,
 * which a bundler has to take for an effect.
 */
const unusedComponents: Plugin = {
  name: 'unused-components-of-react-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js/ },
    handler: (code) =>
      code
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
        .replaceAll(/^\w+\.displayName = .+;$/gm, ''),
  },
};

export default defineConfig({
  base: buildBase(process.env),
  plugins: [
    wordFilesPlugin(buildFolder(buildBase(process.env))),
    tailwindcss(),
    reactRouter(),
    unusedComponents,
  ],
  // The folder also has what other commands write, such as an exported site; scripts/build.ts removes what is built here.
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: false, modulePreload: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: sharedFiles } } },
    },
  },
});
