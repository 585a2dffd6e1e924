import type { EventKind } from '#domain/event/event-kind.ts';
import { paletteIndex } from '#domain/page/palette-index.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { required } from '../fields.ts';
import { type Collection, type EntryOf, type Mapping, mapEntries } from '../mapping.ts';

type EventKindWire = EntryOf<AllFactsQuery['eventKindCollection']>;

function mapEventKind({ slug, title, palette }: EventKindWire): EventKind {
  const entry = `eventKind ${slug ?? ''}`;
  return {
    slug: required(entry, 'slug', slug),
    title: required(entry, 'title', title),
    palette: paletteIndex(palette),
  };
}

/** Every kind of event, in the order of content. */
export function mapEventKinds(
  collection: Collection<EventKindWire>,
  { report }: Pick<Mapping, 'report'>,
): readonly EventKind[] {
  return mapEntries('eventKind', collection, mapEventKind, report);
}
