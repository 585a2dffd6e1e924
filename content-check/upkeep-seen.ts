import type { UpkeepProblem } from '#domain/page/content-problem.ts';
import { pagePath } from '#domain/page/page.ts';

/** Something in content, by its type ("asset" for an asset) and id. */
export interface Thing {
  readonly type: string;
  readonly id: string;
}

/** A pointer from one thing to another, and the field it stands in. */
export interface Pointer {
  readonly from: Thing;
  readonly field: string;
  readonly to: string;
}

/** A picture or a file, in words. */
export interface AssetWords {
  readonly id: string;
  readonly title: string;
  /** The words for those who do not see it. */
  readonly description: string;
  readonly fileName: string;
}

/** Kinds of which the site shows one. */
const oneOfAKind = ['siteSettings', 'safeguarding', 'giving', 'project'] as const;

/**
 * Which things no visitor ever sees.
 * @param things that are seen only where something points to them
 * @param used the ids that something points to
 */
export function checkUnlinked(things: readonly Thing[], used: ReadonlySet<string>): readonly UpkeepProblem[] {
  return things
    .filter(({ id }) => !used.has(id))
    .map((record) => ({
      severity: 'warning',
      record,
      field: 'title',
      message: 'Nothing points to this, so nobody sees it.',
    }));
}

/** Which entries are one too many of a kind of which the site shows one. @param published in the order of their ids */
export function checkOneOfAKind(published: readonly Thing[]): readonly UpkeepProblem[] {
  return oneOfAKind.flatMap((kind) =>
    published
      .filter(({ type }) => type === kind)
      .slice(1)
      .map((record) => ({
        severity: 'warning' as const,
        record,
        field: 'title',
        message: `The site shows one entry of the kind “${kind}”, and there is another: leave one.`,
      })),
  );
}

/** Which pages no address of the site leads to. @param pages their ids and slugs */
export function checkPageSlugs(
  pages: readonly { readonly id: string; readonly slug: string }[],
): readonly UpkeepProblem[] {
  return pages
    .filter(({ slug }) => pagePath(slug) === undefined)
    .map(({ id, slug }) => ({
      severity: 'warning',
      record: { type: 'page', id },
      field: 'slug',
      message: `The site has no page “${slug}”, so nobody sees this.`,
    }));
}

/** Which pointers lead to what is not published: it is not shown. @param published the ids of all that is */
export function checkPointers(
  pointers: readonly Pointer[],
  published: ReadonlySet<string>,
): readonly UpkeepProblem[] {
  return pointers
    .filter(({ to }) => !published.has(to))
    .map(({ from, field, to }) => ({
      severity: 'warning',
      record: from,
      field,
      near: to,
      message: `“${to}” is not published, so it is not shown here.`,
    }));
}

/** Which pictures are not described (WCAG 1.1.1), or described by what nobody can see: a title again, the name of a file. */
export function checkAltText(assets: readonly AssetWords[]): readonly UpkeepProblem[] {
  return assets.flatMap(({ id, title, description, fileName }) => {
    const problem = (severity: UpkeepProblem['severity'], message: string): readonly UpkeepProblem[] => [
      { severity, record: { type: 'asset', id }, field: 'description', message },
    ];
    const words = description.trim().toLowerCase();
    if (words === '') return problem('error', 'Say in words what this shows, for people who cannot see it.');
    const stem = fileName.replace(/\.\w+$/u, '').toLowerCase();
    if (words === title.trim().toLowerCase() || words === stem || /\.(jpe?g|png|svg|gif|webp)$/u.test(words))
      return problem('warning', `“${description}” is a name: say what there is to see.`);
    return [];
  });
}
