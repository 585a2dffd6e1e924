import type { Church } from '#site/domain/church.ts';
import type { PageWords } from '#site/domain/page.ts';
import { addressLine, directionLinks, type Place } from '#site/domain/place.ts';
import { telephoneHref } from '#site/domain/telephone.ts';
import { ExternalLink } from '#site/ui/ExternalLink/ExternalLink.tsx';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { PageOpening } from '../words/PageOpening.tsx';
import { sectionClass } from '../words/section-class.ts';

interface ContactPageProps {
  words: PageWords;
  church: Church;
}

const factNames = {
  door: 'Which door',
  directions: 'Finding us',
  parking: 'Parking',
  bus: 'Bus',
  stepFree: 'Step-free way in',
  hearingLoop: 'Hearing loop',
  toilets: 'Toilets',
  quietSpace: 'A quiet space',
} as const satisfies Partial<Record<keyof Place, string>>;

/** Contact: how to reach us, and how to find and enter the building. */
export function ContactPage({ words, church }: ContactPageProps) {
  const { telephone, email, officeHours, place } = church;
  return (
    <>
      <PageOpening words={words} />
      <section className={sectionClass}>
        <SectionHeading title="Ring or write" />
        <div className="grid gap-2 text-xl">
          {telephone && (
            <a href={telephoneHref(telephone)} className="w-fit font-bold tabular-nums">
              {telephone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="w-fit">
              {email}
            </a>
          )}
        </div>
        {officeHours && <p className="mt-4 max-w-words">{officeHours}</p>}
      </section>
      {place && (
        <section className={sectionClass}>
          <SectionHeading title="Find us" qualifier="and come in" />
          <address className="max-w-words text-lg not-italic">{addressLine(place)}</address>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
            {directionLinks(place).map(({ name, href }) => (
              <li key={name}>
                <ExternalLink href={href}>Directions by {name}</ExternalLink>
              </li>
            ))}
          </ul>
          <PlaceFacts place={place} />
        </section>
      )}
    </>
  );
}

function PlaceFacts({ place }: { place: Place }) {
  const facts = Object.entries(factNames).flatMap(([field, name]) => {
    const words = place[field as keyof typeof factNames];
    return words ? [{ name, words }] : [];
  });
  return (
    <dl className="mt-8 grid max-w-wide gap-1.5 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ name, words }) => (
        <div key={name} className="bg-tertiary p-5">
          <dt className="font-bold">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
