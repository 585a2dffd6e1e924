/**
 * jCal (RFC 7265), the input of the library that writes iCalendar: a property is its name, parameters, value type and
 * values; a component is its name, properties and components.
 */
export type JCalProperty = [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  ...values: (string | number | readonly number[] | Readonly<Record<string, unknown>>)[],
];

export type JCalComponent = [
  name: string,
  properties: readonly JCalProperty[],
  components: readonly JCalComponent[],
];

/** A TEXT property without the control characters that RFC 5545 §3.3.11 forbids. The library escapes it. */
export function textProperty(name: string, text: string): JCalProperty {
  return [name, {}, 'text', cleanText(text)];
}

/** A TEXT property that the library does not know and would mark with `VALUE=TEXT`. It is escaped here. */
export function bareTextProperty(name: string, text: string): JCalProperty {
  return [name, {}, 'unknown', escapeText(cleanText(text))];
}

/** The text as well-formed Unicode, whose only control characters are line feeds and tabs. */
function cleanText(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
  return lines.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}
