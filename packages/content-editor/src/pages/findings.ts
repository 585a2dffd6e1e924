import type { ContentType } from 'emulator-for-contentful';
import type { EditorContext } from '../context.ts';
import type { FileChanges } from '../files/write-files.ts';
import { labelOf } from '../form/control.ts';
import type { Finding } from '../options.ts';
import { subjectOf } from '../translation.ts';
import { words } from '../words.ts';

/** A sentence of the check without the name of its field, which stands beside it, and with the labels of other fields. */
export function inWords(finding: Finding, type: ContentType | undefined): Finding {
  const plain = finding.message.replace(/^“[\w.]+”: /, '');
  if (/ is missing\. Every “[^”]+” needs one\.$/.test(plain))
    return { ...finding, message: words.problems.missing };
  const message = plain.replace(/“(\w+)”/g, (quoted, id: string) => {
    const field = type?.fields.find((each) => each.id === id);
    return field === undefined ? quoted : `“${labelOf(field).label}”`;
  });
  return { ...finding, message: message.charAt(0).toUpperCase() + message.slice(1) };
}

/**
 * Findings in words: those about the files of a form for its fields, and all others with the name of the entry.
 * @param form what was edited in a form, if anything was
 */
export function describeFindings(
  context: EditorContext,
  findings: readonly Finding[],
  form?: { readonly type: ContentType; readonly files: FileChanges },
): Promise<readonly Finding[]> {
  return Promise.all(
    findings.map((finding) =>
      form?.files.has(finding.file) ? inWords(finding, form.type) : aboutOther(context, finding),
    ),
  );
}

/** A finding about another entry: its sentence names that entry. */
async function aboutOther(context: EditorContext, finding: Finding): Promise<Finding> {
  // What is wrong with the disk is about no file.
  if (finding.file === '') return finding;
  const [, typeId = '', id = ''] = /^entries\/([^/]+)\/(.+)\.md$/.exec(finding.file) ?? [];
  const subject = await subjectOf(context, typeId, id);
  const name = subject ? `“${subject.title}”` : finding.file;
  const { message, severity, file } = inWords(finding, subject?.type);
  return { severity, file, message: `${words.problems.otherEntry(name)} ${message}` };
}
