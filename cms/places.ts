import type { PlaceOnMap } from '#domain/church/place.ts';
import type { ContentClient } from './client.ts';
import { keepGood, type OnEntryProblem } from './entry-problem.ts';
import { Places } from './generated/operations.ts';
import { parsePicture } from './mappers/picture.ts';
import { parsePlace } from './mappers/place.ts';

/**
 * Every place, by name, each with its map where it has one.
 * @throws ContentError
 */
export async function getPlaces(
  client: ContentClient,
  onProblem: OnEntryProblem,
): Promise<readonly PlaceOnMap[]> {
  const answer = await client.query(Places, {});
  return keepGood(
    answer.placeCollection?.items,
    (wire) => ({ ...parsePlace(wire), map: parsePicture(wire.map) }),
    onProblem,
  );
}
