/**
 * jCal (RFC 7265), the form in which iCalendar data is handed to the writing library: a property is its name,
 * parameters, value type and values; a component its name, properties and components.
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

/** A TEXT property, without the control characters that RFC 5545 §3.3.11 forbids; escaping is the writer's. */
export function textProperty(name: string, text: string): JCalProperty {
  return [name, {}, 'text', cleanText(text)];
}

/** A TEXT property whose name the writing library does not know, and which it would mark `VALUE=TEXT`. */
export function bareTextProperty(name: string, text: string): JCalProperty {
  return [name, {}, 'unknown', escapeText(cleanText(text))];
}

/** Well-formed Unicode with line feeds as the only line ends and tabs as the only other control character. */
function cleanText(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return lines.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}
