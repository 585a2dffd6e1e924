import { isJsonObject } from '#cms/json.ts';
import { withMigration } from '#cms/older-fields.ts';
import type { LocatedProblem, Problem, ProblemOutcome } from '#domain/problem.ts';

/** The address at which a content service reports faults in its files. Only the embedded service has one. */
export interface ContentSourcesAddress {
  /** Its `/problems`. */
  readonly url: string;
  readonly token: string;
}

/** The files that content comes from. */
export type ContentSources = ReturnType<typeof createContentSources>;

/** A file with faults as the service names it: packages/emulator-for-contentful/README.md, “When content changes”. */
interface FaultyFile {
  readonly file: string;
  readonly outcome: ProblemOutcome;
  readonly faults: readonly { readonly line: number; readonly field?: string; readonly message: string }[];
}

const problemsIn = ({ file, outcome, faults }: FaultyFile): readonly Problem[] =>
  faults.map(({ line, field = '', message }) => ({
    ...{ entry: '', field, severity: 'error', outcome, sentence: withMigration(message), file, line },
  }));

/** The timeout in milliseconds: the service is on the same machine. */
const timeout = 3_000;

/** Fetches the faults and the files of entries from the content service. */
export function createContentSources({ url, token }: ContentSourcesAddress, fetch: typeof globalThis.fetch) {
  let last: readonly Problem[] = [];
  let readWhole: string | undefined;

  async function fetchJson(address: string | URL): Promise<Readonly<Record<string, unknown>> | undefined> {
    try {
      const response = await fetch(address, {
        headers: { Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeout),
      });
      const body: unknown = await response.json();
      return response.ok && isJsonObject(body) ? body : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    /** The files with faults; the last known list when the service does not respond. */
    async problems(): Promise<readonly Problem[]> {
      const response = await fetchJson(url);
      if (Array.isArray(response?.problems)) last = (response.problems as FaultyFile[]).flatMap(problemsIn);
      if (typeof response?.readWhole === 'string') readWhole = response.readWhole;
      return last;
    },
    /** When all files were last read without a fault, as an instant in text; undefined while unknown. */
    readWhole: () => readWhole,
    /** The file and line of an entry's field; undefined when unknown. */
    async placeOf({ entry, field }: Problem): Promise<Pick<LocatedProblem, 'file' | 'line'> | undefined> {
      const [, type, id] = /^(\S+) (\S+)$/.exec(entry) ?? [];
      if (type === undefined || id === undefined) return undefined;
      const place = new URL(`sources/${encodeURIComponent(id)}`, url);
      place.searchParams.set('field', field);
      const { file, line } = (await fetchJson(place)) ?? {};
      // Some entries are identified by their slug, which may be another entry's id.
      if (typeof file !== 'string' || typeof line !== 'number' || !file.includes(`/${type}/`))
        return undefined;
      return { file, line };
    },
  };
}
