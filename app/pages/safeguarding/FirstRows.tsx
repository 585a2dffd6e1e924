import { telephoneHref } from '#domain/link/telephone.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import type { FirstLine } from '#domain/safeguarding/first-rows.ts';
import type { HelpNow } from '#domain/safeguarding/help-now.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { useHeadings, usePageLocale, useWords } from '../../language/page-locale.ts';
import { IfNobodyAnswers } from './IfNobodyAnswers.tsx';
import { WaysToWrite } from './WaysToWrite.tsx';

interface FirstRowsProps {
  headings: PageHeadings;
  rows: HelpNow['rows'];
}

/** Who can be reached now: a row for each need, in the words of somebody who has it. */
export function FirstRows({ headings, rows }: FirstRowsProps) {
  const { safeguarding } = useWords();
  const heading = useHeadings(headings);
  if (rows.length === 0) return null;
  return (
    <>
      <div className="mt-1.5 grid max-w-wide gap-1.5 @min-[44rem]:grid-cols-2">
        {rows.map(({ name, lines, otherwise }) => {
          const { title, qualifier, lang } = heading(name);
          return (
            <section
              key={name}
              className="bg-tertiary px-3 py-1.5 last:odd:col-span-full sm-md:p-5 forced-colors:border-2"
            >
              <h2 lang={lang} className="font-bold leading-tight sm-md:text-lg">
                <HeadingWords title={title} qualifier={qualifier} />
              </h2>
              <ul>
                {lines.map((line) => (
                  <Line key={line.name} line={line} />
                ))}
              </ul>
              <IfNobodyAnswers line={otherwise} />
            </section>
          );
        })}
      </div>
      <p className="mt-2 max-w-text text-sm">{safeguarding.writing}</p>
    </>
  );
}

/** A line: who it is and when they answer, the number, and a way to write. A tap anywhere but on that way dials. */
function Line({ line }: { line: FirstLine }) {
  const { dialling } = usePageLocale();
  const { label, name, language, telephone, sentence } = line;
  return (
    <li
      className={`relative mt-1 sm-md:mt-3 ${telephone ? '' : 'flex flex-wrap items-center justify-between gap-x-4'}`.trim()}
    >
      <p className="flex-1 text-sm leading-tight">
        {label && <b className="font-bold">{`${label}: `}</b>}
        <span lang={language}>{name}</span>
        {sentence && <span className="font-medium">{`. ${sentence}`}</span>}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        {telephone && (
          <a
            href={telephoneHref(telephone, dialling)}
            className="target block max-sm-md:-my-1 font-bold text-xl tabular-nums leading-tight after:absolute after:inset-0"
          >
            {telephone}{' '}
            <span lang={language} className="sr-only">
              {name}
            </span>
          </a>
        )}
        <WaysToWrite helpline={line} most={1} className="max-sm-md:-my-1" />
      </p>
    </li>
  );
}
