import { byEntry, outcomeInWords, outcomeOf, type Problem, sentenceWithField } from '#domain/problem.ts';

/** The maximum number of files or entries in the bar; `npm run content:check` lists all. */
const limit = 3;

/** Shows editors what is wrong with the content, above every page. Visitors never see it. */
export default function ProblemBar({ problems }: { problems: readonly Problem[] }) {
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
