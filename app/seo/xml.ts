/** Characters that XML 1.0 forbids even when escaped (section 2.2): most controls, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

export interface Xml {
  readonly xml: string;
}

/** A child of an element: text is escaped, elements are not, undefined is left out. */
type XmlContent = string | Xml | undefined | readonly XmlContent[];

function written(content: XmlContent): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return escaped(content);
  return 'xml' in content ? content.xml : content.map(written).join('');
}

/**
 * An element.
 * @param attributes values are escaped; undefined ones are left out
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content?: XmlContent,
): Xml {
  const pairs = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const start = [name, ...pairs.map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  const inside = written(content);
  return { xml: inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>` };
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
