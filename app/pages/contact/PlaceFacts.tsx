import type { Place } from '#domain/church/place.ts';
import { useWords } from '../../language/page-locale.ts';
import { CheckedOn } from '../../language/Sentence.tsx';

/**
 * The further facts that a visitor needs to get to a place and about in it, folded under their names, since three
 * buildings have dozens; and when somebody last checked them. On paper nothing is folded.
 */
export function PlaceFacts({ place }: { place: Place }) {
  const { contact } = useWords();
  const facts = Object.entries(contact.facts).flatMap(([field, name]) => {
    const text = place[field as keyof typeof contact.facts];
    return text ? [{ name, text }] : [];
  });
  return (
    <>
      {facts.length > 0 && (
        <details className="folded-facts mt-6">
          <summary>
            <span>
              <b>
                {facts
                  .slice(0, 3)
                  .map(({ name }) => name)
                  .join(' · ')}
              </b>
              <small>{contact.moreAbout(place.name)}</small>
            </span>
          </summary>
          <ul className="filled-cards [--card:15rem]">
            {facts.map(({ name, text }) => (
              <li key={name} className="bg-tertiary p-4">
                <h3 className="font-bold">{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <CheckedOn date={place.lastChecked} className="mt-4" />
    </>
  );
}
