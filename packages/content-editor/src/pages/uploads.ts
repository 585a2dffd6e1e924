import { yamlLines } from 'emulator-for-contentful/folder';
import type { EditorContext } from '../context.ts';
import { entryFile, isTaken } from '../files/content-folder.ts';
import { pendingFiles, RefusedUpload, type SentFile, takeFile } from '../files/sent-file.ts';
import type { FormType } from '../form/form-type.ts';
import { firstFree, newId, slugOf } from '../form/new-entry.ts';
import { entryText, submittedValues, type Values } from '../form/submitted.ts';
import type { Problem } from '../options.ts';
import { words } from '../words.ts';

/** A photograph or paper of a form, with the names of its files. */
interface Found {
  readonly field: string;
  /** Its id while it is pending. */
  readonly id: string;
  readonly sent: SentFile;
  readonly title: string;
  readonly asset: string;
  /** The entry of its own, where it is to have one. */
  readonly entry: { readonly type: FormType; readonly id: string; readonly values: Values } | undefined;
}

/** The photographs and papers of a form: those that it sends, and the pending ones that it sent before. */
export async function readUploads(context: EditorContext, type: FormType, form: FormData, values: Values) {
  const found: Found[] = [];
  const problems: Problem[] = [];
  let asked: Values = {};
  const refuse = (field: string, sentence: string) =>
    problems.push({ severity: 'error', file: '', field, sentence });
  const named = [values[type.displayField] ?? 'picture'].flat().join(' ');
  for (const { id: field, control } of type.fields) {
    if (control.kind !== 'upload' && control.kind !== 'photograph') continue;
    const added = control.kind === 'photograph' ? control : undefined;
    const said = submittedValues(form, added?.asked ?? []);
    asked = { ...asked, ...said };
    const file = form.get(`file.${field}`);
    let id = String(form.get(`upload.${field}`) ?? '');
    let sent = pendingFiles.get(id);
    if (file instanceof Blob && file.size > 0) {
      try {
        sent = await takeFile(control.kind === 'upload' ? control.file : 'picture', file);
        id = pendingFiles.add(sent);
      } catch (error) {
        if (!(error instanceof RefusedUpload)) throw error;
        refuse(field, error.message);
        continue;
      }
    } else if (sent === undefined && Object.values(said).some(Boolean))
      refuse(field, words.picture.notChosen);
    if (sent === undefined) continue;
    const title = added ? words.picture.nameOf(named) : named;
    const asset = await firstFree(
      slugOf(title) || 'picture',
      async (name) => !(await isTaken(context.folder, `assets/${name}.yaml`)),
    );
    const name = added && { [added.type.displayField]: title };
    const entry = added && {
      type: added.type,
      id: await newId(context, added.type, { ...name }),
      values: { ...withoutPrefix(said, `${field}-`), ...name, [added.fileField]: asset },
    };
    found.push({ field, id, sent, title, asset, entry });
  }
  return {
    /** The ids of the pending photographs, by field. */
    uploads: Object.fromEntries(found.map(({ field, id }) => [field, id])),
    /** What was said about new photographs. */
    asked,
    /** What is wrong with the files that were sent. */
    problems,
    /**
     * Names the photographs in the values, and returns the files to write.
     * @throws UnreadableFile when YAML cannot take what was said about one
     */
    take(complete: Values) {
      const files = new Map<string, string | Buffer>();
      for (const { sent, asset, title, entry } of found) {
        const name = `${asset}.${sent.extension}`;
        files.set(`assets/${name}`, sent.bytes);
        files.set(`assets/${asset}.yaml`, yamlLines('title', title) + yamlLines('file', name));
        if (entry) files.set(fileOf(entry), entryText(entry.type, undefined, entry.values));
      }
      const links = found.map(({ field, asset, entry }) => [field, entry?.id ?? asset] as const);
      return { values: { ...complete, ...Object.fromEntries(links) }, files };
    },
    /** A problem of a photograph's own entry, at the field of the form that asks about it. */
    inForm(problem: Problem): Problem {
      const own = found.find(({ entry }) => entry && fileOf(entry) === problem.file);
      return own ? { ...problem, field: `${own.field}-${problem.field}` } : problem;
    },
  };
}

const fileOf = ({ type, id }: NonNullable<Found['entry']>) => entryFile(type.sys.id, id);

const withoutPrefix = (values: Values, prefix: string): Values =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id.slice(prefix.length), value]));
