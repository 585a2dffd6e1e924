import type { Milestone, Project } from '#domain/church/project.ts';
import { pagePath } from '#domain/page/page.ts';
import type { Pages } from '#domain/page/page-names.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { oneOf, parseDay, required, textsOf } from '../fields.ts';
import { type Collection, type EntryOf, type Mapping, mapEntries, mapPart, targetOf } from '../mapping.ts';
import { mapRichText } from '../page/rich-text.ts';

type ProjectWire = EntryOf<AllFactsQuery['projectCollection']>;
type MilestoneWire = EntryOf<ProjectWire['milestonesCollection']>;

function mapMilestone(wire: MilestoneWire): Milestone {
  const entry = `milestone ${wire.title ?? ''}`;
  return {
    title: required(entry, 'title', wire.title),
    when: wire.when ?? '',
    state: oneOf(entry, 'state', wire.state, ['done', 'now', 'next']),
    cost: wire.cost ?? undefined,
    summary: wire.summary ?? '',
  };
}

/** The slug of the page that shows the project, where the project names no other. */
const usualSlug = 'building-a-haven';

function mapAppeal(
  wire: ProjectWire,
  { textPages }: Pick<Pages, 'textPages'>,
  { targets, report }: Mapping,
): Project {
  const entry = 'project';
  return {
    path: targetOf(wire.page, targets.paths) ?? (textPages.has(usualSlug) ? pagePath(usualSlug) : undefined),
    title: required(entry, 'title', wire.title),
    target: required(entry, 'target', wire.target),
    raised: required(entry, 'raised', wire.raised),
    asOf: required(entry, 'asOf', parseDay(wire.asOf)),
    story: mapPart(entry, () => mapRichText(entry, 'story', wire.story, targets), [], report),
    nextStep: wire.nextStep ?? '',
    ifMissed: wire.ifMissed ?? '',
    ifPassed: wire.ifPassed ?? '',
    restrictedFund: wire.restrictedFund ?? '',
    waysToHelp: textsOf(wire.waysToHelp),
    giftExamples: textsOf(wire.giftExamples),
    contact: targetOf(wire.contact, targets.people),
    milestones: mapEntries('milestone', wire.milestonesCollection, mapMilestone, report),
  };
}

/**
 * The community project with its appeal.
 * @returns undefined when content has none
 */
export function mapProject(
  collection: Collection<ProjectWire>,
  pages: Pick<Pages, 'textPages'>,
  mapping: Mapping,
): Project | undefined {
  return mapEntries('project', collection, (wire) => mapAppeal(wire, pages, mapping), mapping.report)[0];
}
