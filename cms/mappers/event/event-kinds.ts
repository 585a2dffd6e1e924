import type { EventKind } from '#domain/event/event-kind.ts';
import { paletteIndex } from '#domain/page/palette-index.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { required } from '../fields.ts';
import { type EntryOf, listMapper } from '../mapping.ts';

function mapEventKind({ slug, title, palette }: EntryOf<AllFactsQuery['eventKindCollection']>): EventKind {
  const entry = `eventKind ${slug ?? ''}`;
  return {
    slug: required(entry, 'slug', slug),
    title: required(entry, 'title', title),
    palette: paletteIndex(palette),
  };
}

/** Every kind of event, in the order of content. */
export const mapEventKinds = listMapper('eventKind', mapEventKind);
