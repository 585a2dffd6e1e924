import type { SafeguardingContacts } from '#domain/safeguarding/safeguarding.ts';
import { CheckedOn, Day } from '../../components/Day/Day.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';

/** The safeguarding policy: its document, when it was adopted, and when somebody last checked it. */
export function Policy({ contacts }: { contacts: SafeguardingContacts }) {
  const { statement, policyTitle, policyUrl, policyAdopted, lastChecked } = contacts;
  return (
    <div className="grid max-w-text gap-4">
      {statement && <p>{statement}</p>}
      {policyTitle && (
        <p>
          Our policy:{' '}
          {policyUrl ? (
            <ExternalLink href={policyUrl} className="font-bold">
              {policyTitle}
            </ExternalLink>
          ) : (
            <strong className="font-bold">{policyTitle}</strong>
          )}
          {policyAdopted && (
            <>
              , adopted on <Day date={policyAdopted} />
            </>
          )}
          .
        </p>
      )}
      <CheckedOn date={lastChecked} />
    </div>
  );
}
