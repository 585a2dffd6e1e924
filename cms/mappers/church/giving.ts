import type { Giving, WayToGive } from '#domain/church/giving.ts';
import type { Milestone, Project } from '#domain/church/project.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { pagePath } from '#domain/page/page.ts';
import type { Fields } from '../../content-entries.ts';
import { oneOf, optional, parseDay, required, textsOf } from '../fields.ts';
import { listMapper, nameOf, targetOf, wordsFrom } from '../mapping.ts';
import { mapRichText } from '../page/rich-text.ts';

/** An account has an IBAN, or a sort code and a number as in the United Kingdom; some have both. */
function mapAccount(
  wire: Partial<Fields<'giving'>>,
): Pick<Giving['bank'], 'sortCode' | 'accountNumber' | 'iban'> {
  const { sortCode, accountNumber, iban } = wire;
  const entry = nameOf('giving', wire);
  const isBritish = !iban || sortCode || accountNumber;
  return {
    sortCode: isBritish ? required(entry, 'sortCode', sortCode) : undefined,
    accountNumber: isBritish ? required(entry, 'accountNumber', accountNumber) : undefined,
    iban: iban || undefined,
  };
}

/** The usual ways to give; the site shows the first. */
export const mapGiving = listMapper('giving', (wire, mapping, entry): Giving => {
  const url = safeHref(wire.onlineUrl);
  const { textNumber: number, textKeyword: keyword } = wire;
  const text = number && keyword ? { number, keyword, note: wire.textWords ?? undefined } : undefined;
  return {
    id: wire.sys.id,
    bank: {
      accountName: required(entry, 'accountName', wire.accountName),
      ...mapAccount(wire),
      reference: required(entry, 'reference', wire.reference),
    },
    ...optional(wire, 'regularWords', 'onceWords', 'bankSafety'),
    online: url ? { url, provider: wire.onlineProvider ?? undefined } : undefined,
    text: text && wordsFrom(text, mapping, 'giving', wire, { note: 'textWords' }),
    giftAid: mapRichText(wire.giftAid, mapping.targets),
    giftAidUrl: safeHref(wire.giftAidUrl),
    lastChecked: parseDay(wire.lastChecked),
  };
});

/** Further ways to give online, in the order of content. */
export const mapWaysToGive = listMapper(
  'wayToGive',
  (wire, _, entry): WayToGive => ({
    title: required(entry, 'title', wire.title),
    url: required(entry, 'url', safeHref(wire.url)),
    ...optional(wire, 'summary'),
  }),
);

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
    story: mapRichText(wire.story, targets),
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
