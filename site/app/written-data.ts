declare const data: unique symbol;

/** Data as JSON text (RFC 8259): what is not set is not in it. */
export type Written<Data> = string & { readonly [data]: Data };

/** More than the pages of a visit, or the pages that a server is asked for most. */
const mostRead = 250;

const read = new Map<string, unknown>();

function keep(text: string, value: unknown): void {
  read.set(text, value);
  const [first] = read.keys();
  if (read.size > mostRead && first !== undefined) read.delete(first);
}

/**
 * Writes the data of a page, once for as long as it stays as it is: with every page that is made of it, the router then
 * passes on a text, and has not each of its parts to look at and to write.
 * @param value what JSON can say; whoever reads it on the same machine is given it, and must not change it
 */
export function writeData<Data>(value: Data): Written<Data> {
  const text = JSON.stringify(value) as Written<Data>;
  keep(text, value);
  return text;
}

/**
 * Reads what `writeData` has written, here or on the server, once.
 * @returns the same object for the same text, as long as it is among those read last
 */
export function readData<Data>(text: Written<Data>): Data {
  if (!read.has(text)) keep(text, JSON.parse(text));
  return read.get(text) as Data;
}
