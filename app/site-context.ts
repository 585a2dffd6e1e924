import { createContext, RouterContextProvider } from 'react-router';
import type { PictureBytes } from '#cms/picture-file.ts';
import type { SiteContent, StoredFile } from '#cms/site-content.ts';
import type { Hex } from '#domain/palette/colour.ts';
import type { PictureFile } from '#domain/picture/picture-files.ts';
import type { Problem } from '#domain/problem.ts';
import type { LocaleNow } from '#languages/locale.ts';
import type { PageLocaleSettings } from './language/page-locale.ts';
import type { SiteLanguage } from './language/site-languages.ts';

/** The text of pages without content; it comes from configuration. */
export interface OutageText {
  readonly locale: PageLocaleSettings;
  readonly title: string;
  readonly city: string;
  /** Undefined while the church has not written it down. */
  readonly telephone: string | undefined;
  /** The notice on pages with content of more than a day ago; `{date}` stands for that day. */
  readonly staleNotice: string;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** A logo as a PNG, its size in pixels, and the colour of the ground on which it stands. */
export interface FittedLogo {
  readonly bytes: Bytes;
  readonly width: number;
  readonly height: number;
  readonly ground: Hex;
}

/** The plate of a logo: how far it is from the left and the bottom of a share picture, and its edge around the logo, in pixels. */
export const logoPlate = { left: 52, bottom: 42, edge: 12 } as const;

export interface Pictures {
  /** The file of a picture or a paper of content, or its last good copy while it cannot be fetched. */
  fetch(stored: StoredFile, file: PictureFile | undefined): Promise<PictureBytes>;
  /**
   * A drawing as a PNG.
   * @param svg an SVG document without text, since no font is available
   * @param enlargement how many pixels of the PNG a unit of the SVG becomes
   */
  drawing(svg: string, enlargement: number): Promise<Bytes>;
  /** A logo as a square PNG: small enough for a phone to crop the square to a circle, on a field of the given colour, or else as large as it can be. */
  icon(file: Bytes, frame: { readonly size: number; readonly field: string | undefined }): Promise<Bytes>;
  /** A logo as a PNG, as large as it fits into a box. */
  logo(
    file: Bytes,
    box: { readonly width: number; readonly height: number },
  ): Promise<Omit<FittedLogo, 'ground'>>;
  /** A photograph or an SVG drawing as a JPEG of the given size, whole, on a field of the given colour, with a logo at the bottom left. */
  photograph(
    file: Bytes,
    frame: {
      readonly width: number;
      readonly height: number;
      readonly field: string;
      readonly logo?: FittedLogo | undefined;
    },
  ): Promise<Bytes>;
}

/** The arguments of loaders: a page is a pure function of content, address and `now`. */
export interface SiteContext {
  /** Undefined while there is none at all: every page is then the outage page. */
  readonly content: SiteContent | undefined;
  /** The languages of the pages, the first one first; none while there is no content. */
  readonly languages: readonly SiteLanguage[];
  readonly now: Temporal.Instant;
  /** The public address without a slash at the end: its origin, for a further language with the prefix of its pages. */
  readonly siteUrl: string;
  /** True for an editor who looks at drafts. */
  readonly isPreview: boolean;
  /** True for a page that is written to a file and stays as it was made: it carries its own policy, and says as of when it is. */
  readonly isExported: boolean;
  readonly outage: OutageText;
  /** When the content was fetched, if that is more than a day ago: pages then have a notice. */
  readonly staleSince: Temporal.Instant | undefined;
  readonly problems: readonly Problem[];
  readonly pictures: Pictures;
  /** Called with errors that lead to a page of status 500 or 503. */
  readonly onFailure: (error: unknown) => void;
  /** Called with the instant from which a page, or the menu around it, is no longer true; the export asks for it. */
  readonly onValidUntil?: (end: Temporal.Instant) => void;
}

/** The site with its content, in the church's own language and time zone, at the instant of the page. */
export type SiteWithContent = SiteContext & { readonly content: SiteContent; readonly locale: LocaleNow };

export const siteContext = createContext<SiteContext>();

/** Wraps the site for React Router's request handler. */
export function createLoadContext(site: SiteContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]));
}
