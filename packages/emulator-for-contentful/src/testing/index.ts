/** Helpers for tests of content: a temporary content folder, and an import into a fake of the Management API. */
export { contentFolder } from './content-folder.ts';
export { type ManagementApi, startManagementApi } from './management-api.ts';
export { officialImport } from './official-import.ts';
