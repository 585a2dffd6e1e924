import { data } from 'react-router';
import type { Church } from '#domain/church/church.ts';
import { diallingIn } from '#domain/church/country.ts';
import { currentNotices, staleNotice } from '#domain/church/notice.ts';
import { placeAddress } from '#domain/church/place.ts';
import { pick } from '#domain/event/event.ts';
import { earliest } from '#domain/event/event-validity.ts';
import { menuValidUntil } from '#domain/navigation/menu-statuses.ts';
import { navigationAt } from '#domain/navigation/navigation.ts';
import { type Locale, localeAt } from '#languages/locale.ts';
import { iconType } from '../icons/church-icon.ts';
import type { PageLocaleSettings } from '../language/page-locale.ts';
import { pageLanguage } from '../language/site-languages.ts';
import { pageStyle } from '../styles/style-sheet.server.ts';
import { cacheControl } from './cache-lifetime.ts';
import { siteLoader } from './load.server.ts';
import { memoize } from './memoize.ts';

/** In milliseconds since 1970. */
function asTimes(instants: ReadonlyMap<string, Temporal.Instant>): Readonly<Record<string, number>> {
  return Object.fromEntries([...instants].map(([key, instant]) => [key, instant.epochMilliseconds]));
}

/** "As of Thursday 26 November 2026, 9am". */
function asOfInWords(now: Temporal.Instant, { zone, words: { dates, occurrences } }: Locale): string {
  const here = now.toZonedDateTimeISO(zone);
  return occurrences.asOf(dates.asOf(here.toPlainDate()), dates.time(here.toPlainTime()));
}

/** What pages show of the church; structured data alone names its charity. */
export type ShownChurch = Omit<Church, 'charity'>;

const shown = [
  ...(['title', 'city', 'strapline', 'newsletter'] as const),
  ...(['telephone', 'email', 'officeHours', 'charityStatement'] as const),
] as const;

const layoutContent = memoize(({ content, locale }) => {
  const { navigation, church, events } = content;
  const current = currentNotices(content.notices, locale);
  return {
    navigation: navigationAt(navigation, locale),
    church: {
      ...pick(church, shown),
      place: church.place && placeAddress(church.place),
      // Who made it is not said on every page.
      logo: church.logo && pick(church.logo, ['id', 'type', 'path', 'description', 'width', 'height']),
    } satisfies ShownChurch as ShownChurch,
    style: { ...pageStyle(content), icon: iconType(church) },
    notices: current.notices,
    endings: { ...asTimes(content.endings), ...asTimes(current.endings) },
    validUntil: earliest(menuValidUntil(events, locale), current.validUntil, content.validUntil),
  };
});

/** The menu, the notices of today and the church's own facts, on every page (specification section 7). */
export const loadRoot = siteLoader((site) => {
  const { now, locale, outage, isPreview, isExported, problems, staleSince, languages } = site;
  const { language, country, currency } = locale;
  const { validUntil, endings, ...layout } = layoutContent(site);
  if (validUntil) site.onValidUntil?.(validUntil);
  const [first] = languages;
  const { prefix = '' } = languages.find((each) => each.language === language) ?? {};
  return data(
    {
      ...layout,
      locale: {
        language,
        country,
        currency,
        dialling: diallingIn(country),
        ...(languages.length > 1 && { prefix, languages: languages.map(pageLanguage) }),
      } satisfies PageLocaleSettings as PageLocaleSettings,
      isPreview,
      problems,
      // The notice comes from configuration, in the first language.
      staleNotice: staleNotice(
        staleSince,
        outage.staleNotice,
        localeAt(first?.content.locale ?? locale, now),
      ),
      validUntil: validUntil?.epochMilliseconds,
      /** Of a page that stays as it was made: when that was, and what ends by its own date, by its path or its id. */
      asMade: isExported ? { asOf: asOfInWords(now, locale), endings } : undefined,
    },
    { headers: { 'Cache-Control': cacheControl(now, validUntil) } },
  );
});

export type RootData = Awaited<ReturnType<typeof loadRoot>>['data'];
