import { createContext, RouterContextProvider } from 'react-router';
import type { ContentClient } from '#site/content/client.ts';
import type { EntryProblem } from '#site/content/entry-problem.ts';

/** What the site says when no content can be had: from configuration, not from content. */
export interface OutageWords {
  readonly title: string;
  readonly city: string;
  readonly telephone: string;
}

/** What loaders are given: pages are pure functions of content, address and `now`. */
export interface SiteServices {
  readonly content: ContentClient;
  readonly now: Temporal.Instant;
  /** IANA name of the zone in which the church keeps its times. */
  readonly timeZone: string;
  /** Origin of the public address, without a slash at the end. */
  readonly siteUrl: string;
  readonly outage: OutageWords;
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
