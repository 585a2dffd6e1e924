import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';

/** Whom to ring when nobody else answers; nothing without a line that is always open. */
export function IfNobodyAnswers({ line }: { line: Helpline | undefined }) {
  const { safeguarding } = useWords();
  return (
    line?.telephone && (
      <p className="mt-1 text-sm max-sm-md:-mt-1 max-sm-md:-mb-2">
        <Sentence
          text={safeguarding.ifNobodyAnswers}
          parts={{
            name: <span lang={line.language}>{line.name}</span>,
            number: (
              <TelephoneLink number={line.telephone} className="target inline-block font-bold tabular-nums" />
            ),
          }}
        />
      </p>
    )
  );
}
