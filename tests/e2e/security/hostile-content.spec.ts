import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  type FakeContentService,
  type GraphqlResponse,
  startFakeContentService,
} from '#tests/helpers/fake-content-service.ts';
import { findUnsafeHtml } from '#tests/helpers/security/unsafe-html.ts';
import { type SiteInProcess, startSiteInProcess } from '#tests/helpers/site-in-process.ts';
import { hostileAddress, hostileText } from '../../fixtures/hostile-text.arbitrary.ts';
import { parsed } from '../../helpers/read-xml.ts';

/* Content that a hostile editor has written, different in each round: every text and every address. */

// The rounds share a site.
test.describe.configure({ mode: 'default' });

const textFields =
  /^(?:title|titleQualifier|description|summary|name|strapline|city|note|statusNote|room|cost|audience|access|question|street|locality|postcode|door|stepFree|parking|charityName|email|telephone|officeHours|responsibilities|forWhom|nextStep|value)$/;
const links = /^(?:url|uri|target|bookingUrl|watchUrl|newsletterUrl|onlineUrl|policyUrl|giftAidUrl)$/;

let fakeService: FakeContentService;
let site: SiteInProcess;

test.beforeAll(async () => {
  fakeService = await startFakeContentService();
  site = await startSiteInProcess({ endpoint: fakeService.endpoint, contentMaxAge: 3600 });
});

test.afterAll(async () => {
  await site.stop();
  await fakeService.close();
});

/** The responses of the content service with all texts and addresses replaced, by others each time. */
function written(texts: readonly string[], addresses: readonly string[]) {
  let at = 0;
  const next = (all: readonly string[]) => {
    at += 1;
    return all[at % all.length];
  };
  return ({ data }: GraphqlResponse): GraphqlResponse => ({
    data: JSON.parse(JSON.stringify(data), (key, value) => {
      if (typeof value !== 'string') return value;
      if (textFields.test(key)) return next(texts);
      return links.test(key) ? next(addresses) : value;
    }),
  });
}

async function fetchPage(path: string): Promise<{ status: number; headers: Headers; body: string }> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const { status, headers } = response;
  expect(status, path).toBeLessThan(500);
  return { status, headers, body: await response.text() };
}

/** The valid lines of a calendar: a property that the site writes, or the continuation of a folded line. */
const calendarLine =
  /^(?: .*|(?:BEGIN|END):(?:VCALENDAR|VEVENT|VTIMEZONE|STANDARD|DAYLIGHT)|(?:VERSION|PRODID|CALSCALE|METHOD|NAME|X-WR-[A-Z]+|REFRESH-INTERVAL|X-PUBLISHED-TTL|SOURCE|URL|COLOR|UID|DTSTAMP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|CREATED|LAST-MODIFIED|STATUS|TRANSP|SUMMARY|DESCRIPTION|LOCATION|GEO|CATEGORIES|TZID|TZNAME|TZURL|TZOFFSETFROM|TZOFFSETTO|CLASS|IMAGE|COMMENT|X-[A-Z-]+)[;:].*)$/s;

const rounds = fc.sample(
  fc.tuple(
    fc.array(hostileText, { minLength: 30, maxLength: 40 }),
    fc.array(hostileAddress, { minLength: 10, maxLength: 20 }),
  ),
  3,
);

for (const [round, [texts, addresses]] of rounds.entries()) {
  test(`nothing that an editor writes runs, closes a tag or begins a line (round ${round + 1})`, async () => {
    fakeService.behave({ kind: 'forward', edit: written(texts, addresses) });
    const [home, calls] = [(await fetchPage('/')).body, fakeService.calls.length];
    await site.refresh();
    expect(fakeService.calls.length).toBeGreaterThan(calls);
    expect((await fetchPage('/')).body === home, 'what was written is shown').toBe(false);
    const wrote = JSON.stringify([texts, addresses]);
    for (const path of ['/', '/whats-on', '/coming-up', '/contact', '/whats-on/carols-by-candlelight']) {
      const { headers, body } = await fetchPage(path);
      expect(
        findUnsafeHtml(body, headers.get('content-security-policy') ?? ''),
        `${path} of ${wrote}`,
      ).toEqual([]);
    }
    for (const path of ['/coming-up.atom', '/sitemap.xml', '/favicon.svg']) {
      const { status, body } = await fetchPage(path);
      const scripts = status === 200 ? parsed(body).getElementsByTagName('script').length : 0;
      expect(scripts, `${path} of ${wrote}`).toBe(0);
    }
    for (const path of ['/calendar.ics', '/whats-on/carols-by-candlelight.ics']) {
      const { status, body } = await fetchPage(path);
      if (status !== 200) continue;
      for (const line of body.trimEnd().split(/\r\n|\r|\n/))
        expect(line, `${path} of ${wrote}`).toMatch(calendarLine);
    }
    JSON.parse((await fetchPage('/manifest.webmanifest')).body);
    const place = (await fetchPage('/go/carols')).headers.get('location') ?? '/';
    expect(place, wrote).toMatch(/^(?:https:\/\/|\/(?![/\\]))/);
  });
}
