import { churchName } from '#domain/church/church.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { usePageLocale } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';

export interface OutageNoticeProps {
  church: { title: string; city: string; telephone: string | undefined } | undefined;
}

/** Says that a page cannot be shown, and whom to ring. It needs no content. */
export function OutageNotice({ church }: OutageNoticeProps) {
  const { words, dialling } = usePageLocale();
  const { outage } = words.errors;
  return (
    <div className="grid max-w-text gap-6">
      <title>{church ? documentTitle(outage.title, churchName(church)) : outage.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-bold text-2xl">{outage.title}</h1>
      <p>{outage.lead}</p>
      {church?.telephone && (
        <p>
          <Sentence
            text={outage.ring}
            parts={{ telephone: <TelephoneLink number={church.telephone} className="font-bold" /> }}
          />
        </p>
      )}
      <p>
        <Sentence
          text={outage.danger}
          parts={{
            number: (
              <a href={`tel:${dialling.emergency}`} className="font-bold">
                {dialling.emergency}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
