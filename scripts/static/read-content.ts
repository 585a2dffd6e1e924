import { faultsIn, fetchFrom, formatProblem, readContent, sourceAt } from 'emulator-for-contentful';
import type { OutageText, Pictures } from '#app/site-context.ts';
import { createContentClient } from '#cms/client/client.ts';
import { fetchContent, type StoredResults } from '#cms/client/fetch-content.ts';
import { validateResults } from '#cms/client/validate-results.ts';
import { keepLastGoodWords } from '#cms/keep-last-good.ts';
import { type MappedContent, mapContent } from '#cms/map-content.ts';
import { withMigration } from '#cms/older-fields.ts';
import { outcomeInWords, type Problem, sentenceWithField } from '#domain/problem.ts';
import { locate } from '#editorial/check/problems.ts';
import { contentAddress, queryContent } from '#editorial/check/read-site.ts';
import { createPictureFetcher } from '#server/pictures/pictures.ts';
import { SettingsError } from '#server/settings/setting.ts';
import type { Settings } from '#server/settings/settings.ts';
import { contentModelFolder } from '../content/content-folder.ts';

/** What is published at one instant. */
export interface PublishedContent extends MappedContent {
  readonly now: Temporal.Instant;
  readonly fetchPicture: Pictures['fetch'];
  /** The file and line of a problem; undefined where content does not come from files. */
  readonly placeOf: ((problem: Problem) => ReturnType<typeof locate>) | undefined;
  /** What is left out of it, a line for each fault. */
  readonly leftOut: readonly string[];
}

interface Source extends Pick<PublishedContent, 'fetchPicture' | 'placeOf'> {
  readonly results: StoredResults;
  readonly faults: readonly string[];
}

/** Reads a content folder as the site's own content service does, in this process. */
async function readFolder(folder: string): Promise<Source> {
  const reading = await readContent(sourceAt(folder, contentModelFolder));
  const faults = faultsIn(reading).map((fault) => withMigration(formatProblem(fault)));
  if (!reading.ok) throw new SettingsError(faults.join('\n'));
  return {
    results: await queryContent(reading, () => {}),
    fetchPicture: createPictureFetcher(contentAddress.endpoint, fetchFrom(reading)),
    placeOf: (problem) => locate(folder, problem),
    faults,
  };
}

/** Fetches published content as a start does. What a running site would keep of its last good words is refused here: it is published already. */
async function readSpace(address: NonNullable<Settings['content']>): Promise<Source> {
  const partly: string[] = [];
  const client = createContentClient(address, {
    fetch,
    onPartialResponse: (operation, messages) => void partly.push(`${operation}: ${messages.join('; ')}`),
  });
  const { results, faults } = keepLastGoodWords(await fetchContent(client), undefined);
  for (const [locale, fault] of faults) throw new SettingsError(`The words in ${locale}: ${fault}`);
  const fetchPicture = createPictureFetcher(address.endpoint, fetch);
  return { results, fetchPicture, placeOf: undefined, faults: partly };
}

/**
 * Reads what is published: from a content service if the settings name a space, else from a content folder.
 * @param at a time of the church's clock; undefined for now
 * @throws SettingsError when nothing can be read, or when it is implausible; ContentError when a service does not respond
 */
export async function readPublished(
  { content: address, siteUrl }: Pick<Settings, 'content'> & { readonly siteUrl: string },
  folder: string,
  outage: OutageText,
  at: Temporal.PlainDateTime | undefined,
): Promise<PublishedContent> {
  const { results, faults, ...source } = await (address ? readSpace(address) : readFolder(folder));
  const reason = validateResults(results);
  if (reason !== undefined) throw new SettingsError(reason);
  const map = (now: Temporal.Instant) => mapContent(results, outage, now, { earlier: [], siteUrl });
  const machineTime = Temporal.Now.instant().round({ smallestUnit: 'second', roundingMode: 'floor' });
  // The church's time zone is part of its content.
  const now = at?.toZonedDateTime(map(machineTime).content.locale.zone).toInstant() ?? machineTime;
  const mapped = map(now);
  const lines = mapped.problems.map(async (problem) => {
    const { file, line } = (await source.placeOf?.(problem)) ?? problem;
    const place = file === undefined ? problem.entry : `${file}:${line}`;
    const outcome = problem.outcome ? ` ${outcomeInWords[problem.outcome]}` : '';
    return `${place}: ${sentenceWithField(problem)}${outcome}`;
  });
  return { ...source, ...mapped, now, leftOut: [...faults, ...(await Promise.all(lines))] };
}
