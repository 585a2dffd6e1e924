import { createContext, RouterContextProvider } from 'react-router';
import type { ContentClient } from '#cms/client.ts';
import type { EntryProblem } from '#cms/entry-problem.ts';
import type { LastGood } from '#cms/last-good.ts';
import type { PictureBytes } from '#cms/pictures.ts';
import type { Remember } from '#cms/remembered.ts';
import type { StoredPicture } from '#cms/site-content.ts';
import type { ContentProblem } from '#domain/page/content-problem.ts';
import type { PictureFile } from '#domain/picture/picture-files.ts';
import type { Safeguarding } from '#domain/safeguarding/safeguarding.ts';

/** What the site says when no content can be had: from configuration, not from content. */
export interface OutageWords {
  readonly title: string;
  readonly city: string;
  readonly telephone: string;
  /** What a page says when its words are more than a day old; `{date}` is of when. */
  readonly oldWords: string;
}

/** The bytes of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Makes pictures; the same key asked for again gives the picture already made. */
export interface PictureMaker {
  /**
   * A drawing as a PNG.
   * @param svg an SVG document without words: no font is at hand
   * @param enlargement how many pixels of the PNG a unit of the SVG becomes
   */
  drawing(key: string, svg: () => Promise<string>, enlargement: number): Promise<Bytes>;
  /** A photograph as a JPEG of the given size, whole, on a field of the given colour. */
  photograph(
    key: string,
    file: () => Promise<Bytes>,
    frame: { readonly width: number; readonly height: number; readonly field: string },
  ): Promise<Bytes>;
}

/** What loaders are given: pages are pure functions of content, address and `now`. */
export interface SiteServices {
  readonly content: ContentClient;
  /** What many pages share is worked out once, for as long as it stays true. */
  readonly remember: Remember;
  readonly now: Temporal.Instant;
  /** IANA name of the zone in which the church keeps its times. */
  readonly timeZone: string;
  /** Origin of the public address, without a slash at the end. */
  readonly siteUrl: string;
  /** True for an editor who looks at drafts. */
  readonly isPreview: boolean;
  readonly outage: OutageWords;
  readonly pictures: PictureMaker;
  /** The file of a picture of content, as `fetchPicture` gets it, or as it was kept while the content service fails. */
  readonly getPicture: (stored: StoredPicture, file: PictureFile | undefined) => Promise<PictureBytes>;
  /** What the Safeguarding page shows while content names nobody who can be reached. */
  readonly lastGoodSafeguarding: LastGood<Safeguarding>;
  /** Of when the words are that a page has been given, once they are more than a day old. */
  readonly wordsOf: () => Temporal.Instant | undefined;
  /** What is wrong with the content, for an editor; empty for visitors. */
  readonly problems: readonly ContentProblem[];
  /** Told of entries that had to be left out. */
  readonly onEntryProblem: (problem: EntryProblem) => void;
  /** Told of errors that end in a page of status 500 or 503. */
  readonly onFailure: (error: unknown) => void;
}

/** The key under which loaders find the services. */
export const siteServices = createContext<SiteServices>();

/** Wraps the services for React Router's request handler. */
export function createLoadContext(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteServices, services);
  return context;
}
