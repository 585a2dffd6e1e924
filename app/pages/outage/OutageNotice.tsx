import { type Country, countries, defaultCountry } from '#domain/church/country.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';

export interface OutageNoticeProps {
  church:
    | { title: string; city: string; telephone: string | undefined; locale: { country: Country } }
    | undefined;
}

/** Says that a page cannot be shown, and whom to ring. It needs no content. */
export function OutageNotice({ church }: OutageNoticeProps) {
  const { emergency } = countries[church?.locale.country ?? defaultCountry];
  return (
    <div className="grid max-w-text gap-6">
      <title>{church ? documentTitle('Back soon', `${church.title} ${church.city}`) : 'Back soon'}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-bold text-2xl">
        Back soon <span className="font-thin">we hope</span>
      </h1>
      <p>We can’t show this page just now. Please try again in a few minutes.</p>
      {church?.telephone && (
        <p>
          Need us today? Ring <TelephoneLink number={church.telephone} className="font-bold" />.
        </p>
      )}
      <p>
        If someone is in danger now, ring{' '}
        <a href={`tel:${emergency}`} className="font-bold">
          {emergency}
        </a>
        .
      </p>
    </div>
  );
}
