import { hash } from 'node:crypto';

/** The schemes that a page may link to or load from; `webcal` is for subscriptions to the site's calendars. */
const allowedSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:', 'webcal:']);

/** Elements that load or run foreign code, or send data. */
const dangerous = /^(?:iframe|frame|object|embed|applet|base|form|style|foreignobject|animate|set)$/i;

const addressAttributes = /^(?:href|src|action|formaction|xlink:href|data|poster|ping|background|cite)$/i;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function decoded(value: string): string {
  return value.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function unsafeScript(attributes: string, script: string, policy: string): string[] {
  if (/type="application\/(?:ld\+)?json"/.test(attributes)) {
    if (script.includes('<')) return [`a tag within data: ${script}`];
    JSON.parse(script);
    return [];
  }
  if (script === '') return /src="\/assets\/[\w.-]+"/.test(attributes) ? [] : [`script ${attributes}`];
  return policy.includes(`'sha256-${hash('sha256', script, 'base64')}'`) ? [] : [`script ${script}`];
}

function unsafeAttribute(name: string, value: string): string[] {
  if (/^on/i.test(name) || /^(?:style|srcdoc)$/i.test(name)) return [`${name}="${value}"`];
  if (!addressAttributes.test(name)) return [];
  const address = decoded(value);
  const url = URL.canParse(address, 'https://own.invalid')
    ? new URL(address, 'https://own.invalid')
    : undefined;
  return url && allowedSchemes.has(url.protocol) ? [] : [`${name}="${value}"`];
}

/**
 * Finds everything unsafe in a page: scripts that its policy does not allow, event handlers, elements that load or send,
 * addresses with other schemes than those allowed, and tags that are not written as React writes them.
 * @param policy the Content-Security-Policy of the page
 * @throws SyntaxError when a data block is no valid JSON
 */
export function findUnsafeHtml(html: string, policy = ''): readonly string[] {
  const found: string[] = [];
  const withoutScripts = html
    .replace(/<!DOCTYPE html>|<!--[ /$?!&]*-->/g, '')
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (_, attributes: string, script: string) => {
      found.push(...unsafeScript(attributes, script, policy));
      return '';
    });
  const text = withoutScripts.replace(
    /<\/?([a-z][\w-]*)((?:\s[\w:.-]+(?:="[^"]*")?)*)\s*\/?>/gi,
    (_, name: string, attributes: string) => {
      if (dangerous.test(name)) found.push(`<${name}>`);
      for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g))
        found.push(...unsafeAttribute(attribute, value));
      return '';
    },
  );
  const stray = /<[\s\S]{0,80}/.exec(text);
  return stray ? [...found, stray[0]] : found;
}
