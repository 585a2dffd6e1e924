/** The arguments of an asset's `url` that request another size or format (RULES.md §1.4). */
export type ImageTransform = Readonly<Record<string, unknown>> | null | undefined;

/** Each argument, and the parameter of the Images API that it becomes. */
const parameters = {
  width: 'w',
  height: 'h',
  quality: 'q',
  cornerRadius: 'r',
  resizeStrategy: 'fit',
  resizeFocus: 'f',
  backgroundColor: 'bg',
  format: 'fm',
};

/** The values of enums that are not those of the Images API in upper case. FIT is the default and adds nothing. */
const values: Readonly<Record<string, string>> = {
  FIT: '',
  JPG_PROGRESSIVE: 'jpg&fl=progressive',
  PNG8: 'png&fl=png8',
};

function parameterFor(option: string, given: unknown): string {
  if (option === 'cornerRadius' && Number(given) < 0) return 'max';
  const text = String(given ?? '');
  return values[text] ?? (/^[A-Z_]+$/.test(text) ? text.toLowerCase() : text);
}

/** Appends the parameters of the Images API to a URL. */
export function transformedUrl(url: string, options: ImageTransform): string {
  const parts = Object.entries(parameters).flatMap(([option, parameter]) => {
    const value = parameterFor(option, options?.[option]);
    return value === '' ? [] : [`${parameter}=${value}`];
  });
  return parts.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
