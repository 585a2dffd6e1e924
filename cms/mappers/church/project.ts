import type { Milestone, Project } from '#domain/church/project.ts';
import { pagePath } from '#domain/page/page.ts';
import { oneOf, parseDay, required, textsOf } from '../fields.ts';
import { listMapper, targetOf } from '../mapping.ts';
import { mapRichTextPart } from '../page/rich-text.ts';

const mapMilestones = listMapper(
  'milestone',
  (wire, _, entry): Milestone => ({
    title: required(entry, 'title', wire.title),
    when: wire.when ?? '',
    state: oneOf(entry, 'state', wire.state, ['done', 'now', 'next']),
    cost: wire.cost ?? undefined,
    summary: wire.summary ?? '',
  }),
);

/** The page that shows the project, where the project names no other. */
const defaultPath = pagePath('building-a-haven');

/** Community projects with their appeals; the site shows the first. */
export const mapProjects = listMapper('project', (wire, mapping, entry): Project => {
  const { targets } = mapping;
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
});
