import type { PlaceOnMap } from '#domain/church/place.ts';
import type { AllFactsQuery } from '../generated/operations.ts';
import { type LinkTargets, type Mapping, targetOf } from './link-targets.ts';
import { mapEntries } from './map-entries.ts';
import { parsePlace } from './place.ts';

/** Every place, by name, each with its map where it has one. */
export function mapPlaces(
  collection: AllFactsQuery['placeCollection'] | undefined,
  pictures: LinkTargets['pictures'],
  { report }: Pick<Mapping, 'report'>,
): readonly PlaceOnMap[] {
  return mapEntries(
    'place',
    collection,
    (wire) => ({ ...parsePlace(wire), map: targetOf(wire.map, pictures) }),
    report,
  );
}
