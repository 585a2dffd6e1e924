import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** Reads a document as a strict parser does: what is not well formed is refused. */
export function parsed(xml: string): Document {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'application/xml');
}

/** The elements of a name within another, or within a document. */
export function elements(within: Document | Element, name: string): readonly Element[] {
  return [...within.getElementsByTagName(name)];
}

/** The text of the first element of a name. */
export function text(within: Document | Element, name: string): string | null | undefined {
  return elements(within, name)[0]?.textContent;
}
