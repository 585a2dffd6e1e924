import type { Space } from 'emulator-for-contentful';
import { churchZone } from '#domain/church/church-zone.ts';
import { isPublicAddress } from '#domain/link/public-address.ts';
import { pageSlug, staticRoutes } from '#domain/page/page-names.ts';
import { publishedEntries, recordOf } from './entry-fields.ts';
import { type FieldFault, type Finding, locate } from './finding.ts';
import { plainness } from './plain-rules.ts';
import { reachProblems } from './reach-rules.ts';
import {
  checkContactName,
  checkHelplines,
  checkLocalContact,
  checkSources,
  type UncheckedContacts,
} from './safeguarding-check.ts';
import { seenByNobody } from './seen-rules.ts';
import { checkAppeals, checkFreshness, checkLinks, missingPages } from './upkeep.ts';
import { answeredPaths, writtenLinks } from './written-links.ts';

/** The one entry on whom to tell, its role, and what is known of it. */
function contactsOf(space: Space): readonly UncheckedContacts[] {
  const roles = new Map(publishedEntries(space, 'role').map(([entry, fields]) => [entry.sys.id, fields]));
  return publishedEntries(space, 'safeguarding').map(([entry, fields]) => {
    const roleId = fields.link('localContact') ?? '';
    const role = roles.get(roleId);
    return {
      type: 'safeguarding',
      id: entry.sys.id,
      localContact: role
        ? {
            id: roleId,
            name: role.text('name'),
            title: role.text('title') ?? '',
            telephone: role.text('telephone'),
            email: role.text('email'),
          }
        : null,
    };
  });
}

/** Whether the Safeguarding page may go up; asked by itself before the site starts. */
export async function checkNamedContact(path: string, space: Space): Promise<readonly Finding[]> {
  return Promise.all(checkLocalContact(contactsOf(space)).map((fault) => locate(path, fault)));
}

/** Every entry with the dates on which somebody checked it, and must again; most kinds have none. */
function datedFacts(space: Space) {
  return publishedEntries(space).map(([entry, fields]) => ({
    ...recordOf(entry),
    lastChecked: fields.text('lastChecked'),
    reviewBy: fields.text('reviewBy'),
  }));
}

function appeals(space: Space) {
  return publishedEntries(space, 'project').flatMap(([{ sys }, fields]) => {
    const asOf = fields.text('asOf');
    return asOf === null ? [] : [{ type: 'project', id: sys.id, asOf }];
  });
}

function safeguarding(space: Space, isPublic: boolean): readonly FieldFault[] {
  const contacts = contactsOf(space);
  const helplines = publishedEntries(space, 'helpline');
  const groups = new Set(helplines.map(([, fields]) => fields.text('group')));
  const sources = helplines.map(([entry, fields]) => ({
    ...recordOf(entry),
    name: fields.text('name') ?? '',
    telephone: fields.text('telephone') ?? '',
    source: fields.text('source'),
  }));
  return [
    ...checkLocalContact(contacts),
    ...checkContactName(contacts),
    ...(contacts[0] === undefined ? [] : checkHelplines(contacts[0], groups)),
    ...reachProblems(space, isPublic),
    ...checkSources(sources),
  ];
}

/**
 * Holds sound content against the rules of upkeep: who must be named, what is stale, what is missing or seen by nobody,
 * what leads nowhere, and what is hard to read.
 * @param path the content folder or the export, to say the line of each fault
 * @param siteUrl the public address for which the content is meant; undefined when nobody has said
 */
export async function checkUpkeepRules(
  path: string,
  space: Space,
  now: Temporal.Instant,
  siteUrl?: string,
): Promise<readonly Finding[]> {
  const today = now.toZonedDateTimeISO(churchZone).toPlainDate().toString();
  const slugs = new Set(publishedEntries(space, 'page').map(([, fields]) => fields.text('slug') ?? ''));
  const missing = missingPages(slugs, staticRoutes.map(pageSlug)).map(
    (slug): FieldFault => ({
      severity: 'warning',
      record: { type: 'page', id: slug },
      field: 'slug',
      message: `The page “${slug}” has no words: add this entry.`,
    }),
  );
  const faults: readonly FieldFault[] = [
    ...safeguarding(space, isPublicAddress(siteUrl)),
    ...checkFreshness(datedFacts(space), today),
    ...checkAppeals(appeals(space), today),
    ...checkLinks(writtenLinks(space), answeredPaths(space)),
    ...missing,
    ...seenByNobody(space),
    ...plainness(space),
  ];
  return Promise.all(faults.map((fault) => locate(path, fault)));
}
