import type { Heading } from '#domain/page/page-heading.ts';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { SectionHeading } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';
import { CheckedOn } from '../../language/Sentence.tsx';

/** The anchor of the numbers for people who cannot hear or speak. */
export const speechId = 'speech';

interface DangerCardProps {
  heading: Heading;
  helpline: Helpline;
  /** The heading of the numbers for people who cannot hear or speak, further down; undefined when there are none. */
  speech: Heading | undefined;
}

/** The number for immediate danger, which nobody can overlook. */
export function DangerCard({ heading, helpline, speech }: DangerCardProps) {
  const { safeguarding } = useWords();
  return (
    <section className="mt-3 grid max-w-wide bg-secondary px-3 py-1.5 text-primary sm-md:mt-8 sm-md:p-5 forced-colors:border-2 [&_a]:focus-visible:outline-primary">
      <div className="flex flex-wrap items-center justify-between gap-x-6 sm-md:justify-start sm-md:gap-x-10">
        <SectionHeading
          {...heading}
          className="max-w-[6em] font-bold text-xl leading-tight sm-md:max-w-none"
        />
        {helpline.telephone && (
          <TelephoneLink
            number={helpline.telephone}
            className="target pb-1 font-bold text-[min(4rem,28vw)] tabular-nums leading-none decoration-[0.07em] underline-offset-[0.1em] sm-md:text-[5.5rem]"
          />
        )}
      </div>
      <p className="mt-1 max-w-text leading-snug max-sm-md:text-sm">
        <span className="font-medium">{safeguarding.availability(helpline)}</span>{' '}
        <span lang={helpline.language}>{helpline.forWhom}</span>
      </p>
      {speech && (
        <a href={`#${speechId}`} className="target w-fit">
          {[speech.title, speech.qualifier].filter(Boolean).join(' ')}
        </a>
      )}
      <CheckedOn date={helpline.lastChecked} className="mt-1" />
    </section>
  );
}
