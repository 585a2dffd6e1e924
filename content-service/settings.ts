/** How the service is set up. This file is the only one that reads the environment. */
export type Settings = {
  readonly folder: string;
  /** 0 means any free port. */
  readonly port: number;
  readonly space: string;
  readonly environment: string;
  readonly deliveryToken: string;
  readonly previewToken: string | undefined;
  /** The origin in the addresses of assets; where the service listens, if absent. */
  readonly publicUrl: string | undefined;
  /** Whether to read the folder again when it changes. */
  readonly watch: boolean;
};

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

const DEFAULT_PORT = 4000;

/** Reads the settings from environment variables; a variable that is absent or empty has its default. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsResult {
  const problems: string[] = [];
  const text = (name: string) => environment[name] || undefined;
  const port = Number(text('CONTENT_PORT') ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`CONTENT_PORT must be a port number from 0 to 65535, not “${text('CONTENT_PORT')}”.`);
  }
  const publicUrl = text('CONTENT_PUBLIC_URL');
  if (publicUrl !== undefined && !/^https?:\/\/[^/]+(\/.*)?$/.test(publicUrl)) {
    problems.push(`CONTENT_PUBLIC_URL must begin with http:// or https://, not “${publicUrl}”.`);
  }
  const watch = text('CONTENT_WATCH') ?? '0';
  if (watch !== '0' && watch !== '1') problems.push(`CONTENT_WATCH must be 0 or 1, not “${watch}”.`);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    settings: {
      folder: text('CONTENT_FOLDER') ?? './content',
      port,
      space: text('CONTENT_SPACE') ?? 'local',
      environment: text('CONTENT_ENVIRONMENT') ?? 'master',
      deliveryToken: text('CONTENT_TOKEN') ?? 'local-delivery-token',
      previewToken: text('CONTENT_PREVIEW_TOKEN'),
      publicUrl: publicUrl?.replace(/\/+$/, ''),
      watch: watch === '1',
    },
  };
}
