import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from 'emulator-for-contentful';
import { lineOfField } from 'emulator-for-contentful/folder';
import { sentenceWithField } from '#domain/problem.ts';

/** One line of the output of `npm run content:check`: an error must be fixed, a warning may be intended. */
export type Finding = Problem & { readonly severity: 'error' | 'warning' };

/** An entry or an asset, by its content type ("asset" for an asset) and its id. */
export interface RecordRef {
  readonly type: string;
  readonly id: string;
}

/** What is wrong with one field of one record, before its file and line are known. */
export interface FieldFault {
  readonly severity: Finding['severity'];
  readonly record: RecordRef;
  readonly field: string;
  readonly item?: number | undefined;
  /** Text from the field, which finds the line within a long text. */
  readonly near?: string | undefined;
  /** The locale of the words, if they are a translation. */
  readonly locale?: string | undefined;
  /** A sentence for the volunteer who edits the field. */
  readonly message: string;
}

export function error({ type, id }: RecordRef, field: string, message: string, near?: string): FieldFault {
  return { severity: 'error', record: { type, id }, field, near, message };
}

export function warning(record: RecordRef, field: string, message: string, near?: string): FieldFault {
  return { ...error(record, field, message, near), severity: 'warning' };
}

/**
 * Finds the file and line of a fault's field. An export is one file without lines.
 * @param path the content folder, or the file of an export
 */
export async function locate(path: string, fault: FieldFault): Promise<Finding> {
  const { severity, record, field, item, near, locale } = fault;
  const message = sentenceWithField({ field, sentence: fault.message });
  if (path.endsWith('.json')) {
    const language = locale === undefined ? '' : ` (${locale})`;
    return {
      severity,
      file: path,
      line: 1,
      field,
      message: `${record.type} ${record.id}${language}, ${message}`,
    };
  }
  const fileOf = (suffix: string) =>
    record.type === 'asset'
      ? join(path, 'assets', `${record.id}.yaml`)
      : join(path, 'entries', record.type, `${record.id}${suffix}.md`);
  const read = (suffix: string) => readFile(fileOf(suffix), 'utf8').catch(() => '');
  const original = await read('');
  const translation =
    locale === undefined || hasValueIn(original, field, locale) ? '' : await read(`.${locale}`);
  const [file, text] = translation === '' ? [fileOf(''), original] : [fileOf(`.${locale}`), translation];
  // An asset's file has nothing but fields; those of an entry are between two lines of dashes.
  const line = record.type === 'asset' ? lineOf(text, `${field}:`) : lineOfField(text, field, item);
  return { severity, file, line: line > 1 || near === undefined ? line : lineOf(text, near), field, message };
}

/** Whether an entry's own file has the value of a field in a locale: `title: {en-GB: …, de: …}`. */
function hasValueIn(text: string, field: string, locale: string): boolean {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${field}:`));
  if (start === -1) return false;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith(' '));
  return lines.slice(start, end).some((line) => line.includes(` ${locale}:`) || line.includes(`{${locale}:`));
}

function lineOf(text: string, fragment: string): number {
  const at = text.split('\n').findIndex((line) => line.includes(fragment));
  return at === -1 ? 1 : at + 1;
}
