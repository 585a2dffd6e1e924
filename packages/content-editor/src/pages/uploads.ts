import type { ContentType } from 'emulator-for-contentful';
import { yamlLines } from 'emulator-for-contentful/folder';
import { type EditorContext, hintsOf } from '../context.ts';
import { isTaken } from '../files/content-folder.ts';
import {
  type Photograph,
  pendingPhotograph,
  preparePhotograph,
  RefusedPhotograph,
  storePending,
} from '../files/photograph.ts';
import { firstFree, slugOf } from '../form/new-entry.ts';
import type { Values } from '../form/submitted.ts';
import type { Problem } from '../options.ts';

interface Uploads {
  /** The ids of the pending photographs, by field. */
  readonly uploads: Readonly<Record<string, string>>;
  /** What is wrong with the files that were sent. */
  readonly problems: readonly Problem[];
  /** Names the photographs in the values, and returns the files to write. */
  readonly take: (values: Values) => {
    readonly values: Values;
    readonly files: ReadonlyMap<string, string | Buffer>;
  };
}

/** Reads the photographs of a form: those that it sends, and the pending ones that it sent before. */
export async function readUploads(
  context: EditorContext,
  type: ContentType,
  form: FormData,
): Promise<Uploads> {
  const found: { field: string; id: string; photograph: Photograph; assetId?: string }[] = [];
  const problems: Problem[] = [];
  for (const field of hintsOf(context, type).uploads ?? []) {
    const file = form.get(`file.${field}`);
    const pendingId = String(form.get(`upload.${field}`) ?? '');
    const pending = pendingPhotograph(pendingId);
    if (file instanceof Blob && file.size > 0) {
      try {
        const photograph = await preparePhotograph(file);
        found.push({ field, photograph, id: storePending(photograph) });
      } catch (error) {
        if (!(error instanceof RefusedPhotograph)) throw error;
        problems.push({ severity: 'error', file: '', field, sentence: error.message });
      }
    } else if (pending !== undefined) found.push({ field, photograph: pending, id: pendingId });
  }
  const names = await Promise.all(found.map(() => freeName(context, form)));
  return {
    uploads: Object.fromEntries(found.map(({ field, id }) => [field, id])),
    problems,
    take(values) {
      const files = new Map<string, string | Buffer>();
      const named = { ...values };
      for (const [index, { field, photograph }] of found.entries()) {
        const name = names[index] ?? 'picture';
        const title = [values[type.displayField ?? 'title'] ?? name].flat().join(' ');
        files.set(`assets/${name}.${photograph.extension}`, photograph.bytes);
        files.set(
          `assets/${name}.yaml`,
          yamlLines('title', title) + yamlLines('file', `${name}.${photograph.extension}`),
        );
        named[field] = name;
      }
      return { values: named, files };
    },
  };
}

/** A name for the files of a photograph that no other has, from the title of its entry. */
function freeName({ folder }: EditorContext, form: FormData): Promise<string> {
  const base = slugOf(String(form.get('f.title') ?? '')) || 'picture';
  return firstFree(base, async (name) => !(await isTaken(folder, `assets/${name}.yaml`)));
}
