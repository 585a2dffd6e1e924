import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lineOfField, type Problem } from 'emulator-for-contentful';

/** A fault, or something that may be meant. */
export type Finding = Problem & { readonly severity: 'error' | 'warning' };

/** A fault of one field of one entry, before it is known where that stands. */
export interface FieldFault {
  readonly severity: Finding['severity'];
  readonly record: { readonly type: string; readonly id: string };
  readonly field: string;
  readonly item?: number | undefined;
  /** Words that stand in the field, to find the line in a long text. */
  readonly near?: string | undefined;
  readonly message: string;
}

/**
 * Says where a fault stands: the file and line of its field. An export is one file without lines.
 * @param path the content folder, or the export
 */
export async function locate(path: string, fault: FieldFault): Promise<Finding> {
  const { severity, record, field, item, near } = fault;
  const message = `“${field}”: ${fault.message}`;
  if (path.endsWith('.json'))
    return { severity, file: path, line: 1, message: `${record.type} ${record.id}, ${message}` };
  const file =
    record.type === 'asset'
      ? join(path, 'assets', `${record.id}.yaml`)
      : join(path, 'entries', record.type, `${record.id}.md`);
  const text = await readFile(file, 'utf8').catch(() => '');
  // An asset's file is all facts; an entry's are between two lines of dashes.
  const line = record.type === 'asset' ? lineOf(text, `${field}:`) : lineOfField(text, field, item);
  return { severity, file, line: line > 1 || near === undefined ? line : lineOf(text, near), message };
}

function lineOf(text: string, words: string): number {
  const at = text.split('\n').findIndex((line) => line.includes(words));
  return at === -1 ? 1 : at + 1;
}
