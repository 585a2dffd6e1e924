import type { EventKind } from '#domain/event/event-kind.ts';
import type { RichText } from '#domain/page/rich-text.ts';
import { paletteIndex } from '#domain/palette/palette.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { required } from '../fields.ts';
import { type Collection, type EntryOf, entriesOf, listMapper, type Mapping, nameOf } from '../mapping.ts';
import { mapRichTextPart } from '../page/rich-text.ts';

type KindWire = EntryOf<ChurchFactsQuery['eventKindCollection']>;

function mapEventKind(wire: KindWire): EventKind {
  const { slug, title, palette } = wire;
  const entry = nameOf('eventKind', wire);
  return {
    slug: required(entry, 'slug', slug),
    title: required(entry, 'title', title),
    palette: paletteIndex(palette),
  };
}

/** Every kind of event, in the order of content. */
export const mapEventKinds = listMapper('eventKind', mapEventKind);

/** What to do while nothing of a kind is open, by the slug of each kind that says so. */
export function mapOtherwise(
  collection: Collection<KindWire>,
  mapping: Mapping,
): ReadonlyMap<string, RichText> {
  const texts = entriesOf(collection).map((wire) => {
    const text = mapRichTextPart(nameOf('eventKind', wire), 'otherwise', wire.otherwise, mapping);
    return [wire.slug ?? '', text] as const;
  });
  return new Map(texts.filter(([, text]) => text.length > 0));
}
