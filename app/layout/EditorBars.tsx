import { byEntry, outcomeInWords, outcomeOf, type Problem, sentenceWithField } from '#domain/problem.ts';
import type { PageData } from '../loaders/page-data.ts';

type ReadBack = PageData<unknown>['readBack'];

/** The maximum number of files or entries in the bar; `npm run content:check` lists all. */
const limit = 3;

/** Shows editors what is wrong with the content, above every page. Visitors never see it. */
export function ProblemBar({ problems }: { problems: readonly Problem[] }) {
  const entries = byEntry(problems);
  const more = entries.length - limit;
  return (
    <section
      lang="en-GB"
      aria-label="What to fix"
      className="bg-secondary px-4 py-3 text-primary sm:px-6 lg:px-12 print:hidden"
    >
      <p>
        <strong className="font-bold">Something in the content is wrong.</strong> Only you see this note;
        visitors do not.
      </p>
      <ul className="mt-2 list-disc pl-5">
        {entries.slice(0, limit).map((own) => (
          <ProblemsOfEntry key={JSON.stringify(own)} problems={own} />
        ))}
      </ul>
      {more > 0 && <p className="mt-2">And {more} more: “npm run content:check” lists all of them.</p>}
    </section>
  );
}

function ProblemsOfEntry({ problems }: { problems: readonly [Problem, ...Problem[]] }) {
  const [{ file, entry }] = problems;
  const outcome = outcomeOf(problems);
  return (
    <li className="mt-1 break-words">
      <b className="font-bold">{file ?? entry}</b>
      {problems.map((problem) => (
        <p key={`${problem.line} ${problem.sentence}`}>
          {problem.line !== undefined && `Line ${problem.line}: `}
          {sentenceWithField(problem)}
        </p>
      ))}
      <p>{outcomeInWords[outcome]}</p>
    </li>
  );
}

/**
 * Marks every page of a preview, and links to the public page. It stays in view, so that nobody takes a draft for the page
 * that visitors see.
 * @param publicPath the path of the public page
 * @param readBack how the times of the event are read, on an event's page
 */
export function PreviewBar({ publicPath, readBack }: { publicPath: string; readBack: ReadBack }) {
  return (
    <aside
      lang="en-GB"
      aria-label="Preview"
      className="sticky bottom-0 z-20 flex flex-wrap gap-x-6 gap-y-1 border-primary border-t-2 bg-secondary px-4 py-3 text-primary sm:px-6 print:static"
    >
      <p>
        <strong className="font-bold">Preview.</strong> Drafts are shown here that nobody else sees yet. Keep
        this page’s address to yourself.
      </p>
      <a href={publicPath} className="font-bold focus-visible:outline-primary">
        Leave the preview
      </a>
      {readBack && <ReadBackLines {...readBack} />}
    </aside>
  );
}

function ReadBackLines({ sentence, dates, warning }: NonNullable<ReadBack>) {
  return (
    <div className="basis-full">
      <details>
        <summary>
          <b className="font-bold">Its times are read as:</b> {sentence}
        </summary>
        <p>{dates.length > 0 ? `Are these right? ${dates.join('; ')}.` : 'It is over.'}</p>
      </details>
      {warning !== null && <p>{warning}</p>}
    </div>
  );
}
