import type { Space } from 'emulator-for-contentful';
import { isPublicAddress } from '#domain/link/public-address.ts';
import { eventKindFaults } from './events/event-rules.ts';
import { type FieldFault, type Finding, locate } from './finding.ts';
import { languageFaults } from './languages/languages.ts';
import { faultsInTranslations } from './languages/translated-space.ts';
import { localeOfSpace } from './published-entries.ts';
import { startFaults } from './refuse-to-start.ts';
import { accountFaults, demonstrationFaults } from './rules/demonstration.ts';
import { freshnessFaults } from './rules/freshness.ts';
import { impressumFaults } from './rules/impressum.ts';
import { linkFaults } from './rules/links.ts';
import { olderFieldFaults } from './rules/older-fields.ts';
import { orphanFaults } from './rules/orphans.ts';
import { pairsOfDaysFaults } from './rules/pairs-of-days.ts';
import { pictureFaults } from './rules/pictures.ts';
import { readabilityFaults } from './rules/readability.ts';
import { settingsFaults } from './rules/settings.ts';
import { shownDaysFaults } from './rules/shown-days.ts';
import { telephoneFaults } from './rules/telephones.ts';
import { missingFacts } from './rules/to-fill-in.ts';
import { reachabilityFaults } from './safeguarding/reachability.ts';
import { safeguardingFaults } from './safeguarding/safeguarding.ts';

/**
 * Checks valid content against all rules but those of time (`events/`): missing contacts,
 * outdated facts, links that lead nowhere, entries that no page shows, and text that is hard to read, in each language.
 * @param path the content folder, or the file of an export
 * @param siteUrl the public address for which the content is meant; undefined when none is set
 */
export async function checkSpace(
  path: string,
  space: Space,
  now: Temporal.Instant,
  siteUrl?: string,
): Promise<readonly Finding[]> {
  const today = now.toZonedDateTimeISO(localeOfSpace(space).zone).toPlainDate().toString();
  const isPublic = isPublicAddress(siteUrl);
  const faultsInWords = async (each: Space) => [
    ...(isPublic ? await demonstrationFaults(each) : []),
    ...reachabilityFaults(each, isPublic),
    ...linkFaults(each),
    ...orphanFaults(each),
    ...pictureFaults(each),
    ...readabilityFaults(each),
  ];
  const inFirst = await faultsInWords(space);
  const faults: readonly FieldFault[] = [
    ...settingsFaults(space),
    ...inFirst,
    ...(isPublic ? accountFaults(space) : []),
    ...missingFacts(space),
    ...impressumFaults(space).map((fault) => (isPublic ? fault : { ...fault, severity: 'warning' as const })),
    ...safeguardingFaults(space),
    ...freshnessFaults(space, today),
    ...eventKindFaults(space),
    ...olderFieldFaults(space),
    ...pairsOfDaysFaults(space),
    ...shownDaysFaults(space),
    ...telephoneFaults(space),
    ...languageFaults(space),
    ...(await faultsInTranslations(space, inFirst, faultsInWords)),
  ];
  const stopping = new Set(isPublic ? startFaults(space).map(keyOf) : []);
  return Promise.all(
    faults.map((fault) =>
      locate(
        path,
        stopping.has(keyOf(fault))
          ? { ...fault, message: `${fault.message} A public site does not start with this.` }
          : fault,
      ),
    ),
  );
}

const keyOf = ({ record, field, message }: FieldFault) =>
  JSON.stringify([record.type, record.id, field, message]);
