import { installedPackage } from './installed-package.js';

const { plugins, test } = installedPackage('schedules-in-words');

export default {
  plugins,
  test: {
    ...test,
    // It starts a process of the sources.
    exclude: [...test.exclude, '**/server-zone.test.ts'],
    setupFiles: [...test.setupFiles, './temporal.js'],
  },
};
