import type { StoredFile } from '../assets/stored-file.ts';
import type { LastGoodFolder } from '../folder/last-good.ts';
import type { Entry, Space } from '../model/space.ts';
import { type FaultyFile, type Problem, problemsOf } from '../text/content-fault.ts';

/** The content cannot be read, imported or served; the message has every reason, a line for each. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Content of a folder or an export, as it was read. */
export interface ReadContent {
  readonly name: string;
  readonly space: Space;
  /** The files of the assets, by their URLs. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly faulty: readonly FaultyFile[];
  /** All entries as they are written, also those that are left out for their faults, as far as they can be read: for checks of the rest. */
  readonly entriesAsWritten: readonly Entry[];
  /** What an export contains that cannot be served, and what was assumed about it. */
  readonly warnings: readonly Problem[];
  /** What the next reading falls back on; folders only. */
  readonly lastGood?: LastGoodFolder;
}

export type ContentReading =
  | ({ readonly ok: true } & ReadContent)
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function faultsIn(reading: ContentReading): readonly Problem[] {
  return reading.ok ? problemsOf(reading.faulty) : reading.problems;
}

export function isSound(reading: ContentReading): reading is Extract<ContentReading, { ok: true }> {
  return reading.ok && reading.faulty.length === 0;
}
