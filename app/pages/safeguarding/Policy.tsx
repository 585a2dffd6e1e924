import type { SafeguardingContacts } from '#domain/safeguarding/safeguarding.ts';
import { useWords } from '../../language/page-locale.ts';
import { CheckedOn, Day, Sentence } from '../../language/Sentence.tsx';
import { ExternalLink } from '../../navigation/Link.tsx';

/** The safeguarding policy: its document, when it was adopted, and when somebody last checked it. */
export function Policy({ contacts }: { contacts: SafeguardingContacts }) {
  const { safeguarding } = useWords();
  const { statement, policyTitle, policyUrl, policyAdopted, lastChecked } = contacts;
  return (
    <div className="grid max-w-text gap-4">
      {statement && <p>{statement}</p>}
      {policyTitle && (
        <p>
          <Sentence
            text={policyAdopted ? safeguarding.policyAdopted : safeguarding.policy}
            inserts={{
              policy: policyUrl ? (
                <ExternalLink href={policyUrl} className="font-bold">
                  {policyTitle}
                </ExternalLink>
              ) : (
                <strong className="font-bold">{policyTitle}</strong>
              ),
              date: policyAdopted && <Day date={policyAdopted} />,
            }}
          />
        </p>
      )}
      <CheckedOn date={lastChecked} />
    </div>
  );
}
