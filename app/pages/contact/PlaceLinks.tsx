import type { Place } from '#domain/church/place.ts';
import { useWords } from '../../language/page-locale.ts';

interface PlaceLinksProps {
  places: readonly Place[];
  /** The heading of the rooms for hire; undefined when there are none. */
  hire: string | undefined;
}

/** Links to the buildings, each of which says at once how it is entered without steps, and to the rooms for hire, further down. */
export function PlaceLinks({ places, hire }: PlaceLinksProps) {
  const { contact } = useWords();
  return (
    <nav aria-label={contact.places}>
      <ul className="grid">
        {places.map(({ id, name, stepFree }) => (
          <PlaceLink key={id} id={id} name={name} more={stepFree && firstSentence(stepFree)} />
        ))}
        {hire && <PlaceLink id="hire" name={hire} />}
      </ul>
    </nav>
  );
}

function PlaceLink({ id, name, more }: { id: string; name: string; more?: string | undefined }) {
  return (
    <li>
      <a href={`#${id}`} className="target block py-1 no-underline">
        <span className="font-bold underline decoration-[0.12em] underline-offset-[0.2em]">{name}</span>
        {more && <span className="block text-sm">{` ${more}`}</span>}
      </a>
    </li>
  );
}

/** The first sentence of a text. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
