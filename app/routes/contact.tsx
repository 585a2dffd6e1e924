import { mainFirst } from '#domain/church/place.ts';
import { earliest } from '#domain/event/event-validity.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { hoursStatus } from '#domain/safeguarding/hours-status.ts';
import { describePage, loadPage, pageHeaders, pageMeta, useRootData } from '../loaders/page-data.ts';
import { ContactPage } from '../pages/contact/ContactPage.tsx';
import type { Route } from './+types/contact.ts';

export const headers = pageHeaders;
export const meta = pageMeta;

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, ({ content, now, locale }) => {
    const { pages, places, people, rooms, church, safeguarding } = content;
    const office = hoursStatus({ hours: church.officeHours }, now, locale);
    const officer = safeguarding.contacts?.localContact;
    const answering = officer && hoursStatus({ hours: undefined, ...officer }, now, locale);
    const validUntil = earliest(office.validUntil, answering?.validUntil);
    return {
      page: describePage(pages.contact, routePattern.contact, church.place),
      view: {
        content: pages.contact,
        people,
        rooms,
        places: mainFirst(places, church.place),
        officeNow: office.sentence,
        officer: officer && { role: officer.role, sentence: answering?.sentence ?? officer.hours },
      },
      ...(validUntil && { validUntil }),
    };
  });
}

export default function ContactRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ContactPage {...view} church={useRootData().church} />;
}
