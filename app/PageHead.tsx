import type { ReactElement } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type PageData, type RootData, usePageOnShow } from './page-data.ts';
import type { loader as rootLoader } from './root.tsx';
import { dataBlockText } from './seo/data-block.ts';
import { type HeadTag, headTags } from './seo/page-metadata.ts';
import { readData } from './written-data.ts';

/** The heads of pages, each with the layout that it speaks of. */
const heads = new WeakMap<object, { readonly layout: RootData; readonly tags: readonly ReactElement[] }>();

function draw(tag: HeadTag): ReactElement {
  if ('jsonLd' in tag) {
    const text = dataBlockText(JSON.stringify(tag.jsonLd));
    // Other data is another element: under Trusted Types no script may be written anew, not even one that is data.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs, and which cannot end its block
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  }
  if ('rel' in tag) return <link key={tag.rel} {...tag} />;
  if ('title' in tag) return <title key="title">{tag.title}</title>;
  return <meta key={'name' in tag ? tag.name : tag.property} {...tag} />;
}

/** The head of a page, made once for as long as the page and the layout around it stay as they are. */
function headOf({ page, palette }: PageData<unknown>, layout: RootData): readonly ReactElement[] {
  const before = heads.get(page);
  if (before?.layout === layout) return before.tags;
  const profiles = layout.navigation.socialMediaLinks.map(({ url }) => url);
  const tags = headTags(page, palette, { ...layout, profiles }).map(draw);
  heads.set(page, { layout, tags });
  return tags;
}

/**
 * What the page on show says about itself, to browsers, search engines and whoever it is shared with. The router's own
 * `Meta` would put all of it together anew for each drawing, and name each tag by all that it says.
 */
export function PageHead() {
  const onShow = usePageOnShow();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return onShow && root && headOf(onShow, readData(root.layout));
}
