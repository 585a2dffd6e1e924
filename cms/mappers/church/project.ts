import type { Milestone, Project } from '#domain/church/project.ts';
import { pagePath } from '#domain/page/page.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { oneOf, parseDay, required, textsOf } from '../fields.ts';
import { type EntryOf, listMapper, type Mapping, nameOf, targetOf } from '../mapping.ts';
import { mapRichTextPart } from '../page/rich-text.ts';

type ProjectWire = EntryOf<ChurchFactsQuery['projectCollection']>;
type MilestoneWire = EntryOf<ProjectWire['milestonesCollection']>;

function mapMilestone(wire: MilestoneWire): Milestone {
  const entry = nameOf('milestone', wire);
  return {
    title: required(entry, 'title', wire.title),
    when: wire.when ?? '',
    state: oneOf(entry, 'state', wire.state, ['done', 'now', 'next']),
    cost: wire.cost ?? undefined,
    summary: wire.summary ?? '',
  };
}

const mapMilestones = listMapper('milestone', mapMilestone);

/** The page that shows the project, where the project names no other. */
const defaultPath = pagePath('building-a-haven');

function mapProject(wire: ProjectWire, mapping: Mapping): Project {
  const { targets } = mapping;
  const entry = nameOf('project', wire);
  const paths = [...targets.paths.values()];
  return {
    path: targetOf(wire.page, targets.paths) ?? paths.find((path) => path === defaultPath),
    title: required(entry, 'title', wire.title),
    target: required(entry, 'target', wire.target),
    raised: required(entry, 'raised', wire.raised),
    asOf: required(entry, 'asOf', parseDay(wire.asOf)),
    story: mapRichTextPart(entry, 'story', wire.story, mapping),
    nextStep: wire.nextStep ?? '',
    ifMissed: wire.ifMissed ?? '',
    ifPassed: wire.ifPassed ?? '',
    restrictedFund: wire.restrictedFund ?? '',
    waysToHelp: textsOf(wire.waysToHelp),
    giftExamples: textsOf(wire.giftExamples),
    contact: targetOf(wire.contact, targets.people),
    milestones: mapMilestones(wire.milestonesCollection, mapping),
  };
}

/** Community projects with their appeals; the site shows the first. */
export const mapProjects = listMapper('project', mapProject);
