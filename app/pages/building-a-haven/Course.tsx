import type { Milestone } from '#domain/church/project.ts';
import { usePageLocale } from '../../language/page-locale.ts';

const stones = {
  done: 'bg-secondary text-primary',
  now: 'bg-tertiary',
  next: 'border-2 border-secondary',
} as const;

/** A milestone as a course of stone: laid, being laid, or only marked out. */
export function Course({ milestone }: { milestone: Milestone }) {
  const { words, currency } = usePageLocale();
  const { title, when, state, cost, summary } = milestone;
  return (
    <li
      className={`grid gap-x-8 gap-y-1 p-5 @min-[40rem]:grid-cols-[10rem_minmax(0,1fr)_auto] ${stones[state]}`}
    >
      <p className="text-sm">
        <strong className="font-bold">{words.giving.project.states[state]}</strong>
        <span className="block">{when}</span>
      </p>
      <div>
        <h3 className="font-bold text-lg">{title}</h3>
        <p className="max-w-text">{summary}</p>
      </div>
      {cost !== undefined && <p className="font-thin text-xl tabular-nums">{words.money(cost, currency)}</p>}
    </li>
  );
}
