import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** Parses a document strictly: it throws unless the document is well formed. */
export function parsed(xml: string): Document {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'application/xml');
}

/** Parses a page of the site as browsers do, for what it says without being drawn. */
export function parsedHtml(html: string): Document {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(html, 'text/html');
}

/** The elements of a name within another, or within a document. */
export function elements(within: Document | Element, name: string): readonly Element[] {
  return [...within.getElementsByTagName(name)];
}

/** The text of the first element of a name. */
export function text(within: Document | Element, name: string): string | null | undefined {
  return elements(within, name)[0]?.textContent;
}
