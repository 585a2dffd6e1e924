import { nameAndRole, type Person } from '#domain/church/person.ts';
import { telephoneHref } from '#domain/link/telephone.ts';
import { usePageLocale } from '../../language/page-locale.ts';

export function TelephoneLink({ number, className }: { number: string; className?: string }) {
  const { dialling } = usePageLocale();
  return (
    <a href={telephoneHref(number, dialling)} className={className}>
      {number}
    </a>
  );
}

export function EmailLink({ address, className }: { address: string; className?: string }) {
  return (
    <a href={`mailto:${address}`} className={className}>
      <LongAddress address={address} />
    </a>
  );
}

/**
 * An email or web address that may wrap after its `@`, dots and slashes, but not within a word. The place to wrap is the style
 * sheet's: where the document has one (`<wbr>`), Chromium reads a blank out.
 */
export function LongAddress({ address }: { address: string }) {
  return address.split(/(?<=[@./])(?![@./])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of an address differ in their position only
    <span key={at} className="may-wrap-after">
      {part}
    </span>
  ));
}

/** A person to contact: role, name if given, and contact details. */
export function PersonLines({ person }: { person: Person }) {
  const { telephone, email } = person;
  return (
    <>
      <span className="block">{nameAndRole(person)}</span>
      {telephone && <TelephoneLink number={telephone} className="target block w-fit py-1 tabular-nums" />}
      {email && <EmailLink address={email} className="target block w-fit py-1" />}
    </>
  );
}
