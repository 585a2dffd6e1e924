import { join } from 'node:path';
import type { Problem as FileProblem } from 'emulator-for-contentful';
import { lineOfField } from 'emulator-for-contentful/folder';
import type { ContentEntry } from '#cms/content-entries.ts';
import { withMigration } from '#cms/older-fields.ts';
import type { LocatedProblem, Problem } from '#domain/problem.ts';
import { readContentText } from '#scripts/content/content-files.ts';

/** What rules judge, and what they find. */
export type Entries = readonly ContentEntry[];
export type Problems = readonly Problem[];

/** An entry or an asset, by its content type ("asset" for an asset) and its id. */
export interface EntryRef {
  readonly type: string;
  readonly id: string;
}

export function error({ type, id }: EntryRef, field: string, sentence: string, near?: string): Problem {
  return { severity: 'error', entry: `${type} ${id}`, field, near, sentence };
}

export function warning(entry: EntryRef, field: string, sentence: string, near?: string): Problem {
  return { ...error(entry, field, sentence, near), severity: 'warning' };
}

/** A problem of a whole file. */
export function ofFile(severity: Problem['severity'], file: string, sentence: string): LocatedProblem {
  return { severity, entry: '', field: '', sentence, file, line: 1 };
}

/** What the emulator has found in a file of a content folder. */
export function ofEmulator(severity: Problem['severity'], problem: FileProblem): LocatedProblem {
  const { file, line, field = '', near, message } = problem;
  const [, folder = '', type, id] = /(entries|assets)\/(?:([^/]+)\/)?([^/]+)\.\w+$/.exec(file) ?? [];
  const entry = folder === 'assets' ? `asset ${id}` : type ? `${type} ${id}` : '';
  return { severity, entry, field, near, sentence: withMigration(message), file, line };
}

/** Finds the file and line of a problem. An export is one file without lines. @param path the content folder, or the file of an export */
export async function locate(path: string, problem: Problem): Promise<LocatedProblem> {
  const { entry, field, item, near, locale } = problem;
  if (path.endsWith('.json')) return { ...problem, file: path, line: 1 };
  const [type = '', id = ''] = entry.split(' ');
  const isAsset = type === 'asset';
  const fileOf = (suffix: string) =>
    isAsset ? join('assets', `${id}.yaml`) : join('entries', type, `${id}${suffix}.md`);
  const read = async (suffix: string) =>
    (await readContentText(path, fileOf(suffix)).catch(() => undefined))?.text ?? '';
  const original = await read('');
  const translation =
    locale === undefined || hasValueIn(original, field, locale) ? '' : await read(`.${locale}`);
  const text = translation || original;
  // An asset's file has nothing but fields; those of an entry are between two lines of dashes.
  const line = isAsset ? lineOf(text, `${field}:`) : lineOfField(text, field, item);
  return {
    ...problem,
    file: join(path, fileOf(translation === '' ? '' : `.${locale}`)),
    line: line > 1 || near === undefined ? line : lineOf(text, near),
  };
}

/** Whether an entry's own file has the value of a field in a locale, in its line or indented below: `title: {en-GB: …, de: …}`. */
function hasValueIn(text: string, field: string, locale: string): boolean {
  return new RegExp(`^${field}:(?:[^\\n]*\\n(?= ))*[^\\n]*[ {]${locale}:`, 'm').test(text);
}

function lineOf(text: string, fragment: string): number {
  const at = text.split('\n').findIndex((line) => line.includes(fragment));
  return at === -1 ? 1 : at + 1;
}
