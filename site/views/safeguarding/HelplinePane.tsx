import type { Helpline } from '#site/domain/safeguarding.ts';
import { telephoneHref } from '#site/domain/telephone.ts';
import { Day } from '#site/ui/Day/Day.tsx';

/** A number to ring, whom it is for, and when someone last checked it; in an emergency inverted, the site's one alarm. */
export function HelplinePane({ helpline }: { helpline: Helpline }) {
  const { name, telephone, group, forWhom, when, lastChecked } = helpline;
  return (
    <div
      className={`grid content-start gap-1 p-5 ${group === 'emergency' ? 'bg-secondary text-primary' : 'bg-tertiary'}`}
    >
      <h3 className="font-bold">
        {name}
        {when && <span className="font-thin"> {when}</span>}
      </h3>
      <a href={telephoneHref(telephone)} className="w-fit py-1 font-bold text-2xl tabular-nums">
        {telephone}
      </a>
      <p>{forWhom}</p>
      <p className="text-sm">
        Checked on <Day date={lastChecked} />
      </p>
    </div>
  );
}
