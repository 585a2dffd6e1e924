import { Fragment } from 'react';

/** An email or web address that may wrap after its `@`, dots and slashes, but not within a word. */
export function LongAddress({ address }: { address: string }) {
  return address.split(/(?<=[@./])(?![@./])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of an address differ in their position only
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
