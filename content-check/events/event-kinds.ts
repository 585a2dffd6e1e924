import type { Space } from 'emulator-for-contentful';
import { error, type FieldFault } from '../finding.ts';
import { publishedEntries } from '../published-entries.ts';

/** Finds the kinds that an event names and that have no entry, so that no list and no calendar shows the event under them. */
export function eventKindFaults(space: Space): readonly FieldFault[] {
  const slugs = new Set(publishedEntries(space, 'eventKind').map((kind) => kind.text('slug')));
  return publishedEntries(space, 'eventPage').flatMap((event) =>
    event
      .texts('kinds')
      .filter((slug) => !slugs.has(slug))
      .map((slug) =>
        error(event, 'kinds', `There is no “Kind of event” with the short name “${slug}”.`, slug),
      ),
  );
}
