import { checkFolder } from '#editorial/check/check-folder.ts';
import { makeContent } from './content-folder.ts';

/**
 * Checks a content folder with the project's model and some entries.
 * @param entries the text of each entry file, by its name below `entries/`
 * @returns the problems about entries as `file:line severity sentence`, with paths below `entries/`, and what the site makes of it
 */
export async function checkEntries(
  entries: Readonly<Record<string, string>>,
  now: Temporal.Instant,
  siteUrl?: string,
) {
  const content = makeContent(entries);
  try {
    const { site, problems } = await checkFolder(content.folder, now, siteUrl);
    const start = `${content.folder}/entries/`;
    const lines = problems.map(
      ({ severity, file = '', line, sentence }) =>
        `${file.replace(start, '')}:${line} ${severity} ${sentence}`,
    );
    return { site, problems, lines };
  } finally {
    content.remove();
  }
}

/** The text of an entry's file with these fields, each a line, and what an event of the model needs besides. */
export function eventFile(title: string, ...fields: readonly string[]): string {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return `---\n${[`title: ${title}`, ...fields, `slug: ${slug}`, 'order: 1', 'summary: Come.'].join('\n')}\n---\n`;
}
