import { mapAddress, type Place, type PlaceOnMap } from '#domain/church/place.ts';
import { isDrawing } from '#domain/picture/picture.ts';
import { Picture } from '../../components/pictures/Picture.tsx';
import { useWords } from '../../language/page-locale.ts';
import { CheckedOn } from '../../language/Sentence.tsx';
import { ExternalLink } from '../../navigation/Link.tsx';
import { Fact, PictureCard, pictureSizes } from './PictureCard.tsx';

/** The `sizes` of the map. */
const mapSizes = '(min-width:60rem) calc(100vw - 18rem),100vw';

/** A place on the page, and what is said of its hours now. */
export interface ShownPlace extends PlaceOnMap {
  /** "Open now, until 4 this afternoon."; undefined when nothing can be said. */
  readonly openNow?: string | undefined;
}

/** The facts that a place has, in the order of their names. */
function factsOf<Field extends keyof Place>(place: Place, names: Readonly<Record<Field, string>>) {
  return Object.entries<string>(names).flatMap(([field, name]) => {
    const text = place[field as Field];
    return text ? [{ field, name, text }] : [];
  });
}

/** The places: one map for all of them, which is a picture of this site, and then a card for each, all alike. */
export function Places({ places }: { places: readonly ShownPlace[] }) {
  const map = places.find((place) => place.map)?.map;
  return (
    <div className="grid gap-1.5">
      {map && (
        // On a phone it comes after the ways in.
        <div className="to-window-edge max-sm:order-last max-sm:mr-0">
          {/* A drawing may go on beyond its frame, which a wide window then shows. */}
          <Picture
            picture={map}
            sizes={mapSizes}
            className={`border-2 border-secondary sm:border-r-0 sm:h-[34rem] ${isDrawing(map) ? '' : 'object-contain'}`}
          />
        </div>
      )}
      <ul className="filled-cards @max-[52rem]:[--card:100%]">
        {places.map((place) => (
          <PlaceCard key={place.id} place={place} map={place.map === map ? undefined : place.map} />
        ))}
      </ul>
    </div>
  );
}

/**
 * How a place is found and entered: its picture, its address, the way in without steps, the door and its hours.
 * @param map a map of its own, besides the one for all places
 */
function PlaceCard({ place, map }: { place: ShownPlace; map: PlaceOnMap['map'] }) {
  const { contact } = useWords();
  const [picture, ...further] = place.pictures;
  const onMap = mapAddress(place);
  return (
    <PictureCard id={place.id} picture={picture}>
      <h3 className="font-bold text-xl leading-tight tracking-tight">{place.name}</h3>
      <address className="text-balance not-italic">{`${place.street}, ${place.town}`}</address>
      <dl className="grid gap-1.5 max-sm-md:text-sm max-sm-md:leading-snug">
        {factsOf(place, contact.inSight).map(({ field, name, text }) => (
          <Fact key={field} name={`${name}:`} text={text}>
            {field === 'openingHours' && place.openNow && (
              <b className="block font-medium"> {place.openNow}</b>
            )}
          </Fact>
        ))}
      </dl>
      {onMap && (
        <ExternalLink href={onMap} className="target w-fit">
          {contact.onMap(place.name)}
        </ExternalLink>
      )}
      <PlaceFacts place={place} pictures={map ? [map, ...further] : further} />
      <CheckedOn date={place.lastChecked} />
    </PictureCard>
  );
}

/** The further facts about a place, and its further pictures, folded under the names of the first three. On paper nothing is folded. */
function PlaceFacts({ place, pictures }: { place: Place; pictures: PlaceOnMap['pictures'] }) {
  const { contact } = useWords();
  const facts = factsOf(place, contact.facts);
  if (facts.length + pictures.length === 0) return null;
  const names = facts.slice(0, 3).map(({ name }) => name);
  return (
    <details className="folded-facts mt-auto border-b-0">
      <summary>
        <b className="block leading-tight">
          {names.join(' · ') || contact.pictures}
          <span className="sr-only">{`: ${place.name}`}</span>
        </b>
      </summary>
      <dl className="grid gap-1.5 max-sm-md:text-sm max-sm-md:leading-snug">
        {facts.map(({ name, text }) => (
          <Fact key={name} name={`${name}:`} text={text} />
        ))}
      </dl>
      <div className="mt-3 grid gap-1.5">
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={picture} sizes={pictureSizes} />
        ))}
      </div>
    </details>
  );
}

/**
 * Links to the buildings, each of which says at once how it is entered without steps, and to the rooms for hire, further down.
 * @param hire the heading of the rooms; undefined when there are none
 */
export function PlaceLinks({ places, hire }: { places: readonly Place[]; hire: string | undefined }) {
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

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
