import { questionTopics } from '../church/question.ts';
import { helplineGroups } from '../safeguarding/safeguarding.ts';
import type { PageContent } from './page.ts';
import { sectionId } from './page-heading.ts';
import { plainText } from './plain-text.ts';
import type { RichText } from './rich-text.ts';
import { folded } from './typed-words.ts';

/** The ids of what pages have beside their texts. */
const ownIds: readonly string[] = [
  ...'content menu typed hire people bank gift-aid newsletter volunteer promise speech page-words exit-cover'.split(
    ' ',
  ),
  ...questionTopics.map(sectionId),
  ...helplineGroups,
];

/** The words of a text as a part of an address: “What it’ll cost” as “what-itll-cost”. */
export function fragmentOf(words: string): string {
  return folded(words)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * Gives every heading of a page's texts an id, made of its words, by which an address leads to it.
 * @param texts of one page, in their order
 * @param taken the ids of entries that the page may show too
 * @returns the texts; one without a heading as it is
 */
export function withHeadingIds(
  texts: readonly RichText[],
  taken: Iterable<string> = [],
): readonly RichText[] {
  const used = new Set([...ownIds, ...taken]);
  const idFor = (words: string) => {
    const wanted = fragmentOf(words) || 'part';
    let id = wanted;
    for (let at = 2; used.has(id); at += 1) id = `${wanted}-${at}`;
    used.add(id);
    return id;
  };
  return texts.map((blocks) =>
    blocks.some(({ kind }) => kind === 'heading')
      ? blocks.map((block) =>
          block.kind === 'heading' ? { ...block, id: idFor(plainText([block])) } : block,
        )
      : blocks,
  );
}

/** The same for the text of a page or an event that has one alone. */
export function withOwnIds<Owner extends Pick<PageContent, 'body'>>(
  owner: Owner,
  taken?: Iterable<string>,
): Owner {
  const [body = owner.body] = withHeadingIds([owner.body], taken);
  return body === owner.body ? owner : { ...owner, body };
}
