import type { Milestone, Project } from '#domain/church/project.ts';
import type { ContentClient } from './client.ts';
import { firstGood, keepGood, type OnEntryProblem, oneOf, required } from './entry-problem.ts';
import { Project as ProjectOperation, type ProjectQuery } from './generated/operations.ts';
import { parseDay } from './mappers/day.ts';
import { parsePerson } from './mappers/person.ts';

type Wire = NonNullable<NonNullable<ProjectQuery['projectCollection']>['items'][number]>;
type MilestoneWire = NonNullable<NonNullable<Wire['milestonesCollection']>['items'][number]>;

function parseMilestone(wire: MilestoneWire): Milestone {
  const entry = `milestone ${wire.title ?? ''}`;
  return {
    title: required(entry, 'title', wire.title),
    when: wire.when ?? '',
    state: oneOf(entry, 'state', wire.state, ['done', 'now', 'next']),
    cost: wire.cost ?? undefined,
    summary: wire.summary ?? '',
  };
}

function parseProject(wire: Wire, onProblem: OnEntryProblem): Project {
  return {
    title: required('project', 'title', wire.title),
    target: required('project', 'target', wire.target),
    raised: required('project', 'raised', wire.raised),
    asOf: required('project', 'asOf', parseDay(wire.asOf)),
    nextStep: wire.nextStep ?? '',
    ifMissed: wire.ifMissed ?? '',
    ifPassed: wire.ifPassed ?? '',
    restrictedFund: wire.restrictedFund ?? '',
    waysToHelp: (wire.waysToHelp ?? []).filter((way) => way !== null),
    contact: firstGood([wire.contact ?? null], parsePerson, onProblem),
    milestones: keepGood(wire.milestonesCollection?.items, parseMilestone, onProblem),
  };
}

/**
 * The community project with its appeal.
 * @returns undefined when content has none
 * @throws ContentError
 */
export async function getProject(
  client: ContentClient,
  onProblem: OnEntryProblem,
): Promise<Project | undefined> {
  const answer = await client.query(ProjectOperation, {});
  return firstGood(answer.projectCollection?.items, (wire) => parseProject(wire, onProblem), onProblem);
}
