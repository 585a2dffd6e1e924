import type { RichText } from '../page/rich-text.ts';
import type { Path } from '../page/route-pattern.ts';
import type { Person } from './person.ts';

export interface Milestone {
  readonly title: string;
  /** As the editor wrote it: "spring 2027". */
  readonly when: string;
  readonly state: 'done' | 'now' | 'next';
  /** In whole units of the church's currency. */
  readonly cost: number | undefined;
  readonly summary: string;
}

/** The community project and its appeal; sums in whole units of the church's currency. */
export interface Project {
  /** The path of the page about it; undefined when the church has no such page. */
  readonly path: Path | undefined;
  readonly title: string;
  readonly target: number;
  readonly raised: number;
  /** The day for which `raised` is true, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** How it began, what it will be and who it is for. */
  readonly story: RichText;
  readonly nextStep: string;
  readonly ifMissed: string;
  readonly ifPassed: string;
  readonly restrictedFund: string;
  readonly waysToHelp: readonly string[];
  /** "£25 pays for a square foot of floor." */
  readonly giftExamples: readonly string[];
  readonly contact: Person | undefined;
  readonly milestones: readonly Milestone[];
}

/**
 * The share of the target that is raised.
 * @returns whole per cent, rounded down, so that 100 means reached; more than 100 once the target is passed
 */
export function percentRaised({ raised, target }: Pick<Project, 'raised' | 'target'>): number {
  return target > 0 ? Math.floor((raised / target) * 100) : 0;
}
