import { type ContentProblem, outcomeInWords } from '#domain/page/content-problem.ts';

/** The maximum number of files or entries in the bar; `npm run content:check` lists all. */
const limit = 3;

/** Shows editors what is wrong with the content, above every page. Visitors never see it. */
export function ProblemBar({ problems }: { problems: readonly ContentProblem[] }) {
  const more = problems.length - limit;
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
        {problems.slice(0, limit).map((problem) => (
          <Problem key={JSON.stringify(problem)} {...problem} />
        ))}
      </ul>
      {more > 0 && <p className="mt-2">And {more} more: “npm run content:check” lists all of them.</p>}
    </section>
  );
}

function Problem({ file, entry, outcome, faults }: ContentProblem) {
  return (
    <li className="mt-1 break-words">
      <b className="font-bold">{file ?? entry}</b>
      {faults.map(({ line, message }) => (
        <p key={`${line} ${message}`}>
          {line !== undefined && `Line ${line}: `}
          {message}
        </p>
      ))}
      <p>{outcomeInWords[outcome]}</p>
    </li>
  );
}
