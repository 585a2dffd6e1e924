import { contentFolder, contentModelFolder } from './content-folder.ts';

/** `node scripts/content/transfer-content.ts export|import …` is the emulator's command for the site's own content folder and model. */
process.env.CONTENT_FOLDER = contentFolder(process.env);
process.env.CONTENT_MODEL = contentModelFolder;
await import('emulator-for-contentful/command');
