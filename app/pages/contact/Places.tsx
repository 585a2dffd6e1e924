import type { PropsWithChildren } from 'react';
import { addressLine, mapAddress, type Place, type PlaceOnMap } from '#domain/church/place.ts';
import { Picture } from '../../components/pictures/Picture.tsx';
import { useWords } from '../../language/page-locale.ts';
import { CheckedOn } from '../../language/Sentence.tsx';
import { ExternalLink } from '../../navigation/Link.tsx';

/** The `sizes` of a map, and of a picture beside or above it. */
const pictureSizes = '(min-width:44rem) 40rem,calc(100vw - 2rem)';

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

/** How to find a place and enter it: the way in without steps and the door first, its hours, parking and toilets, its pictures, a map that is a picture of this site, and a link to a map service. */
export function WayThere({ place }: { place: ShownPlace }) {
  const { contact } = useWords();
  const { map, pictures } = place;
  const onMap = mapAddress(place);
  const inSight = factsOf(place, contact.inSight);
  const columns = map || pictures.length > 0;
  return (
    <>
      <div
        className={
          columns ? 'grid max-w-wide items-start gap-4 sm-md:gap-8 @min-[44rem]:grid-cols-[2fr_3fr]' : ''
        }
      >
        <div className="grid gap-4 sm-md:gap-8">
          <div>
            <address className="max-w-text text-balance text-lg not-italic">{addressLine(place)}</address>
            {factsOf(place, contact.waysIn).map(({ field, name, text }) => (
              <WayIn key={field} name={name} place={place.name} text={text} />
            ))}
            {inSight.length > 0 && (
              <dl className="mt-1.5 grid max-w-text gap-1 bg-tertiary px-4 py-3 max-sm-md:text-sm max-sm-md:leading-snug sm-md:p-5">
                {inSight.map(({ field, name, text }) => (
                  <Fact key={field} name={name} text={text}>
                    {field === 'openingHours' && place.openNow && (
                      <b className="block font-medium"> {place.openNow}</b>
                    )}
                  </Fact>
                ))}
              </dl>
            )}
            {onMap && (
              <ExternalLink href={onMap} className="target mt-2 inline-block">
                {contact.onMap(place.name)}
              </ExternalLink>
            )}
          </div>
          {map && <PlacePictures pictures={pictures} />}
        </div>
        {map ? (
          <div className="max-w-[48rem]">
            <Picture picture={map} sizes={pictureSizes} className="border-2 border-secondary" />
          </div>
        ) : (
          <PlacePictures pictures={pictures} />
        )}
      </div>
      <PlaceFacts place={place} />
    </>
  );
}

/** A fact in a list of definitions, on one line with its name; nothing without a text. */
export function Fact({
  name,
  text,
  children,
}: PropsWithChildren<{ name: string; text: string | undefined }>) {
  return (
    text && (
      <div>
        <dt className="inline font-bold">{name}</dt>{' '}
        <dd className="inline">
          {text}
          {children}
        </dd>
      </div>
    )
  );
}

/** @param place its name, which is read out only: each building has such a heading */
function WayIn({ name, place, text }: Record<'name' | 'place' | 'text', string>) {
  return (
    <div className="mt-1.5 max-w-text bg-tertiary px-4 py-3 first-of-type:mt-4 max-sm-md:leading-snug sm-md:p-5">
      <h3 className="font-bold">
        {name}
        <span className="sr-only">{`: ${place}`}</span>
      </h3>
      <p>{text}</p>
    </div>
  );
}

function PlacePictures({ pictures }: Pick<PlaceOnMap, 'pictures'>) {
  return (
    pictures.length > 0 && (
      <div className="grid max-w-[40rem] gap-1.5">
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={picture} sizes={pictureSizes} />
        ))}
      </div>
    )
  );
}

/**
 * The further facts that a visitor needs to get to a place and about in it, folded under their names, since three
 * buildings have dozens; and when somebody last checked them. On paper nothing is folded.
 */
function PlaceFacts({ place }: { place: Place }) {
  const { contact } = useWords();
  const facts = factsOf(place, contact.facts);
  const names = facts.map(({ name }) => name);
  return (
    <>
      {facts.length > 0 && (
        <details className="folded-facts mt-4 sm-md:mt-6">
          <summary>
            <span>
              <b>{names.slice(0, 3).join(' · ')}</b>
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
      <CheckedOn date={place.lastChecked} className="mt-2 sm-md:mt-4" />
    </>
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
