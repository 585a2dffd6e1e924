import type { Space } from 'emulator-for-contentful';
import { type HelplineGroup, helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import {
  checkUnreachable,
  contactsName,
  reachFields,
  unreachableIn,
  type WayOfEntry,
  waysOf,
} from '#domain/safeguarding/unreachable-contacts.ts';
import { type PublishedEntry, publishedEntries, recordOf } from './entry-fields.ts';
import { type FieldFault, type Finding, locate } from './finding.ts';

/** Whether every number and address on the Safeguarding page can reach somebody; asked by itself before a public site starts. */
export async function checkReach(path: string, space: Space): Promise<readonly Finding[]> {
  return Promise.all(checkUnreachable(waysToReach(space), true).map((fault) => locate(path, fault)));
}

/**
 * What gives numbers and addresses that reach nobody: the Safeguarding page, and for a public site every other entry.
 * @param isPublic whether people in need may come to the site
 */
export function reachProblems(space: Space, isPublic: boolean): readonly FieldFault[] {
  return [...checkUnreachable(waysToReach(space), isPublic), ...(isPublic ? inventedElsewhere(space) : [])];
}

/** The other entries that give numbers and addresses which reach nobody, in one warning. */
function inventedElsewhere(space: Space): readonly FieldFault[] {
  const pathOf = ({ type, id }: FieldFault['record']) => `${type}/${id}`;
  const seen = new Set(waysToReach(space).map(({ record }) => pathOf(record)));
  const invented = publishedEntries(space).flatMap(([{ sys, fields }]) => {
    const record = recordOf({ sys, fields });
    const field = Object.keys(fields).find((name) => unreachableIn(JSON.stringify(fields[name])).length > 0);
    return field === undefined || seen.has(pathOf(record)) ? [] : [{ record, field }];
  });
  const [first] = invented;
  if (first === undefined) return [];
  const paths = invented.map(({ record }) => pathOf(record)).join(', ');
  return [
    {
      severity: 'warning',
      ...first,
      message: `Numbers and addresses that are invented and reach nobody are also in ${paths}. Write your own church’s.`,
    },
  ];
}

/** Every way to reach somebody on the Safeguarding page: the person in the church, the diocese, the helplines, its own words. */
function waysToReach(space: Space): readonly WayOfEntry[] {
  const contacts = publishedEntries(space, 'safeguarding');
  const named = new Set(contacts.map(([, fields]) => fields.link('localContact')));
  const roles = publishedEntries(space, 'role').filter(([{ sys }]) => named.has(sys.id));
  const pages = publishedEntries(space, 'page').filter(
    ([, fields]) => fields.text('slug') === 'safeguarding',
  );
  const waysIn = ([entry, fields]: PublishedEntry, name: string, group: HelplineGroup) => {
    // In a rich text numbers and addresses are words, or what the words lead to.
    const words = (field: string) => fields.text(field) ?? JSON.stringify(fields.value(field));
    const said = Object.fromEntries(reachFields.map((field) => [field, words(field)]));
    return waysOf({ ...said, name, group }).map((way) => ({ ...way, record: recordOf(entry) }));
  };
  return [
    ...roles.flatMap((role) => waysIn(role, role[1].text('title') ?? '', 'local')),
    ...contacts.flatMap((each) => waysIn(each, contactsName, 'outside')),
    ...publishedEntries(space, 'helpline').flatMap((each) => {
      const group = helplineGroups.find((group) => group === each[1].text('group')) ?? 'helpline';
      return waysIn(each, each[1].text('name') ?? '', group);
    }),
    ...pages.flatMap((each) => waysIn(each, 'the words of the page', 'local')),
  ];
}
