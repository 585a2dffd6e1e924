import { churchName } from '#domain/church/church.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { usePageLocale } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';
import { Link } from '../../navigation/Link.tsx';

interface OutageNoticeProps {
  church: { title: string; city: string; telephone: string | undefined } | undefined;
  /** The address to try again, when no response came: then the fault is that of the visitor's line. */
  unreached?: string | undefined;
}

/** Says that a page cannot be shown, why, and whom to ring. It needs no content. */
export function OutageNotice({ church, unreached }: OutageNoticeProps) {
  const { words, dialling } = usePageLocale();
  const { outage, offline } = words.errors;
  const { title, lead } = unreached === undefined ? outage : offline;
  return (
    <div className="grid max-w-text gap-6">
      <title>{church ? documentTitle(title, churchName(church)) : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-bold text-2xl">{title}</h1>
      <p>{lead}</p>
      {unreached !== undefined && (
        <p>
          <Link to={unreached} className="font-bold">
            {offline.again}
          </Link>
        </p>
      )}
      {church?.telephone && (
        <p>
          <Sentence
            text={outage.ring}
            inserts={{ telephone: <TelephoneLink number={church.telephone} className="font-bold" /> }}
          />
        </p>
      )}
      <p>
        <Sentence
          text={outage.danger}
          inserts={{
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

/** The page when not even the layout can be rendered. */
export function OutagePage({ church }: OutageNoticeProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-text content-center gap-6 p-6">
      {church && (
        <p className="text-xl">
          <span className="font-bold">{church.title}</span> <span className="font-thin">{church.city}</span>
        </p>
      )}
      <OutageNotice church={church} />
    </main>
  );
}
