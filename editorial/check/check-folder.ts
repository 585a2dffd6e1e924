import { faultsIn, type ReadContent, readContent, type Space, sourceAt } from 'emulator-for-contentful';
import { isContentError } from '#cms/errors.ts';
import { isPublicAddress } from '#domain/link/public-address.ts';
import type { LocatedProblem, Problem } from '#domain/problem.ts';
import { contentModelFolder, demonstrationFolder, olderFileFault } from '#scripts/content/content-folder.ts';
import { unsafeContent } from '#server/refuse-unsafe-content.ts';
import { olderFieldProblems } from './beyond-queries.ts';
import { locate, ofEmulator, ofFile, type Problems } from './problems.ts';
import { keyOf, type ReadSite, readEntries, readSite } from './read-site.ts';
import { demoPictures } from './rules/demo-leftovers.ts';
import { outageTextProblems } from './rules/missing-facts.ts';
import { mappedNow, missingProblems, presentProblems } from './site-rules.ts';

/** What the site shows of a folder, and everything that is wrong with it. */
export interface CheckedFolder {
  /** What visitors see now, and in `entries` what editors wrote; undefined when nothing can be read, for example without a model. */
  readonly site: ReadSite | undefined;
  readonly problems: readonly LocatedProblem[];
}

/**
 * Finds everything that is wrong with a content folder: faults against the content model, what the site's mappers report, and what the
 * church's own rules find in what the site reads.
 * @param folder a content folder, or the file of an export
 * @param siteUrl the public address for which the content is meant; undefined when none is set
 */
export async function checkFolder(
  folder: string,
  now: Temporal.Instant,
  siteUrl?: string,
): Promise<CheckedFolder> {
  const isPublic = isPublicAddress(siteUrl);
  const [outage, invented, reading] = await Promise.all([
    outageTextProblems(folder),
    isPublic ? readContent(sourceAt(demonstrationFolder, contentModelFolder)) : undefined,
    readContent(sourceAt(folder, contentModelFolder)),
  ]);
  const theirs = invented?.ok ? invented : undefined;
  const older = olderFileFault(folder);
  const faults = faultsIn(reading).map((each) => ofEmulator('error', each));
  const files = [...(older ? [ofFile('error', older.file, older.message)] : []), ...[...outage, ...faults]];
  if (!reading.ok) return { site: undefined, problems: files };
  if (theirs && !folder.endsWith('.json')) files.push(...demoPictures(reading.files, theirs.files));
  const locateAll = (own: Problems) => Promise.all(own.map((each) => locate(folder, each)));
  files.push(...reading.warnings.map((each) => ofEmulator('warning', each)));
  try {
    const site = await readSite(reading, now);
    const own = await problemsOf({ reading, site, faults, theirs }, folder, now, isPublic);
    return { site, problems: [...files, ...(await locateAll(own))] };
  } catch (error) {
    if (!isContentError(error)) throw error;
    const message = `The site cannot read this: ${error.message}`;
    const older = await locateAll(olderFieldProblems(reading.space));
    return { site: undefined, problems: [...files, ...older, ofFile('error', folder, message)] };
  }
}

/** A link in a text, as rules name it: a path, an address, or `entry:` with an id. */
const isLink = /^\/|^\w+:/;

/** The content types of which a field needs any entry. */
const typesNeeded: Readonly<Record<string, string>> = { termTimeOnly: 'term' };

/** Content that was read, with what visitors see of it, what the emulator has found, and for a public site the demonstration. */
interface Read {
  readonly reading: ReadContent;
  readonly site: ReadSite;
  readonly faults: Problems;
  readonly theirs: ReadContent | undefined;
}

/**
 * What mapping and rules find. An entry with a fault is judged too, as far as it can be read, though visitors do not see it. What refers
 * to it does not seem wrong because of it: that something is missing is said once all entries are read.
 */
async function problemsOf(
  { reading, site, faults, theirs }: Read,
  folder: string,
  now: Temporal.Instant,
  isPublic: boolean,
): Promise<Problems> {
  const isComplete = reading.faulty.every(({ outcome }) => outcome === 'served');
  const space: Space = isComplete ? reading.space : { ...reading.space, entries: reading.entriesAsWritten };
  const written = isComplete ? site : await readSite({ ...reading, space }, now);
  /** Whether the emulator has told it of the same field, and of a link in a text that it is about the same one. */
  const isTold = ({ entry, field, near = '' }: Problem) =>
    faults.some(
      (fault) =>
        fault.entry === entry &&
        fault.field === field &&
        (!isLink.test(near) || fault.near === near.replace(/^entry:/, '')),
    );
  const unread = new Set(faults.map(({ entry }) => entry.split(' ')[1]));
  const faultyTypes = new Set([...faults, ...written.problems].map(({ entry }) => entry.split(' ')[0]));
  const refersToUnread = ({ field, near }: Problem) =>
    faultyTypes.has(typesNeeded[field]) || (near !== undefined && unread.has(near.split(/[:/]/).at(-1)));
  const found = [
    ...written.problems,
    ...presentProblems(written, isPublic, theirs && (await readEntries(theirs))),
    ...(isComplete ? missingProblems(written, space, isPublic) : []),
  ].filter((problem) => !isTold(problem) && !refersToUnread(problem));
  const isFolder = !folder.endsWith('.json');
  const stopping = new Set(isPublic ? unsafeContent(mappedNow(site), isFolder).map(keyOf) : []);
  return Array.from(new Map(found.map((problem) => [keyOf(problem), problem])), ([key, problem]) => {
    const end = stopping.has(key) ? ' A public site does not start with this.' : '';
    return { ...problem, sentence: problem.sentence + end };
  });
}
