import { linksInRichText, type Space } from 'emulator-for-contentful';
import { pagePath } from '#domain/page/page.ts';
import { pageSlug, staticRoutes } from '#domain/page/page-names.ts';
import type { FieldFault, RecordRef } from '../finding.ts';
import { publishedEntries, recordOf } from '../published-entries.ts';
import { assetTexts } from './alt-text.ts';

/** A reference from a field of one record to another record. */
export interface Reference {
  readonly from: RecordRef;
  readonly field: string;
  readonly to: string;
}

/** Content types of which the site shows one entry. */
const singletons = ['siteSettings', 'safeguarding', 'giving', 'project'] as const;

/** Finds content that no visitor sees, references to what is not published, and pages without an entry. */
export function orphanFaults(space: Space): readonly FieldFault[] {
  const references = allReferences(space);
  const published = publishedEntries(space).map(([entry]) => recordOf(entry));
  const assets = assetTexts(space).map(({ id }) => ({ type: 'asset', id }));
  const pages = publishedEntries(space, 'page').map(([{ sys }, fields]) => ({
    id: sys.id,
    slug: fields.text('slug') ?? '',
  }));
  const shownByReference = [...published.filter(({ type }) => type === 'milestone'), ...assets];
  return [
    ...checkMissingPages(new Set(pages.map(({ slug }) => slug)), staticRoutes.map(pageSlug)),
    ...checkUnreferenced(shownByReference, new Set(references.map(({ to }) => to))),
    ...checkReferences(references, new Set([...published, ...assets].map(({ id }) => id))),
    ...checkSingletons(published),
    ...checkPageSlugs(pages),
  ];
}

/** Every reference of published entries, in fields and in rich text. */
function allReferences(space: Space): readonly Reference[] {
  return publishedEntries(space).flatMap(([entry, fields]) => {
    const from = recordOf(entry);
    const inFields = Object.keys(entry.fields).flatMap((field) =>
      fields.linksOf(field).map((to) => ({ from, field, to })),
    );
    const inRichText = fields
      .richTexts()
      .flatMap(([field, document]) =>
        linksInRichText(document).map(({ link }) => ({ from, field, to: link.sys.id })),
      );
    return [...inFields, ...inRichText];
  });
}

/** Finds the pages of the site for which content has no entry. @param slugs of the entries that there are */
export function checkMissingPages(
  slugs: ReadonlySet<string>,
  expected: readonly string[],
): readonly FieldFault[] {
  return expected
    .filter((slug) => !slugs.has(slug))
    .map((slug) => ({
      severity: 'warning',
      record: { type: 'page', id: slug },
      field: 'slug',
      message: `The page “${slug}” has no words: add this entry.`,
    }));
}

/**
 * Finds records that no visitor ever sees.
 * @param records that are shown only where something refers to them
 * @param referenced the ids that something refers to
 */
export function checkUnreferenced(
  records: readonly RecordRef[],
  referenced: ReadonlySet<string>,
): readonly FieldFault[] {
  return records
    .filter(({ id }) => !referenced.has(id))
    .map((record) => ({
      severity: 'warning',
      record,
      field: 'title',
      message: 'Nothing points to this, so nobody sees it.',
    }));
}

/** Finds further entries of a content type of which the site shows one. @param published in the order of their ids */
export function checkSingletons(published: readonly RecordRef[]): readonly FieldFault[] {
  return singletons.flatMap((singleton) =>
    published
      .filter(({ type }) => type === singleton)
      .slice(1)
      .map((record) => ({
        severity: 'warning' as const,
        record,
        field: 'title',
        message: `The site shows one entry of the kind “${singleton}”, and there is another: leave one.`,
      })),
  );
}

/** Finds pages whose slug belongs to no route. */
export function checkPageSlugs(
  pages: readonly { readonly id: string; readonly slug: string }[],
): readonly FieldFault[] {
  return pages
    .filter(({ slug }) => pagePath(slug) === undefined)
    .map(({ id, slug }) => ({
      severity: 'warning',
      record: { type: 'page', id },
      field: 'slug',
      message: `The site has no page “${slug}”, so nobody sees this.`,
    }));
}

/** Finds references to records that are not published. @param published the ids of all that are */
export function checkReferences(
  references: readonly Reference[],
  published: ReadonlySet<string>,
): readonly FieldFault[] {
  return references
    .filter(({ to }) => !published.has(to))
    .map(({ from, field, to }) => ({
      severity: 'warning',
      record: from,
      field,
      near: to,
      message: `“${to}” is not published, so it is not shown here.`,
    }));
}
