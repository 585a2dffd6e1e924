import { faultsIn, readContent, type Space, sourceAt } from 'emulator-for-contentful';
import { withMigration } from '#cms/older-fields.ts';
import { isPublicAddress } from '#domain/link/public-address.ts';
import { contentModelFolder, olderFileFault } from '#server/settings/content-folder.ts';
import { checkSpace } from './check-space.ts';
import { checkEvents } from './events/check-events.ts';
import type { Finding } from './finding.ts';
import { demonstrationFiles } from './rules/demonstration.ts';
import { checkOutageText } from './rules/to-fill-in.ts';

/** The content as it was read, without the entries that have faults, and everything that is wrong with it. */
export interface CheckedFolder {
  /** Undefined when nothing can be read, for example without a model. */
  readonly space: Space | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Finds everything that is wrong with a content folder: faults against the content model, then against the church's own rules.
 * @param folder a content folder, or the file of an export
 * @param siteUrl the public address for which the content is meant; undefined when none is set
 */
export async function checkFolder(
  folder: string,
  now: Temporal.Instant,
  siteUrl?: string,
): Promise<CheckedFolder> {
  const [outage, reading] = await Promise.all([
    checkOutageText(folder),
    readContent(sourceAt(folder, contentModelFolder)),
  ]);
  const older = olderFileFault(folder);
  const files: Finding[] = [
    ...(older ? [{ ...older, line: 1, severity: 'error' } as const] : []),
    ...outage,
    ...(isPublicAddress(siteUrl) ? demonstrationFiles(folder) : []),
  ];
  const faults = faultsIn(reading).map(
    ({ message, ...place }): Finding => ({ ...place, message: withMigration(message), severity: 'error' }),
  );
  if (!reading.ok) return { space: undefined, findings: [...files, ...faults] };
  files.push(...reading.warnings.map((each): Finding => ({ ...each, severity: 'warning' })));
  const { space, faulty } = reading;
  // While an entry is left out for its faults, what refers to it seems to be wrong too. So until all entries are read, only
  // the errors of events count.
  const isComplete = faulty.every(({ outcome }) => outcome === 'served');
  const [events, others] = await Promise.all([
    checkEvents(folder, space, now),
    isComplete ? checkSpace(folder, space, now, siteUrl) : [],
  ]);
  const ofEvents = events.filter(({ severity }) => isComplete || severity === 'error');
  return { space, findings: [...files, ...faults, ...ofEvents, ...others] };
}
