import { type FileReader, makeFileReader, type ReadFile } from './file-reader.ts';

/** What was made of files. Only what is sound is remembered: faults are told anew at each reading. */
export type Made<T> = { readonly value: T; readonly sound: boolean };

/** Remembers between two readings of a folder what was made of files that have not changed. */
export type FolderMemory = {
  /**
   * Gives what was made of files before, or makes it.
   * @param depends what it depends on besides the files that `make` reads; compared by identity
   */
  readonly recall: <T>(
    key: string,
    depends: readonly unknown[],
    make: (read: ReadFile) => Promise<Made<T>>,
  ) => Promise<T>;
  /** Says that a reading is over: what it did not ask for is forgotten. */
  readonly endOfReading: () => void;
};

type Remembered = {
  readonly value: unknown;
  readonly depends: readonly unknown[];
  readonly states: ReadonlyMap<string, string | undefined>;
};

/** A memory in which there is nothing yet. */
export function makeFolderMemory(): FolderMemory {
  let before = new Map<string, Remembered>();
  let now = new Map<string, Remembered>();
  let reader = makeFileReader();
  return {
    async recall<T>(key: string, depends: readonly unknown[], make: (read: ReadFile) => Promise<Made<T>>) {
      const known = before.get(key);
      if (known !== undefined && (await isStillTrue(known, depends, reader))) {
        now.set(key, known);
        // Only what the same key made before is under it.
        return known.value as T;
      }
      const states = new Map<string, string | undefined>();
      const { value, sound } = await make(async (path) => {
        const found = await reader.read(path);
        states.set(path, found?.state);
        return found;
      });
      if (sound) now.set(key, { value, depends, states });
      return value;
    },
    endOfReading() {
      [before, now] = [now, new Map()];
      reader = makeFileReader();
    },
  };
}

async function isStillTrue({ depends, states }: Remembered, given: readonly unknown[], reader: FileReader) {
  if (given.length !== depends.length || given.some((one, index) => one !== depends[index])) return false;
  for (const [path, state] of states) if ((await reader.stateOf(path)) !== state) return false;
  return true;
}
