import { formatProblem, type ReadContent, type Space } from 'emulator-for-contentful';
import { faultyFileText } from 'emulator-for-contentful/folder';
import { SettingsError } from '#server/settings/setting.ts';
import { type FieldFault, locate } from './finding.ts';
import { accountFaults } from './rules/demonstration.ts';
import { impressumFaults } from './rules/impressum.ts';
import { emergencyFaults } from './safeguarding/needs.ts';
import { safeguardingReachability } from './safeguarding/reachability.ts';
import { localContactFaults } from './safeguarding/safeguarding.ts';

/**
 * What a public site does not start with: a Safeguarding page without somebody who can be reached, without a number for an emergency, or
 * with invented numbers, an invented account, and in Germany no Impressum.
 */
export function startFaults(space: Space): readonly FieldFault[] {
  return [
    ...localContactFaults(space),
    ...safeguardingReachability(space, true),
    ...accountFaults(space),
    ...emergencyFaults(space),
    ...impressumFaults(space),
  ];
}

/**
 * Refuses to start a public site with embedded content whose Safeguarding page names nobody who can be reached, or no number for an
 * emergency, or has a number or an address that reaches nobody, whose bank account is invented, or that has no Impressum in Germany, since no earlier page could be served instead. Sites with
 * another content service check all but the account themselves (`server/start-check.ts`). Any other fault is left to the embedded
 * service, which reports it.
 * @param content as the embedded service has read it
 * @param path of the content folder or the export
 * @throws SettingsError that names file and line of the first fault, and the files left out, which may be its cause
 */
export async function refuseUnsafeContacts(
  { space, faulty }: Pick<ReadContent, 'space' | 'faulty'>,
  path: string,
): Promise<void> {
  const inWords = async (fault: FieldFault) => formatProblem(await locate(path, fault));
  const [first, ...others] = startFaults(space);
  if (first === undefined) return;
  const skipped = faulty.filter(({ outcome }) => outcome === 'left-out').map(faultyFileText);
  const more =
    others.length === 0 ? '' : ` There are ${others.length} more: npm run content:check names each.`;
  throw new SettingsError([...skipped, (await inWords(first)) + more].join('\n'));
}
