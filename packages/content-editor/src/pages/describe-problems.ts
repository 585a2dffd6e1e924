import type { EditorContext } from '../context.ts';
import { entryOfFile } from '../files/content-folder.ts';
import type { FileChanges } from '../files/write-files.ts';
import { capitalized } from '../form/control.ts';
import type { FormType } from '../form/form-type.ts';
import type { Problem } from '../options.ts';
import { subjectOf } from '../translation.ts';
import { words } from '../words.ts';

/** A problem whose sentence has the labels of fields instead of their ids. */
export function inWords(problem: Problem, type: FormType | undefined): Problem {
  if (/ is missing\. Every “[^”]+” needs one\.$/.test(problem.sentence))
    return { ...problem, sentence: words.problems.missing };
  const sentence = problem.sentence.replace(/“(\w+)”/g, (quoted, id: string) => {
    const field = type?.fields.find((each) => each.id === id);
    return field === undefined ? quoted : `“${field.label}”`;
  });
  return { ...problem, sentence: capitalized(sentence) };
}

/**
 * Problems in words: those about the files of a form for its fields, and all others with the name of the entry.
 * @param form what was edited in a form, if anything was
 */
export function describeProblems(
  context: EditorContext,
  problems: readonly Problem[],
  form?: { readonly type: FormType; readonly files: FileChanges },
): Promise<readonly Problem[]> {
  return Promise.all(
    problems.map((problem) =>
      form?.files.has(problem.file) ? inWords(problem, form.type) : aboutOther(context, problem),
    ),
  );
}

/** A problem about another entry: its sentence names that entry. */
async function aboutOther(context: EditorContext, problem: Problem): Promise<Problem> {
  // What is wrong with the disk is about no file.
  if (problem.file === '') return problem;
  const { typeId = '', id = '' } = entryOfFile(problem.file) ?? {};
  const subject = await subjectOf(context, typeId, id);
  const name = subject ? `“${subject.title}”` : problem.file;
  const { sentence, severity, file } = inWords(problem, subject?.type);
  return { severity, file, field: '', sentence: `${words.problems.otherEntry(name)} ${sentence}` };
}
