import { memo } from 'react';
import { charityStatement } from '#domain/church/charity.ts';
import type { Church } from '#domain/church/church.ts';
import type { Giving } from '#domain/church/giving.ts';
import type { PageContent } from '#domain/page/page.ts';
import { type PageHeadings, pageHeading } from '#domain/page/page-heading.ts';
import type { QrCode } from '#domain/picture/qr-code.ts';
import { CheckedOn } from '../../components/Day/Day.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { BankDetails } from './BankDetails.tsx';
import { OnlineGiving } from './OnlineGiving.tsx';

interface DonatePageProps {
  content: PageContent;
  church: Church;
  giving: Giving | undefined;
  /** The code that leads to online giving. */
  onlineCode: QrCode | undefined;
}

/** Donate: the ways to give, Gift Aid, and the charity's statement. */
export const DonatePage = memo(function DonatePage({ content, church, giving, onlineCode }: DonatePageProps) {
  return (
    <>
      <PageOpening content={content} />
      {giving && <WaysToGive headings={content.headings} giving={giving} onlineCode={onlineCode} />}
      {church.charity && (
        <p className="page-section max-w-text border-secondary border-t-4 pt-4">
          {charityStatement(church.charity)}
        </p>
      )}
    </>
  );
});

interface WaysToGiveProps {
  headings: PageHeadings;
  giving: Giving;
  onlineCode: QrCode | undefined;
}

function WaysToGive({ headings, giving, onlineCode }: WaysToGiveProps) {
  const { online, text, giftAid, giftAidUrl, lastChecked } = giving;
  return (
    <>
      <section className="page-section">
        <SectionHeading {...pageHeading(headings, 'bank')} />
        <BankDetails giving={giving} />
      </section>
      {online && (
        <section className="page-section">
          <SectionHeading {...pageHeading(headings, 'online')} />
          <OnlineGiving online={online} code={onlineCode} />
        </section>
      )}
      {text && (
        <section className="page-section">
          <SectionHeading {...pageHeading(headings, 'text')} />
          <p className="max-w-text text-lg">
            Text <strong className="font-bold">{text.keyword}</strong> to{' '}
            <strong className="font-bold tabular-nums">{text.number}</strong>.
          </p>
          {text.note && <p className="mt-2 max-w-text">{text.note}</p>}
        </section>
      )}
      {giftAid.length > 0 && (
        <section className="page-section">
          <SectionHeading {...pageHeading(headings, 'gift aid')} />
          <RichText blocks={giftAid} />
          {giftAidUrl && (
            <p className="mt-6">
              <ExternalLink href={giftAidUrl} className="target inline-block font-bold text-lg">
                Make a Gift Aid declaration
              </ExternalLink>
            </p>
          )}
        </section>
      )}
      <CheckedOn date={lastChecked} className="mt-6" />
    </>
  );
}
