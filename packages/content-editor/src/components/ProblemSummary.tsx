import type { ReactNode } from 'react';
import { idOf } from '../form/form-state.ts';
import type { FormField } from '../form/form-type.ts';
import type { Problem } from '../options.ts';
import { words } from '../words.ts';

interface ProblemSummaryProps {
  readonly errors: readonly Pick<Problem, 'field' | 'sentence'>[];
  /** The fields of the form, to which a problem links. */
  readonly fields?: readonly FormField[];
  readonly children?: ReactNode;
}

/** What must be put right, and what else is to be said at once. The browser moves the focus here. */
export function ProblemSummary({ errors, fields, children }: ProblemSummaryProps) {
  const isWrong = errors.length > 0;
  return (
    // biome-ignore lint/a11y/noAutofocus: somebody whose form comes back must learn first why
    <div className={isWrong ? 'summary errors' : 'summary'} role="alert" tabIndex={-1} autoFocus>
      {isWrong && <h2>{words.problems.title(errors.length)}</h2>}
      {isWrong && <Problems problems={errors} fields={fields} />}
      {children}
    </div>
  );
}

interface ProblemsProps {
  readonly problems: readonly Pick<Problem, 'field' | 'sentence'>[];
  readonly fields?: readonly FormField[] | undefined;
}

/** A list of problems, each with a link to its field, if it is one of the form. */
export function Problems({ problems, fields = [] }: ProblemsProps) {
  return (
    <ul>
      {problems.map(({ field, sentence }, index) => {
        const own = fields.find(({ id }) => id === field);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
          <li key={index}>
            {own && <a href={`#${idOf(field)}`}>{own.label}</a>}
            {own && ': '}
            {own ? sentence.replace(`“${own.label}”: `, '') : sentence}
          </li>
        );
      })}
    </ul>
  );
}
