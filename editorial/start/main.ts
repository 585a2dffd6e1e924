import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent, sourceAt } from 'emulator-for-contentful';
import { startEditor } from '#content-editor';
import { contentFolder, contentModelFolder, demonstrationFolder } from '#scripts/content/content-folder.ts';
import { runCommand } from '#scripts/run-command.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { siteRules } from '../forms/editor-adapter.ts';
import { dates } from '../forms/event-layout.ts';
import { hints, protection } from '../forms/form-layout.ts';
import { editSettings } from './edit-settings.ts';
import { openBrowser } from './open-browser.ts';
import { siteBeside } from './start-site-process.ts';

/**
 * `npm run edit`, built as `build/editor/main.js` (scripts/build-editor.ts): the editing page, and beside it the site, unless that runs already. It opens the page in the browser. See
 * docs/editing.md, and for its settings docs/operating.md.
 */
const assets = ['assets', '../client/assets'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

async function edit(): Promise<void> {
  const settings = editSettings(process.env);
  const folder = contentFolder(process.env);
  if (folder.endsWith('.json'))
    throw new SettingsError(
      `${folder} is an export, which cannot be edited: name a content folder in CONTENT_FOLDER.`,
    );
  if (!existsSync(folder))
    throw new SettingsError(
      `There is no folder ${folder}: name the church’s content folder in CONTENT_FOLDER.`,
    );
  const reading = await readContent(sourceAt(folder, contentModelFolder));
  if (!reading.ok)
    throw new SettingsError(reading.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  const site = siteBeside(settings);
  const editor = await startEditor(
    {
      ...settings,
      ...{ folder, protection, hints, assets },
      rules: siteRules(() => Temporal.Now.instant(), { folder, siteUrl: settings.siteUrl }),
      dates,
      siteUrl: site.url,
      // Over a network it runs on the church's server, beside the site that reads the same folder.
      isOfSite: (settings.signIn ?? settings.proxy) !== undefined,
    },
    reading.space.contentTypes,
  );
  const stop = () => void Promise.all([editor.close(), site.stop()]).then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const { address } = editor;
  process.stdout.write(
    `\nThe editing page is at ${address}\nIt changes the files in ${folder}.\nPress Ctrl-C to stop.\n`,
  );
  if (folder === demonstrationFolder)
    process.stdout.write('It is the invented church. A folder for yours: npm run church:new\n');
  if (settings.opensBrowser) openBrowser(address);
  await site.start();
}

await runCommand(edit);
