import { paperOf } from '#domain/page/paper.ts';
import { entriesOf } from '../../content-entries.ts';
import { EntryError } from '../../entry-problem.ts';
import type { AllPagesQuery } from '../../generated/operations.ts';
import type { StoredPaper } from '../../site-content.ts';
import { listMapper, type Mapping } from '../mapping.ts';

type Papers = Partial<Pick<AllPagesQuery, 'assetCollection' | 'paperCollection'>>;

/** The papers that are shown, by the ids of their entries. One whose file is missing, or is of another kind, is reported and left out. */
export function mapPapers(
  { assetCollection, paperCollection }: Papers,
  mapping: Mapping,
): ReadonlyMap<string, StoredPaper> {
  const assets = new Map(entriesOf(assetCollection).map((asset) => [asset.sys?.id, asset]));
  const mapped = listMapper('paper', (wire, _, entry) => {
    const { id } = wire.sys;
    const { sys, url, contentType, fileName, size } = assets.get(wire.file?.sys.id ?? '') ?? {};
    const file = { type: contentType ?? '', name: fileName || id, size: size ?? undefined };
    const paper = paperOf(id, sys?.publishedVersion ?? 0, file);
    if (paper && url && URL.canParse(url)) return { id, paper, url: new URL(url) };
    throw new EntryError(
      entry,
      'file',
      'must be a published file that is a PDF, or of Word (.docx) or Excel (.xlsx)',
    );
  })(paperCollection, mapping);
  return new Map(mapped.map(({ id, ...stored }) => [id, stored]));
}
