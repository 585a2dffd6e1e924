import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPeople, mapPlaces } from './church/contact.ts';
import { mapSafeguarding } from './church/safeguarding.ts';
import { mapNotices, mapQuestions, mapWelcomes } from './church/short-texts.ts';
import { mapEventKinds, mapEvents } from './event/events.ts';

const { ChurchFacts, AllEvents } = recordedResults;

/** The first entry of a list with nothing in it but its id, as an editor publishes it by mistake. */
function empty<Wire extends object>(list: { readonly items: readonly (Wire | null)[] } | null) {
  const wire = entryLike(list);
  const names = Object.keys(wire).filter((name) => name !== 'sys');
  const fields = Object.fromEntries(names.map((name) => [name, null]));
  return listOf({ ...wire, ...fields, sys: { id: 'x' } } as never);
}

test('an entry without anything is left out, and reported by its type and the first field that it needs', () => {
  const said = (map: (mapping: ReturnType<typeof recordingMapping>['mapping']) => unknown) => {
    const { mapping, messages } = recordingMapping();
    map(mapping);
    return messages();
  };
  expect({
    notice: said((mapping) => mapNotices(empty(ChurchFacts.noticeCollection), mapping)),
    role: said((mapping) => mapPeople(empty(ChurchFacts.roleCollection), mapping)),
    place: said((mapping) => mapPlaces(empty(ChurchFacts.placeCollection), mapping)),
    question: said((mapping) => mapQuestions(empty(ChurchFacts.questionCollection), mapping)),
    welcome: said((mapping) => mapWelcomes(empty(ChurchFacts.welcomeCollection), mapping)),
    kind: said((mapping) => mapEventKinds(empty(ChurchFacts.eventKindCollection), mapping)),
    helpline: said((mapping) =>
      mapSafeguarding(
        { ...ChurchFacts, helplineCollection: empty(ChurchFacts.helplineCollection) } as never,
        mapping,
      ),
    ),
    event: said((mapping) =>
      mapEvents({ eventPageCollection: empty(AllEvents.eventPageCollection) } as never, mapping),
    ),
  }).toMatchInlineSnapshot(`
    {
      "event": [
        "eventPage x: “repeats”: No date is given, so it is listed without one.",
        "eventPage x: “slug” is empty, and must not be.",
      ],
      "helpline": [
        "helpline x: “name” is empty, and must not be.",
      ],
      "kind": [
        "eventKind x: “slug” is empty, and must not be.",
      ],
      "notice": [
        "notice x: “text” is empty, and must not be.",
      ],
      "place": [
        "place x: “locality” is empty, and must not be.",
      ],
      "question": [
        "question x: “question” is empty, and must not be.",
      ],
      "role": [
        "role x: “title” is empty, and must not be.",
      ],
      "welcome": [
        "welcome x: “language” is empty, and must not be.",
      ],
    }
  `);
});

test('a place has each of its facts under its own name', () => {
  const { mapping } = recordingMapping();
  expect(mapPlaces(ChurchFacts.placeCollection, mapping)[0]).toMatchInlineSnapshot(`
    {
      "blueBadge": "One bay, outside the double doors.",
      "bus": "The stop at the end of Weaver's Row is four minutes away, on the flat.",
      "changingPlace": "There is no Changing Places toilet and no hoist.",
      "directions": "The hall is behind the church, three minutes from the tower. Follow the churchyard path and turn right at the gate.",
      "door": "The double doors on Loom Street, under the clock. For the upper room, press the second button and wait for the door to click.",
      "hearingLoop": "There is no loop in the hall yet. We have two portable receivers; ask whoever opens the door.",
      "id": "loom-street-hall",
      "largePrint": undefined,
      "lastChecked": undefined,
      "latitude": 0.001,
      "locality": "Leeds",
      "longitude": 0.002,
      "map": undefined,
      "name": "Loom Street Hall",
      "openingHours": "Monday to Friday, 10am to 4pm, not on bank holidays",
      "parking": "There is no parking at the hall. You pay to park on Weaver's Row, in the evening and on Sundays too.",
      "pictures": [],
      "postcode": "LS0 4SU",
      "quietSpace": "The small office beside the kitchen has a chair, a lamp and a door that shuts.",
      "stepFree": "The main hall and the kitchen are on the level. The upper room is up nineteen stairs and there is no lift yet, so tell us beforehand and we will meet downstairs instead.",
      "street": "14 Loom Street",
      "toilets": "Two toilets on the ground floor, one with grab rails and room for a wheelchair. Both have baby-changing.",
      "town": "Leeds LS0 4SU",
    }
  `);
});
