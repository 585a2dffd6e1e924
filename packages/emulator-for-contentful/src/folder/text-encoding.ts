/** A text, and how its bytes were read. */
type DecodedText = { readonly text: string; readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' };

const decode = (label: string, bytes: Uint8Array) =>
  new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);

/**
 * Reads the text of a file: UTF-16 by its mark, then UTF-8, or else windows-1252, in which each byte is a letter and which older
 * Windows programs write as “ANSI” (https://encoding.spec.whatwg.org/#names-and-labels).
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  try {
    if (first === 0xff && second === 0xfe)
      return { text: decode('utf-16le', bytes.subarray(2)), encoding: 'utf-16' };
    if (first === 0xfe && second === 0xff)
      return { text: decode('utf-16be', bytes.subarray(2)), encoding: 'utf-16' };
    return { text: decode('utf-8', bytes), encoding: 'utf-8' };
  } catch {
    return { text: decode('windows-1252', bytes), encoding: 'windows-1252' };
  }
}

/** What to do about a file that was read as windows-1252. */
export const notUtf8 =
  'The file is not UTF-8, so it was read as windows-1252 (“ANSI”): look at its £, dashes, quotation marks and accents, and save it as UTF-8.';
