import { type Project, percentRaised } from '#domain/church/project.ts';
import { usePageLocale } from '../../language/page-locale.ts';
import { Day, Sentence } from '../../language/Sentence.tsx';

/** How far the appeal has come, in words and as a bar. */
export function Appeal({ project }: { project: Pick<Project, 'raised' | 'target' | 'asOf'> }) {
  const { raised, target, asOf } = project;
  const { words, currency } = usePageLocale();
  const { project: says } = words.giving;
  const [sum, goal] = [words.money(raised, currency), words.money(target, currency)];
  return (
    <div className="grid max-w-wide gap-3">
      <p className="text-xl tabular-nums">
        <strong className="font-bold">{sum}</strong>{' '}
        <span className="font-thin">{says.raisedOf(goal, percentRaised(project))}</span>
      </p>
      <progress
        value={Math.min(raised, target)}
        max={target}
        aria-label={says.progress(sum, goal)}
        className="progress-bar"
      />
      <p className="text-sm">
        <Sentence text={says.asOf} inserts={{ date: <Day date={asOf} /> }} />
      </p>
    </div>
  );
}
