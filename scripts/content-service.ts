import { randomBytes } from 'node:crypto';
import { readSettings, startEmulator } from 'emulator-for-contentful';
import { withMigration } from '#cms/older-fields.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { webhookPath } from '#server/webhook/webhook.ts';
import { contentFolder, contentModelFolder, olderFileFault } from './content/content-folder.ts';

/** The embedded service's space and tokens: it listens on loopback only, so these are no secrets. */
export const embedded = {
  CONTENT_SPACE: 'local',
  CONTENT_ENVIRONMENT: 'master',
  CONTENT_TOKEN: 'local-delivery-token',
  CONTENT_PREVIEW_TOKEN: 'local-preview-token',
} as const;

/**
 * The settings of a site for an embedded service, but for its address. The site stores no snapshot on disk, since the content
 * is there as files and the two start and stop together.
 */
export const embeddedSite = { ...embedded, CACHE_DIR: 'none' } as const;

/**
 * Names an invented contact for a site on this machine only, so that every part of the site can be seen. A site that
 * has a public address has only the contact of its settings.
 */
export function demonstrationContact(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const isPublic = Boolean(environment.SITE_URL?.trim());
  if (isPublic || environment.SECURITY_CONTACT !== undefined) return {};
  return { SECURITY_CONTACT: 'mailto:security@example.org' };
}

/** The running embedded content service. */
export type ContentService = Awaited<ReturnType<typeof startContentService>>;

/**
 * Starts the embedded content service in this process, on a free port. It and the site share the webhook's secret: the
 * operator's, or else a random one.
 * @throws SettingsError when a setting of the service cannot be read; ContentError when its content cannot be served
 */
export async function startContentService(environment: NodeJS.ProcessEnv) {
  const secret = environment.WEBHOOK_SECRET?.trim() || randomBytes(32).toString('hex');
  const own = {
    ...embedded,
    CONTENT_FOLDER: contentFolder(environment),
    CONTENT_MODEL: contentModelFolder,
    CONTENT_PORT: '0',
    CONTENT_WEBHOOK_SECRET: secret,
  };
  const older = olderFileFault(own.CONTENT_FOLDER);
  if (older !== undefined) process.stderr.write(`${older.file}: ${older.message}\n`);
  const read = readSettings({ ...environment, ...own });
  if (!read.ok) throw new SettingsError(read.problems.join('\n'));
  const log = (message: string) => void process.stderr.write(`${withMigration(message)}\n`);
  const { url, addWebhook, reload, close } = await startEmulator({ ...read.settings, log });
  return {
    /** The settings of a site that shows this content. */
    siteSettings: { ...contentServiceSettings(url), WEBHOOK_SECRET: secret },
    /** Calls a site when content changes. Its address is known only once it listens. */
    callOnChange: (siteUrl: string) => addWebhook(`${siteUrl}${webhookPath}`),
    /** Reads the content again at once; it does so automatically a moment after a file has changed. */
    reload,
    close,
  };
}

/** The settings of a site for an embedded service. @param url the address of the service's API */
export function contentServiceSettings(url: string): Record<string, string> {
  return { ...embeddedSite, CONTENT_ENDPOINT: url, CONTENT_PROBLEMS_URL: new URL('/problems', url).href };
}
