import { type Element, Node } from '@xmldom/xmldom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type PageLocale, PageLocaleContext } from '#app/language/page-locale.ts';
import { britishDialling } from '#domain/church/country.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { elements, parsed } from './read-xml.ts';

/** The elements with an implicit role (HTML Accessibility API Mappings). */
const elementsOfRole = {
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  link: ['a'],
  list: ['ul', 'ol'],
  listitem: ['li'],
  time: ['time'],
  term: ['dt'],
  definition: ['dd'],
  img: ['img'],
  navigation: ['nav'],
  progressbar: ['progress'],
} as const;

type Role = keyof typeof elementsOfRole;

/** The text for a screen reader. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType === Node.ELEMENT_NODE && (node as Element).getAttribute('aria-hidden') === 'true')
    return '';
  return [...node.childNodes].map(textOf).join('');
}

function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The accessible name of an element, in short (Accessible Name and Description Computation 1.2). */
function nameOf(element: Element): string {
  return collapseSpaces(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? textOf(element));
}

/** The rendered markup as people and assistive technology perceive it. */
export interface Rendered {
  /** All text except that hidden from screen readers. */
  readonly text: string;
  /** The names of all elements of a role, in their order. */
  names(role: Role): readonly string[];
  /** The address of the link of a name; undefined when there is none. */
  href(name: string): string | undefined;
}

/** The markup as the server renders it, for a church in England by default. @param basename what its addresses begin with */
export function markupOf(
  element: ReactNode,
  locale: PageLocale = { ...british, dialling: britishDialling },
  basename = '/',
): string {
  return renderToStaticMarkup(
    <PageLocaleContext value={locale}>
      <MemoryRouter basename={basename} initialEntries={[basename]}>
        {element}
      </MemoryRouter>
    </PageLocaleContext>,
  );
}

/** Renders as `markupOf` does, and reads the markup by a strict parser. */
export function render(
  element: ReactNode,
  locale: PageLocale = { ...british, dialling: britishDialling },
): Rendered {
  const page = parsed(`<main>${markupOf(element, locale)}</main>`);
  const inOrder = (role: Role) =>
    elements(page, '*').filter(({ nodeName }) => elementsOfRole[role].some((name) => name === nodeName));
  return {
    text: collapseSpaces(textOf(page)),
    names: (role) => inOrder(role).map(nameOf),
    href: (name) =>
      inOrder('link')
        .find((link) => nameOf(link) === name)
        ?.getAttribute('href') ?? undefined,
  };
}
