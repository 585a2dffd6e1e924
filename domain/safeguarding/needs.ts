import type { Helpline } from './safeguarding.ts';

type Line = Pick<Helpline, 'firstFor'> & { readonly group: string | null };

const isFirstFor = (line: Line, ...worries: Helpline['firstFor']) =>
  worries.some((worry) => line.firstFor.includes(worry));

/** What somebody in need looks for on every Safeguarding page, in any nation, and which lines answer it: one for each condition. */
const conditions = {
  emergency: [({ group }) => group === 'emergency'],
  police: [({ group }) => group === 'police'],
  child: [(line) => isFirstFor(line, 'somebody under 19', 'a child, now or at night')],
  home: [
    (line) => isFirstFor(line, 'a woman hurt at home'),
    (line) => isFirstFor(line, 'a man hurt at home'),
  ],
  crisis: [(line) => isFirstFor(line, 'somebody who cannot go on')],
  deaf: [(line) => isFirstFor(line, 'deaf people')],
  church: [(line) => isFirstFor(line, 'abuse in a church')],
} as const satisfies Readonly<Record<string, readonly ((line: Line) => boolean)[]>>;

export type Need = keyof typeof conditions;

/** The needs for which no line is there. */
export function unmetNeeds(lines: readonly Line[]): readonly Need[] {
  const isMet = (need: Need) => conditions[need].every((condition) => lines.some(condition));
  return (Object.keys(conditions) as Need[]).filter((need) => !isMet(need));
}
