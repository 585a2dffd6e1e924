declare const data: unique symbol;

/** Data as JSON text (RFC 8259), its quotation marks and apostrophes exchanged: what is not set is not in it. */
export type Written<Data> = string & { readonly [data]: Data };

/**
 * How long the texts may be that are known at once, in characters: more than the pages of a visit, or of a church's site,
 * and a few megabytes when each of them is large and never the same for long.
 */
const mostKnown = 2_000_000;

/**
 * Exchanges quotation marks and apostrophes. The router writes texts as JSON once more, and would put a backslash before
 * each mark of ours: it was a tenth of a page's data, and twice the time to write.
 */
function exchangeMarks(text: string): string {
  // No JSON has that character in it: it is always escaped (RFC 8259 section 7).
  return text.replaceAll('"', '\0').replaceAll("'", '"').replaceAll('\0', "'");
}

/** What texts say, those read last at the end. */
const known = new Map<string, unknown>();
let length = 0;

function forget(text: string): void {
  if (known.delete(text)) length -= text.length;
}

function keep(text: string, value: unknown): void {
  forget(text);
  known.set(text, value);
  length += text.length;
  for (const first of known.keys()) {
    if (length <= mostKnown || first === text) break;
    forget(first);
  }
}

/**
 * Writes the data of a page, once for as long as it stays as it is: with every page that is made of it, the router then
 * passes on a text, and has not each of its parts to look at and to write.
 * @param value what JSON can say; whoever reads it on the same machine is given it, and must not change it
 */
export function writeData<Data>(value: Data): Written<Data> {
  const text = exchangeMarks(JSON.stringify(value)) as Written<Data>;
  keep(text, value);
  return text;
}

/**
 * Reads what `writeData` has written, here or on the server, once.
 * @returns the same object for the same text, as long as it is among those read last
 */
export function readData<Data>(text: Written<Data>): Data {
  const value = known.has(text) ? known.get(text) : JSON.parse(exchangeMarks(text));
  keep(text, value);
  return value as Data;
}
