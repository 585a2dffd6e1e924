import type { ChurchInFull, Welcome } from '#domain/church/church.ts';
import type { Giving, WayToGive } from '#domain/church/giving.ts';
import type { Notice, Sheet } from '#domain/church/notice.ts';
import type { Person } from '#domain/church/person.ts';
import type { PlaceOnMap } from '#domain/church/place.ts';
import type { Project } from '#domain/church/project.ts';
import type { Question } from '#domain/church/question.ts';
import type { Room } from '#domain/church/room.ts';
import type { Event } from '#domain/event/event.ts';
import type { EventKind } from '#domain/event/event-kind.ts';
import type { OtherWords } from '#domain/link/other-words.ts';
import type { OldAddress, ShortLink } from '#domain/link/short-link.ts';
import type { Navigation } from '#domain/navigation/navigation.ts';
import type { Pages } from '#domain/page/page-names.ts';
import type { Paper } from '#domain/page/paper.ts';
import type { RichText } from '#domain/page/rich-text.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import type { HouseStyle } from '#domain/palette/house-style.ts';
import type { Picture } from '#domain/picture/picture.ts';
import type { Safeguarding } from '#domain/safeguarding/safeguarding.ts';
import { datedLocale, type Locale } from '#languages/locale.ts';

/** A file, its address on this site, and at the content service. */
export interface StoredFile {
  readonly picture: Pick<Picture, 'type' | 'path'>;
  readonly url: URL;
}

/** A picture, and the address of its file at the content service. */
export interface StoredPicture extends StoredFile {
  readonly picture: Picture;
}

/** The same of a paper. */
export interface StoredPaper {
  readonly paper: Paper;
  readonly url: URL;
}

/**
 * All published content of the church as one immutable value: every page, feed, calendar and site map is a synchronous function
 * of it and the clock. `mapContent` makes it from the results of the content service. Entries with a fault are not in it.
 */
export interface SiteContent extends Pages, HouseStyle {
  /** The three lists of the app pre-render query (specification section 7), with whole events: see `navigationAt`. */
  readonly navigation: Navigation<Event>;
  /** The church's own facts; title, city and telephone come from the settings where content has none. */
  readonly church: ChurchInFull;
  /** The church's language, time zone, country and currency. */
  readonly locale: Locale;
  /** Every event in full, with the changes to its single dates: highlighted first, then regular, each by `order`. */
  readonly events: readonly Event[];
  /** By `order`. */
  readonly eventKinds: readonly EventKind[];
  /** What to do while nothing of a kind is open, by its slug, for kinds of which Home says what is open now. */
  readonly otherwise: ReadonlyMap<string, RichText>;
  /** By `order`, six at most. */
  readonly welcomes: readonly Welcome[];
  /** The path of every page, with the time of its last publication, RFC 3339 in UTC; undefined without an entry. */
  readonly pagesPublishedAt: ReadonlyMap<Path, string | undefined>;
  /** By name. */
  readonly places: readonly PlaceOnMap[];
  /** By `order`. */
  readonly people: readonly Person[];
  /** By `order`. */
  readonly questions: readonly Question[];
  /** For hire, by `order`. */
  readonly rooms: readonly Room[];
  readonly project: Project | undefined;
  readonly giving: Giving | undefined;
  /** By `order`. */
  readonly waysToGive: readonly WayToGive[];
  readonly safeguarding: Safeguarding;
  /** Current, future and past ones, the latest first: see `currentNotices`. */
  readonly notices: readonly Notice[];
  /** What the editor says on the sheet of a week: current, future and past ones, the latest first. */
  readonly sheets: readonly Sheet[];
  /** By slug. */
  readonly shortLinks: readonly ShortLink[];
  /** Those of a former website, from which the site leads on where it has nothing itself. */
  readonly oldAddresses: readonly OldAddress[];
  /** What people look for by other words. */
  readonly otherWords: readonly OtherWords[];
  /** Every picture that an entry or a rich text shows, by the id of its asset; a link in a text may lead to one as well. */
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  /** Every paper that is shown, by the id of its entry. */
  readonly papers: ReadonlyMap<string, StoredPaper>;
  /** When the pages and events that are shown until a day cease to be, by their paths. */
  readonly endings: ReadonlyMap<Path, Temporal.Instant>;
  /** When an entry appears or disappears next, by the days from and until which it is shown; undefined for never. */
  readonly validUntil: Temporal.Instant | undefined;
  /** The same content in each further language, in the order of the settings; none in these themselves. */
  readonly otherLanguages: readonly SiteContent[];
}

/**
 * The content in words that may be read at any later time. The data of exported pages is made from it: a browser asks for it, now or in a
 * week, when the page that it has is no longer true.
 * @returns a new value for each call, which what is derived from content is memoized by
 */
export function datedContent(content: SiteContent): SiteContent {
  return {
    ...content,
    locale: datedLocale(content.locale),
    otherLanguages: content.otherLanguages.map(datedContent),
  };
}
