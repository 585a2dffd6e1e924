/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Child = Html | string | number | false | null | undefined | readonly Child[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(child: Child): string {
  if (child instanceof Html) return child.text;
  if (Array.isArray(child)) return child.map(render).join('');
  if (child === false || child === null || child === undefined) return '';
  return String(child).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** HTML from a template: what is put in is escaped, unless it is HTML itself; nothing is put in for false, null or undefined. */
export function html(parts: TemplateStringsArray, ...children: readonly Child[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < children.length ? render(children[index]) : '')).join(''),
  );
}

/** Attributes: one that is true has no value, one that is false or undefined is left out. */
export function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): Html {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : html` ${name}="${value}"`.text;
  });
  return new Html(written.join(''));
}
