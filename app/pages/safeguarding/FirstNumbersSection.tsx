import { telephoneHref } from '#domain/link/telephone.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import type { FirstNumber, FirstNumbers } from '#domain/safeguarding/first-numbers.ts';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { HeadingWords } from '../../components/Headings.tsx';
import { usePageLocale, useWords } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';

interface FirstNumbersSectionProps {
  heading: Heading;
  first: Pick<FirstNumbers, 'now' | 'otherwise'>;
  /** The first number of the police, who answer day and night. */
  police: Helpline | undefined;
}

/** One number for a child and one for an adult, to be rung now; below them, smaller, those for other hours. */
export function FirstNumbersSection({ heading, first, police }: FirstNumbersSectionProps) {
  const { safeguarding } = useWords();
  if (first.now.length === 0) return null;
  const others = [...first.now, ...first.otherwise].some(({ telephone }) => telephone !== police?.telephone);
  return (
    <section className="mt-5 max-w-wide sm-md:mt-10">
      <h2 lang={heading.lang} className="mb-2 font-bold text-xl">
        <HeadingWords title={heading.title} qualifier={heading.qualifier} />
      </h2>
      <ul className="grid gap-1.5 @min-[44rem]:grid-cols-2">
        {first.now.map((number) => (
          <Row key={number.label} number={number} isNow />
        ))}
      </ul>
      {first.otherwise.length > 0 && (
        <ul className="mt-1.5 grid gap-1.5 @min-[44rem]:grid-cols-2">
          {first.otherwise.map((number) => (
            <Row key={number.label} number={number} />
          ))}
        </ul>
      )}
      {police && others && (
        <p className="mt-2">
          <Sentence
            text={safeguarding.ifNobodyAnswers}
            parts={{
              number: police.telephone && (
                <TelephoneLink
                  number={police.telephone}
                  className="target inline-block font-bold tabular-nums"
                />
              ),
            }}
          />
        </p>
      )}
    </section>
  );
}

/** A number as one large link, with whom it is for, who answers and when. */
function Row({ number, isNow = false }: { number: FirstNumber; isNow?: boolean }) {
  const { label, telephone, name, language, hours } = number;
  const { dialling } = usePageLocale();
  return (
    <li className="bg-tertiary">
      <a href={telephoneHref(telephone, dialling)} className="block px-4 py-3 no-underline">
        <span className="block font-medium">{label}</span>{' '}
        <span
          className={`block font-bold tabular-nums leading-tight underline decoration-[0.09em] underline-offset-[0.15em] ${isNow ? 'text-2xl' : 'text-lg'}`}
        >
          {telephone}
        </span>{' '}
        <span className="block text-sm">
          <span lang={language}>{name}</span>. <span className={isNow ? 'font-medium' : ''}>{hours}</span>
        </span>
      </a>
    </li>
  );
}
