import type { PlaceOnMap } from '#site/domain/place.ts';
import type { ContentClient } from './client.ts';
import { keepGood, type OnEntryProblem } from './entry-problem.ts';
import { Places } from './generated/operations.ts';
import { parsePicture } from './parse/picture.ts';
import { parsePlace } from './parse/place.ts';

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
