import { charityStatement } from '#site/domain/charity.ts';
import type { Church } from '#site/domain/church.ts';
import type { Giving } from '#site/domain/giving.ts';
import type { PageWords } from '#site/domain/page.ts';
import { ExternalLink } from '#site/ui/ExternalLink/ExternalLink.tsx';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { PageOpening } from '../words/PageOpening.tsx';
import { sectionClass } from '../words/section-class.ts';

interface DonatePageProps {
  words: PageWords;
  church: Church;
  giving: Giving | undefined;
}

/** Donate: the ways to give, Gift Aid, and what the charity is in law. */
export function DonatePage({ words, church, giving }: DonatePageProps) {
  return (
    <>
      <PageOpening words={words} />
      {giving && (
        <>
          <section className={sectionClass}>
            <SectionHeading title="By bank" qualifier="once or every month" />
            <dl className="grid max-w-wide gap-1.5 sm:grid-cols-2">
              <BankFact name="Account name" value={giving.bank.accountName} />
              <BankFact name="Sort code" value={giving.bank.sortCode} />
              <BankFact name="Account number" value={giving.bank.accountNumber} />
              <BankFact name="Reference" value={giving.bank.reference} />
            </dl>
          </section>
          {(giving.online || giving.text) && (
            <section className={sectionClass}>
              <SectionHeading title="Online" qualifier="or by text" />
              <div className="grid max-w-words gap-4">
                {giving.online && (
                  <p>
                    <ExternalLink href={giving.online.url}>
                      Give online with {giving.online.provider}
                    </ExternalLink>
                    , another company’s site.
                  </p>
                )}
                {giving.text && (
                  <p>
                    Text <strong className="font-bold">{giving.text.keyword}</strong> to{' '}
                    <strong className="font-bold tabular-nums">{giving.text.number}</strong>.
                  </p>
                )}
              </div>
            </section>
          )}
          <section className={sectionClass}>
            <SectionHeading title="Gift Aid" qualifier="25p more for every £1" />
            <RichText blocks={giving.giftAid} />
            {giving.giftAidUrl && (
              <p className="mt-4">
                <ExternalLink href={giving.giftAidUrl}>Make a Gift Aid declaration</ExternalLink>
              </p>
            )}
          </section>
        </>
      )}
      {church.charity && <p className={`${sectionClass} max-w-words`}>{charityStatement(church.charity)}</p>}
    </>
  );
}

function BankFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-tertiary p-5">
      <dt className="text-sm">{name}</dt>
      <dd className="font-bold text-xl tabular-nums">{value}</dd>
    </div>
  );
}
