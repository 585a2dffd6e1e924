import { mainFirst } from '#domain/church/place.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { hoursStatus } from '#domain/safeguarding/hours-status.ts';
import { describePage, loadPage, pageHeaders, pageMeta, useRootData } from '../loaders/page-data.ts';
import { ContactPage } from '../pages/contact/ContactPage.tsx';
import type { Route } from './+types/contact.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, ({ content: { pages, places, people, rooms, church }, now, locale }) => {
    const content = pages.contact;
    const office = hoursStatus({ hours: church.officeHours }, now, locale);
    return {
      page: describePage(content, routePattern.contact, church.place),
      view: { content, people, rooms, places: mainFirst(places, church.place), officeNow: office.sentence },
      ...(office.validUntil && { validUntil: office.validUntil }),
    };
  });
}

export default function ContactRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ContactPage {...view} church={useRootData().church} />;
}
