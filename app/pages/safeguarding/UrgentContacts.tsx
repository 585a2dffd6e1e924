import { telephoneHref } from '#domain/link/telephone.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import type { HelpNow } from '#domain/safeguarding/help-now.ts';
import type { UrgentContact } from '#domain/safeguarding/urgent-contacts.ts';
import { SectionHeading } from '../../components/Headings.tsx';
import { useHeadings, usePageLocale } from '../../language/page-locale.ts';
import { IfNobodyAnswers, WaysToWrite } from './HelplineLines.tsx';

interface UrgentContactsProps {
  headings: PageHeadings;
  rows: HelpNow['rows'];
  /** A sentence below them on the ways to write. */
  writing: string;
}

/** Who can be reached now: a row for each need, in the words of somebody who has it. */
export function UrgentContacts({ headings, rows, writing }: UrgentContactsProps) {
  const heading = useHeadings(headings);
  if (rows.length === 0) return null;
  return (
    <>
      <div className="filled-cards mt-1.5 [--card:max(19.5rem,30%)]">
        {rows.map(({ name, lines, otherwise }) => (
          <section key={name} className="bg-tertiary px-3 py-1.5 sm-md:p-5 forced-colors:border-2">
            <SectionHeading {...heading(name)} className="font-bold leading-tight sm-md:text-lg" />
            <ul>
              {lines.map((line) => (
                <Line key={line.helpline.name} line={line} />
              ))}
            </ul>
            <IfNobodyAnswers line={otherwise} />
          </section>
        ))}
      </div>
      <p className="mt-2 max-w-text text-sm">{writing}</p>
    </>
  );
}

/** A line: who it is and when they answer (on paper their hours), the number, and a way to write. A tap anywhere else dials. */
function Line({ line }: { line: UrgentContact }) {
  const { dialling, words } = usePageLocale();
  const { helpline, label, sentence } = line;
  const { name, language, telephone } = helpline;
  return (
    <li className="relative mt-1 flex flex-wrap items-center gap-x-4 sm-md:mt-3">
      <p className={`text-sm leading-tight ${telephone ? 'w-full' : 'flex-[1_1_9rem]'}`}>
        {label && <b className="font-bold">{`${label}: `}</b>}
        <span lang={language}>{name}</span>
        {sentence && <span className="font-medium print:hidden">{`. ${sentence}`}</span>}
        <span className="hidden print:inline">{`. ${words.safeguarding.availability(helpline) ?? ''}`}</span>
      </p>
      <p className={telephone && 'flex w-full flex-wrap items-center justify-between gap-x-4'}>
        {telephone && (
          <a
            href={telephoneHref(telephone, dialling)}
            className="target block max-sm-md:-my-1 font-bold text-xl tabular-nums after:absolute after:inset-0"
          >
            {telephone}{' '}
            <span lang={language} className="sr-only">
              {name}
            </span>
          </a>
        )}
        <WaysToWrite helpline={helpline} most={1} className="relative max-sm-md:-my-1" />
      </p>
    </li>
  );
}
