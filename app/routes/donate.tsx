import { memo } from 'react';
import type { Giving } from '#domain/church/giving.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { makeQrCode } from '#domain/picture/qr-code.ts';
import { HungSection } from '../components/Headings.tsx';
import { PageOpening } from '../components/PageOpening.tsx';
import { RichText, TextSections } from '../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../language/page-locale.ts';
import { CheckedOn, Sentence } from '../language/Sentence.tsx';
import { notFound } from '../loaders/load.server.ts';
import { useRootData } from '../loaders/page-data.ts';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import type { ShownChurch } from '../loaders/root-data.ts';
import { ExternalLink } from '../navigation/Link.tsx';
import { BankDetails, WayOnline } from '../pages/donate/WaysToGive.tsx';
import type { Route } from './+types/donate.ts';

export { headers, meta } from '../loaders/page-data.ts';

export const loader = pageLoader(({ content: { pages, giving, waysToGive } }) => {
  const content = pages.donate ?? notFound();
  return {
    page: describePage(content, routePattern.donate),
    view: {
      content,
      giving,
      onlineCode: giving?.online && makeQrCode(giving.online.url),
      further: waysToGive.map((way) => ({ ...way, code: makeQrCode(way.url) })),
    },
  };
});

export default function DonateRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <DonatePage {...view} church={useRootData().church} />;
}

type View = ViewOf<typeof loader>;

/** Donate: the ways to give, the quickest first; Gift Aid, what the church says about gifts, and the charity's statement. */
export const DonatePage = memo(function DonatePage(props: View & { church: ShownChurch }) {
  const { content, church, giving } = props;
  const { opening, sections } = splitAtHeadings(content.body);
  return (
    <>
      <PageOpening content={{ ...content, body: opening }} />
      <GivingOnline {...props} />
      {giving && <GivingByBank content={content} giving={giving} />}
      <TextSections sections={sections} lang={content.language} />
      {church.charityStatement && (
        <p lang="en-GB" className="mt-16 max-w-wide border-secondary border-t-4 pt-4">
          {church.charityStatement}
        </p>
      )}
    </>
  );
});

/** Each way to give on another website: the usual one, then those for one purpose. */
function GivingOnline({ content, giving, onlineCode, further }: View) {
  const { giving: words, events } = useWords();
  const heading = useHeadings(content.headings);
  const online = giving?.online;
  if (!online && further.length === 0) return null;
  return (
    <HungSection {...heading('online')}>
      <ul className="grid gap-1.5">
        {online && (
          <WayOnline
            url={online.url}
            title={words.online(online.provider)}
            code={onlineCode}
            label={words.code(online.provider)}
          />
        )}
        {further.map((way) => (
          <WayOnline key={way.url} {...way} label={events.code(way.title)} />
        ))}
      </ul>
    </HungSection>
  );
}

function GivingByBank({ content, giving }: Pick<View, 'content'> & { giving: Giving }) {
  const words = useWords();
  const heading = useHeadings(content.headings);
  const { text, giftAid, giftAidUrl, lastChecked } = giving;
  return (
    <>
      {text && (
        <HungSection {...heading('text')}>
          <p className="max-w-text text-lg">
            <Sentence
              text={words.giving.byText}
              inserts={{
                keyword: <strong className="font-bold">{text.keyword}</strong>,
                number: <strong className="font-bold tabular-nums">{text.number}</strong>,
              }}
            />
          </p>
          {text.note && <p className="mt-2 max-w-text">{text.note}</p>}
        </HungSection>
      )}
      <HungSection id="bank" {...heading('bank')}>
        <BankDetails giving={giving} />
        <CheckedOn date={lastChecked} className="mt-6" />
      </HungSection>
      {giftAid.length > 0 && (
        <HungSection id="gift-aid" {...heading('gift aid')}>
          {giftAidUrl && (
            <p className="mb-4">
              <ExternalLink href={giftAidUrl} className="target inline-block font-bold text-lg">
                {words.giving.giftAid}
              </ExternalLink>
            </p>
          )}
          <RichText blocks={giftAid} />
        </HungSection>
      )}
    </>
  );
}
