import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { installedPackage } from './installed-package.js';

// The graphql that the package itself loads: objects of two copies do not know each other.
const ofPackage = (id, importer) => (id === 'graphql' ? createRequire(importer).resolve(id) : undefined);
const { test, plugins } = installedPackage('emulator-for-contentful', ofPackage);

// Most tests wait for other processes.
export default { plugins, test: { ...test, maxWorkers: availableParallelism() + 1 } };
