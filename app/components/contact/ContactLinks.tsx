import { telephoneHref } from '#domain/link/telephone.ts';
import { usePageLocale } from '../../language/page-locale.ts';
import { LongAddress } from './LongAddress.tsx';

/** A telephone number, as a link that dials it. */
export function TelephoneLink({ number, className }: { number: string; className: string }) {
  const { dialling } = usePageLocale();
  return (
    <a href={telephoneHref(number, dialling)} className={className}>
      {number}
    </a>
  );
}

/** An email address, as a link that writes to it. */
export function EmailLink({ address, className }: { address: string; className: string }) {
  return (
    <a href={`mailto:${address}`} className={className}>
      <LongAddress address={address} />
    </a>
  );
}
