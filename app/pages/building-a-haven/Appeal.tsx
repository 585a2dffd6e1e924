import { type Project, percentRaised } from '#domain/church/project.ts';
import { Day } from '../../components/Day/Day.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { poundsInWords } from './money.ts';

/** How far the appeal has come, in words and as a bar. */
export function Appeal({ project }: { project: Pick<Project, 'raised' | 'target' | 'asOf'> }) {
  const { raised, target, asOf } = project;
  const sums = `${poundsInWords(raised)} of ${poundsInWords(target)}`;
  return (
    <div className="grid max-w-wide gap-3">
      <p className="text-xl tabular-nums">
        <strong className="font-bold">{poundsInWords(raised)}</strong>{' '}
        <span className="font-thin">
          raised of {poundsInWords(target)}, {percentRaised(project)}% of the way
        </span>
      </p>
      <ProgressBar value={raised} max={target} label={`Raised: ${sums}`} />
      <p className="text-sm">
        As of <Day date={asOf} />.
      </p>
    </div>
  );
}
