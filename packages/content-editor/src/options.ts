import type { Account } from './sign-in/accounts.ts';

/** Something wrong with the content: what the editing page reads of the site's own problems. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** The path of the file, which begins with the folder that was checked; empty for what is about none, such as the disk. */
  readonly file: string;
  readonly line?: number;
  /** The id of the field; empty for a whole entry. */
  readonly field: string;
  /** It names the field, if at all, at its beginning. */
  readonly sentence: string;
}

/** How the times of an event are understood. */
export interface ReadBack {
  /** As visitors read it; it stands beside the field in which it was typed, too, unless that is empty. */
  readonly sentence: string;
  readonly field: string;
  /** The next dates, none when it is over; null for something that has no dates. */
  readonly dates: readonly string[] | null;
  readonly warning: string | null;
}

/** One date of an event. */
export interface EventDate {
  readonly event: string;
  readonly title: string;
  /** The date as first planned: `2026-11-29`. */
  readonly date: string;
  /** When it starts, as first planned (`10:30`), where the event has several on that day; otherwise empty. */
  readonly start: string;
  /** Whether it is one of several. */
  readonly isOfSeries: boolean;
  /** "Sunday 29 November". */
  readonly day: string;
  /** "10.30am to noon", or all that is to say where the date has been moved. */
  readonly hours: string;
  /** "Cancelled"; null where it is on as planned. */
  readonly status: string | null;
  /** What to tell people elsewhere, in the words of the site: that it is off, or what has changed. Of a date that is on, as if it were cancelled. */
  readonly message: string;
  /** The id of the entry that changes this date; null where none does. */
  readonly change: string | null;
}

/** Which dates: of all events for a week or for some weeks, the next one of each event, or the next few of one. */
export type DatesOf = 'soon' | 'later' | 'each' | { readonly event: string };

/** What a field offers to choose from where that depends on other entries, and the words for no choice. */
export interface Offer {
  readonly none: string;
  readonly choices: readonly { readonly id: string; readonly title: string }[];
}

/** The pages of the site with a draft, which is in memory alone. */
export interface DraftPages {
  /** The path of the page on which the draft shows. */
  readonly path: string;
  /** What the site answers at a path. @param base what its addresses then begin with */
  respond(base: string, path: string): Promise<Response>;
}

/** What the site shows of the content of a folder. */
export interface ShownContent {
  /** How the times of an entry are understood; undefined for an entry without times. */
  readBack(id: string): ReadBack | undefined;
  /** The dates from today on, in order. */
  nextDates(of: DatesOf): readonly EventDate[];
  /**
   * The values of a series that changes from a date on, and whose former times stay.
   * @param before its values as they are saved
   * @param values those that a person has typed
   * @returns undefined where none of them says when or where it is
   */
  changedFrom(
    before: Readonly<Record<string, unknown>>,
    values: Readonly<Record<string, unknown>>,
    date: string,
  ): Readonly<Record<string, string | readonly string[] | undefined>> | undefined;
  /** The path of a page in a further language; undefined where the site does not show it. */
  pathInLocale(path: string, locale: string): string | undefined;
  /** Fields of an entry that offer choices, such as its place in the menu. */
  offersOf(type: string, values: Readonly<Record<string, unknown>>): Readonly<Record<string, Offer>>;
  /** The pages as visitors see them, in a language; undefined where an entry shows on no one page. */
  pagesWith(
    entry: { readonly type: string; readonly values: Readonly<Record<string, unknown>> },
    locale?: string,
  ): DraftPages | undefined;
}

/** What the site knows about content, beyond the content model. */
export interface SiteRules {
  /** Checks a whole folder. Nothing is shown of one that cannot be read. */
  check(
    folder: string,
  ): Promise<{ readonly shown: ShownContent | undefined; readonly problems: readonly Problem[] }>;
  /** The path of the page on which an entry shows; undefined where that is no one page. */
  pathOf(type: string, values: Readonly<Record<string, unknown>>): string | undefined;
}

/** A part of a form. */
export interface Group {
  readonly title: string;
  readonly fields: readonly string[];
  /** Whether it is behind “More” until somebody opens that. */
  readonly folded?: boolean;
}

/** A field of colours: sets by a number, each with some colours by their names. */
export interface ColourSets {
  /** The words for each set, by its number, and for each colour. */
  readonly sets: Readonly<Record<string, string>>;
  readonly colours: Readonly<Record<string, string>>;
  /** The colours where nobody has chosen others. */
  readonly usual: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is to be known of the colours of a set, in words. */
  describe(colours: Readonly<Record<string, string>>): string;
}

/** How entries of one content type are shown and edited, beyond what the content model says. */
export interface TypeHints {
  /** "Events". */
  readonly plural: string;
  /** "event", within a sentence. */
  readonly one: string;
  /** A type whose entries are fixed: none is added or deleted. */
  readonly isFixed?: boolean;
  /** The ids of entries that are never deleted. */
  readonly permanent?: readonly string[];
  /** Whether the first page offers a new one. */
  readonly isTask?: boolean;
  /** The field that sorts the list, with a minus sign for the highest first; by default the title. */
  readonly sortBy?: string;
  /** The fields whose values make the name of a new entry's file; by default the title. */
  readonly idFrom?: readonly string[];
  /** Texts with a clock time, such as 19:00. */
  readonly times?: readonly string[];
  /** Fields for a file that can be sent with the form. */
  readonly uploads?: readonly string[];
  /** Lists of links whose order counts. */
  readonly ordered?: readonly string[];
  /** Lists of short names: the content type whose entries they name. Their order counts. */
  readonly slugsOf?: Readonly<Record<string, string>>;
  /** What a field is called in the history: "time". */
  readonly shortNames?: Readonly<Record<string, string>>;
  /** The words for the values of a field. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields of colours. */
  readonly colourSets?: Readonly<Record<string, ColourSets>>;
  /** The words for no choice of a link. */
  readonly none?: Readonly<Record<string, string>>;
  readonly help?: Readonly<Record<string, string>>;
  readonly groups?: readonly Group[];
  /** Fields that a copy does not take along, and fields of which it takes only the items without a year. */
  readonly notCopied?: readonly string[];
  readonly notCopiedDates?: readonly string[];
}

/** The content types of events and of changes of one date. */
interface DatesHints {
  readonly eventType: string;
  readonly changeType: string;
  /** The field of an event after which its form asks from when on it changes. */
  readonly askedAfter: string;
}

/** Use over a network, behind a proxy whose login names the user. */
export interface ProxySettings {
  /** The header with the user's name, which the proxy sets and never passes on from outside. */
  readonly userHeader: string;
  /** The address at which browsers see the editing page: `https://edit.example.org`. */
  readonly origin: string;
  /** What the proxy sends in `X-Proxy-Secret`: other programs on the machine do not know it. At least 32 characters. */
  readonly secret: string;
}

/** Use over a network, with a sign-in of the editor's own. A proxy in front of it speaks https. */
export interface SignInSettings {
  /** The address at which browsers see the editing page: `https://edit.example.org`. */
  readonly origin: string;
  readonly accounts: readonly Account[];
}

/** Entries that a limited account cannot change. */
export interface Protection {
  /** How the names of their files begin: `helpline/` for a whole content type, `page/safeguarding.` for one entry. */
  readonly begins: readonly string[];
  /** The field of a content type that links to a further one. */
  readonly linkedBy: { readonly type: string; readonly field: string };
  /** Why they cannot be changed, and who can. */
  readonly sentence: string;
}

export interface EditorOptions {
  readonly folder: string;
  /** Under which name the person at this computer saves; by default as git knows who that is. */
  readonly userName?: string | undefined;
  /** 0 for any free port. */
  readonly port: number;
  /** The address to listen on; by default 127.0.0.1, which this machine alone reaches. */
  readonly host?: string | undefined;
  /** One of the two, or neither: then it is for whoever has the address with its key. */
  readonly proxy?: ProxySettings | undefined;
  readonly signIn?: SignInSettings | undefined;
  readonly protection?: Protection | undefined;
  readonly rules: SiteRules;
  readonly hints: Readonly<Record<string, TypeHints>>;
  readonly dates: DatesHints;
  /** Where the site is, without a slash at the end; undefined while it is not ready. */
  readonly siteUrl: () => string | undefined;
  /** Whether the site that visitors see reads this very folder, so that it shows what is saved. */
  readonly isOfSite?: boolean;
  /** Whether each save is sent to the web by itself. */
  readonly publishesOnSave?: boolean;
  /** The folders with what browsers load: `client/editor.ts`, built, and what pages of the site load. */
  readonly assets: readonly string[];
}
