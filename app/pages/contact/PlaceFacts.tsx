import type { Place } from '#domain/church/place.ts';
import { CheckedOn } from '../../components/Day/Day.tsx';
import { useWords } from '../../language/page-locale.ts';

/** The further facts that a visitor needs to get to a place and into it, and when somebody last checked them. */
export function PlaceFacts({ place }: { place: Place }) {
  const { contact } = useWords();
  const facts = Object.entries(contact.facts).flatMap(([field, name]) => {
    const text = place[field as keyof typeof contact.facts];
    return text ? [{ name, text }] : [];
  });
  return (
    <>
      <ul className="mt-8 grid max-w-wide gap-1.5 @min-[34rem]:grid-cols-2 @min-[54rem]:grid-cols-3">
        {facts.map(({ name, text }) => (
          <li key={name} className="bg-tertiary p-4 sm-md:p-5">
            <h3 className="font-bold">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <CheckedOn date={place.lastChecked} className="mt-4" />
    </>
  );
}
