import { yamlLines } from 'emulator-for-contentful/folder';
import type { EditorContext } from '../context.ts';
import { entryFile, isTaken } from '../files/content-folder.ts';
import { type FileKind, pendingFiles, RefusedUpload, type SentFile, takeFile } from '../files/sent-file.ts';
import type { FormType } from '../form/form-type.ts';
import { firstFree, newId, slugOf } from '../form/new-entry.ts';
import { type NewPhotograph, newPhotographs } from '../form/new-photograph.ts';
import { entryText, submittedValues, type Values } from '../form/submitted.ts';
import type { Problem } from '../options.ts';
import { words } from '../words.ts';

/** A photograph of a form, with the names of its files. */
interface Found {
  readonly field: string;
  /** Its id while it is pending. */
  readonly id: string;
  readonly sent: SentFile;
  readonly title: string;
  readonly asset: string;
  /** What was asked about it and the id of its entry, where it is to have an entry of its own. */
  readonly added: (NewPhotograph & { readonly id: string }) | undefined;
}

/** The photographs and papers of a form: those that it sends, and the pending ones that it sent before. */
export async function readUploads(context: EditorContext, type: FormType, form: FormData, values: Values) {
  const found: Found[] = [];
  const problems: Problem[] = [];
  const news = newPhotographs(context, type);
  const answers = news.map(({ asked }) => submittedValues(form, asked));
  const asked: Values = Object.assign({}, ...answers);
  const refuse = (field: string, sentence: string) =>
    problems.push({ severity: 'error', file: '', field, sentence });
  // A link to an entry with a photograph takes one, too.
  const kindOf = (field: string): FileKind => {
    const control = type.fields.find(({ id }) => id === field)?.control;
    return control?.kind === 'upload' ? control.file : 'picture';
  };
  const named = [values[type.displayField] ?? 'picture'].flat().join(' ');
  for (const field of [...(type.hints.uploads ?? []), ...news.map(({ link }) => link)]) {
    const added = news.find(({ link }) => link === field);
    const file = form.get(`file.${field}`);
    let id = String(form.get(`upload.${field}`) ?? '');
    let sent = pendingFiles.get(id);
    if (file instanceof Blob && file.size > 0) {
      try {
        sent = await takeFile(kindOf(field), file);
        id = pendingFiles.add(sent);
      } catch (error) {
        if (!(error instanceof RefusedUpload)) throw error;
        refuse(field, error.message);
        continue;
      }
    } else if (sent === undefined && Object.values(added?.valuesOf(asked) ?? {}).some(Boolean))
      refuse(field, words.picture.notChosen);
    if (sent === undefined) continue;
    const title = added ? words.picture.nameOf(named) : named;
    const asset = await firstFree(
      slugOf(title) || 'picture',
      async (name) => !(await isTaken(context.folder, `assets/${name}.yaml`)),
    );
    const own = added && { ...added, id: await newId(context, added.type, titled(added, title)) };
    found.push({ field, id, sent, title, asset, added: own });
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
      for (const { sent, asset, title, added } of found) {
        const name = `${asset}.${sent.extension}`;
        files.set(`assets/${name}`, sent.bytes);
        files.set(`assets/${asset}.yaml`, yamlLines('title', title) + yamlLines('file', name));
        if (added === undefined) continue;
        const own = { ...added.valuesOf(asked), ...titled(added, title), [added.file]: asset };
        files.set(fileOf(added), entryText(added.type, undefined, own));
      }
      const links = found.map(({ field, asset, added }) => [field, added?.id ?? asset] as const);
      return { values: { ...complete, ...Object.fromEntries(links) }, files };
    },
    /** A problem of a photograph's own entry, at the field of the form that asks about it. */
    inForm(problem: Problem): Problem {
      const own = found.find(({ added }) => added && fileOf(added) === problem.file);
      return own ? { ...problem, field: `${own.field}-${problem.field}` } : problem;
    },
  };
}

const titled = ({ type }: NewPhotograph, title: string) => ({ [type.displayField]: title });

const fileOf = ({ type: { sys }, id }: NewPhotograph & { readonly id: string }) => entryFile(sys.id, id);
