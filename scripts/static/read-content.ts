import { faultsIn, fetchFrom, formatProblem, readContent, sourceAt } from 'emulator-for-contentful';
import type { OutageText } from '#app/site-context.ts';
import { createContentClient } from '#cms/client/client.ts';
import { fetchContent } from '#cms/client/fetch-content.ts';
import { validateResults } from '#cms/client/validate-results.ts';
import { keepLastGoodWords } from '#cms/keep-last-good.ts';
import { mapContent } from '#cms/map-content.ts';
import { withMigration } from '#cms/older-fields.ts';
import { outcomeInWords, type Problem, sentenceWithField } from '#domain/problem.ts';
import { locate } from '#editorial/check/problems.ts';
import { contentAddress, queryContent } from '#editorial/check/read-site.ts';
import { createPictureFetcher } from '#server/pictures/pictures.ts';
import { SettingsError } from '#server/settings/setting.ts';
import type { Settings } from '#server/settings/settings.ts';
import { contentModelFolder } from '../content/content-folder.ts';

type Warn = (sentence: string) => void;

/** Reads a content folder as the site's own content service does, in this process. */
async function readFolder(folder: string, warn: Warn) {
  const reading = await readContent(sourceAt(folder, contentModelFolder));
  const faults = faultsIn(reading).map((fault) => withMigration(formatProblem(fault)));
  if (!reading.ok) throw new SettingsError(faults.join('\n'));
  for (const fault of faults) warn(fault);
  return {
    results: await queryContent(reading, () => {}),
    fetchPicture: createPictureFetcher(contentAddress.endpoint, fetchFrom(reading)),
    placeOf: (problem: Problem) => locate(folder, problem),
  };
}

/** Fetches published content as a start does. Words that a running site would keep from before are refused here: they are published already. */
async function readSpace(address: NonNullable<Settings['content']>, warn: Warn) {
  const onPartialResponse = (operation: string, messages: readonly string[]) =>
    warn(`${operation}: ${messages.join('; ')}`);
  const client = createContentClient(address, { fetch, onPartialResponse });
  const { results, faults } = keepLastGoodWords(await fetchContent(client), undefined);
  for (const [locale, fault] of faults) throw new SettingsError(`The words in ${locale}: ${fault}`);
  return { results, fetchPicture: createPictureFetcher(address.endpoint, fetch), placeOf: undefined };
}

/**
 * Reads what is published at an instant: from a content service if the settings name a space, else from a content folder.
 * @param at a time of the church's clock; undefined for now
 * @param warn gets a line for each fault, with its place, as far as content comes from files
 * @throws SettingsError when nothing can be read, or when it is implausible; ContentError when a service does not respond
 */
export async function readPublished(
  { content: address, siteUrl }: Pick<Settings, 'content'> & { readonly siteUrl: string },
  { folder, outage, at }: { folder: string; outage: OutageText; at: Temporal.PlainDateTime | undefined },
  warn: Warn,
) {
  const source = await (address ? readSpace(address, warn) : readFolder(folder, warn));
  const { results, placeOf } = source;
  const reason = validateResults(results);
  if (reason !== undefined) throw new SettingsError(reason);
  const map = (now: Temporal.Instant) => mapContent(results, outage, now, { earlier: [], siteUrl });
  const machineTime = Temporal.Now.instant().round({ smallestUnit: 'second', roundingMode: 'floor' });
  // The church's time zone is part of its content.
  const now = at?.toZonedDateTime(map(machineTime).content.locale.zone).toInstant() ?? machineTime;
  const mapped = map(now);
  for (const problem of mapped.problems) {
    const { file, line } = (await placeOf?.(problem)) ?? problem;
    const outcome = problem.outcome ? ` ${outcomeInWords[problem.outcome]}` : '';
    warn(
      `${file === undefined ? problem.entry : `${file}:${line}`}: ${sentenceWithField(problem)}${outcome}`,
    );
  }
  return { ...source, ...mapped, now };
}
