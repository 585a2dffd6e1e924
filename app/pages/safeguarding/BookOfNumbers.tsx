import type { ReactNode } from 'react';
import { nameAndRole } from '#domain/church/person.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import type { BookLine, HelpNow } from '#domain/safeguarding/help-now.ts';
import type { SafeguardingContacts } from '#domain/safeguarding/safeguarding.ts';
import { EmailLink, TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { HungSection } from '../../components/Headings.tsx';
import { useHeadings, useWords } from '../../language/page-locale.ts';
import { CheckedOn } from '../../language/Sentence.tsx';
import { ExternalLink } from '../../navigation/Link.tsx';
import { speechId } from './DangerCard.tsx';
import { IfNobodyAnswers, WaysToWrite } from './HelplineLines.tsx';

interface BookOfNumbersProps {
  headings: PageHeadings;
  contacts: SafeguardingContacts | undefined;
  help: Pick<HelpNow, 'book' | 'contactSentence'>;
}

/** Every number in its group, as one list: the name, the number, when it answers, whom it is for. */
export function BookOfNumbers({ headings, contacts, help }: BookOfNumbersProps) {
  const { safeguarding } = useWords();
  const heading = useHeadings(headings);
  return help.book.map(({ name, lines, otherwise }) => (
    <HungSection
      key={name}
      id={name === 'emergency' ? speechId : name}
      {...heading(name === 'emergency' ? 'speech' : name)}
    >
      <ul className="max-w-text border-secondary border-b">
        {name === 'local' && contacts && <ContactLine contacts={contacts} sentence={help.contactSentence} />}
        {lines.map((line) => (
          <HelplineLine key={`${line.helpline.name} ${line.helpline.telephone}`} line={line} />
        ))}
      </ul>
      <IfNobodyAnswers line={otherwise} />
      {name === 'outside' && contacts?.dioceseUrl && (
        <p className="mt-2">
          <ExternalLink href={contacts.dioceseUrl} className="target inline-block font-bold">
            {safeguarding.diocese}
          </ExternalLink>
        </p>
      )}
    </HungSection>
  ));
}

/** The church's own contact, what to tell them, and who reads the mailbox. */
function ContactLine({
  contacts,
  sentence,
}: Pick<LineProps, 'sentence'> & { contacts: SafeguardingContacts }) {
  const { telephone, email, hours, responsibilities, lastChecked } = contacts.localContact;
  return (
    <Line
      name={nameAndRole(contacts.localContact)}
      telephone={telephone}
      sentence={sentence}
      hours={hours && `${hours.replace(/\.$/, '')}.`}
      ways={
        email && <EmailLink address={email} className="target inline-block font-medium max-sm-md:-my-3" />
      }
      lastChecked={lastChecked ?? contacts.lastChecked}
    >
      {responsibilities} {contacts.mailbox}
    </Line>
  );
}

function HelplineLine({ line: { helpline, sentence } }: { line: BookLine }) {
  const { safeguarding } = useWords();
  const { name, language, telephone, forWhom, channels, email, url, lastChecked } = helpline;
  const languages = channels.flatMap((each) => (each.kind === 'languages' ? [each.languages] : []));
  return (
    <Line
      name={<span lang={language}>{name}</span>}
      telephone={telephone}
      sentence={sentence}
      hours={safeguarding.availability(helpline)}
      ways={
        (channels.length > languages.length || email || url) && (
          <WaysToWrite helpline={helpline} className="mr-3 max-sm-md:-my-3" />
        )
      }
      lastChecked={lastChecked}
    >
      <span lang={language}>{forWhom}</span>
      {languages.map((each) => ` ${safeguarding.languages(each)}`)}
    </Line>
  );
}

interface LineProps {
  name: ReactNode;
  telephone: string | undefined;
  /** What can be said of its hours now, which is no use on paper. */
  sentence: string | undefined;
  hours: string | undefined;
  ways: ReactNode;
  lastChecked: string | undefined;
  children: ReactNode;
}

/**
 * A line of the book: the name left, the number right, and below it when it is answered, whom it is for, and other ways, which
 * follow the words: their targets, as tall as a finger, overlap the words above and below, and take no line of their own.
 */
function Line({ name, telephone, sentence, hours, ways, lastChecked, children }: LineProps) {
  return (
    <li className="break-inside-avoid border-secondary border-t py-1 sm-md:py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="max-w-full flex-[1_1_9rem] break-words font-bold leading-tight">{name}</h3>
        {telephone && (
          <TelephoneLink
            number={telephone}
            className="target relative text-right max-sm-md:-my-2 font-bold tabular-nums sm-md:text-lg"
          />
        )}
      </div>
      <p className="max-w-text leading-snug max-sm-md:text-sm">
        {sentence && <b className="font-medium print:hidden">{sentence}</b>}{' '}
        {hours && <b className="font-medium">{hours}</b>} {children} {ways}
      </p>
      <CheckedOn date={lastChecked} />
    </li>
  );
}
