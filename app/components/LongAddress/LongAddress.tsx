import { Fragment } from 'react';

/** An e-mail or web address that may break after its `@`, dots and slashes, where a reader would, and not within a word. */
export function LongAddress({ address }: { address: string }) {
  return address.split(/(?<=[@./])(?![@./])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no identity but their place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
