import type { EventKind } from '#domain/event/event-kind.ts';
import type { RichText } from '#domain/page/rich-text.ts';
import { paletteIndex } from '#domain/palette/palette.ts';
import { required } from '../fields.ts';
import { listMapper } from '../mapping.ts';
import { mapRichTextPart } from '../page/rich-text.ts';

/** Every kind of event, in the order of content. */
export const mapEventKinds = listMapper(
  'eventKind',
  (wire, _, entry): EventKind => ({
    slug: required(entry, 'slug', wire.slug),
    title: required(entry, 'title', wire.title),
    palette: paletteIndex(wire.palette),
  }),
);

/** What to do while nothing of a kind is open, of each kind by its slug; without blocks where it does not say. */
export const mapOtherwise = listMapper(
  'eventKind',
  (wire, mapping, entry): { readonly slug: string; readonly otherwise: RichText } => ({
    slug: wire.slug ?? '',
    otherwise: mapRichTextPart(entry, 'otherwise', wire.otherwise, mapping),
  }),
);
