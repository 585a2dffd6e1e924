import type { Heading, HeadingName } from '#domain/page/page-heading.ts';
import { headings } from '#languages/en-GB/every-page.ts';

/** Editors name the sections by the English keys in every language. */
function isHeadingName(name: string): name is HeadingName {
  return Object.hasOwn(headings, name);
}

/**
 * Parses a heading as an editor writes it: `bank: By bank | once or every month`.
 * @returns undefined when the section is unknown or the heading is empty
 */
export function parseHeading(line: string): readonly [HeadingName, Heading] | undefined {
  const [, name = '', title = '', qualifier] =
    /^([^:]+):\s*([^|\s][^|]*?)\s*(?:\|\s*(.+?)\s*)?$/.exec(line) ?? [];
  return isHeadingName(name) && title !== '' ? [name, { title, qualifier }] : undefined;
}

/** True for the heading of a section that pages no longer have, and that older content names. */
export function isFormerHeading(line: string): boolean {
  return /^(?:reach|first):/.test(line);
}
