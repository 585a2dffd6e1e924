import { pageNames, pageSlug, staticRoutes } from '#domain/page/page-names.ts';
import { getChurch } from './church.ts';
import type { ContentClient } from './client.ts';
import type { EntryProblem, OnEntryProblem } from './entry-problem.ts';
import { isContentError, NotCached } from './errors.ts';
import { getEvents } from './events.ts';
import { getGiving } from './giving.ts';
import { getNavigation } from './navigation.ts';
import { getNotices } from './notices.ts';
import { getPage } from './pages.ts';
import { getPeople } from './people.ts';
import { getPlaces } from './places.ts';
import { getProject } from './project.ts';
import { getSafeguarding } from './safeguarding.ts';
import { getShortLinks } from './short-links.ts';

const noFallback = { title: '', city: '', telephone: '' };

/**
 * Reads all content that can be had, for what is wrong with it.
 * @param client may know a part of it only
 * @param timeZone the zone in which times are meant
 * @returns each fault once
 */
export async function findProblems(
  client: ContentClient,
  timeZone: string,
): Promise<readonly EntryProblem[]> {
  const found = new Map<string, EntryProblem>();
  const note: OnEntryProblem = (problem) => void found.set(problem.message, problem);
  const readings: readonly Promise<unknown>[] = [
    getNavigation(client, note),
    getChurch(client, noFallback, note),
    getNotices(client, note),
    getEvents(client, timeZone, note),
    getPeople(client, note),
    getPlaces(client, note),
    getGiving(client, note),
    getProject(client, note),
    getSafeguarding(client, note, { choose: (fresh) => fresh }),
    getShortLinks(client, note),
    ...staticRoutes.map((route) => getPage(client, pageSlug(route), pageNames[route], note)),
  ];
  for (const result of await Promise.allSettled(readings)) {
    if (result.status === 'fulfilled') continue;
    const { reason } = result;
    if (!isContentError(reason) && !(reason instanceof NotCached)) throw reason;
  }
  return [...found.values()];
}
