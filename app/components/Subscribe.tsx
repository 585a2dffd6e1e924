import type { CalendarLinks } from '#domain/calendar/add-links.ts';
import { useWords } from '../language/page-locale.ts';
import { Sentence } from '../language/Sentence.tsx';
import { ExternalLink } from '../navigation/Link.tsx';
import { LongAddress } from './contact/ContactLinks.tsx';

const target = 'target inline-block';

/** How to subscribe to a calendar, so that it follows every change, and how soon it does. */
export function Subscribe({ label, calendar }: { label: string; calendar: CalendarLinks }) {
  const { webcal, google, https } = calendar;
  const { subscribe } = useWords().components;
  return (
    <div className="grid max-w-text gap-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>
          <a href={webcal} className={`${target} font-bold`}>
            {label}
          </a>
        </li>
        <li>
          {/* Most Android phones have no program that opens webcal addresses. */}
          <ExternalLink href={google} className={`${target} font-bold`}>
            {subscribe.inGoogle}
          </ExternalLink>
        </li>
      </ul>
      <p>{subscribe.whatHappens}</p>
      <p>
        <Sentence
          text={subscribe.byAddress}
          inserts={{
            address: (
              <a href={https}>
                <LongAddress address={https} />
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
