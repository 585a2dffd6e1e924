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
