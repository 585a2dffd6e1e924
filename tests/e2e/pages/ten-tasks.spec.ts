import type { Locator, Page } from '@playwright/test';
import { expect, testAt } from '#tests/e2e/fixtures/test-at.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { firstSentence, headingOf, said } from '#tests/helpers/demonstration.ts';
import { screensTo } from '#tests/helpers/scrolling.ts';

/** On a Friday at ten in the evening, in Advent’s first week. */
const test = testAt('2026-11-27T22:00');

// Without scripts, so that a tap ends with the new page. Everything is the same with them.
test.use({ viewport: phone, javaScriptEnabled: false });

/** The maximum of a task: taps, and screens scrolled, from Home to the answer. */
const limit = { taps: 2, screens: 2 } as const;

interface Task {
  /** What a visitor came for. */
  readonly wants: string;
  /** The names of the links and folds on the way, each the first of that name that is shown; a telephone call or a download is the answer. */
  readonly taps: readonly (string | RegExp)[];
  /** What has to be read at the end, the last part of it at the lowest. */
  readonly answer: (page: Page) => readonly Locator[];
}

const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name });
const text = (words: string | RegExp) => (page: Page) => page.getByRole('main').getByText(words).first();

/** The links of what most visitors want, by their first words. */
const wanted = (key: string) => new RegExp(`^${RegExp.escape(headingOf('home', key))}`);
const [ringUs, give, withChildren] = [wanted('ring'), wanted('give'), wanted('children')];

const tasks: readonly Task[] = [
  {
    wants: 'the time and the place of Sunday’s services',
    taps: [],
    answer: (page) => [text(/Sunday.*, 10\.30am/)(page), text(/Weaver's Row/)(page)],
  },
  {
    wants: 'to get into the hall in a wheelchair',
    taps: ['How to find us'],
    // The link leads to the church's own part of the page, and the hall's follows it.
    answer: (page) => [
      page.locator('#loom-street-hall').getByText(said('place/loom-street-hall', 'stepFree')),
    ],
  },
  {
    wants: 'the carols in a calendar of one’s own',
    taps: ['Carols by candlelight'],
    answer: (page) => [link('Add to my calendar')(page)],
  },
  {
    wants: 'somebody to tell about a child, at ten in the evening',
    taps: ['Safeguarding'],
    answer: (page) => [link('101 Police')(page)],
  },
  {
    wants: 'somebody to talk to who cannot go on, and a way to write',
    taps: ['Safeguarding'],
    answer: (page) => [link('116 123 Samaritans')(page), link('Text SHOUT to 85258')(page).first()],
  },
  { wants: 'to give £20 once', taps: [give], answer: (page) => [link(/^Give online/)(page)] },
  {
    wants: 'to ring the vicar',
    taps: [ringUs],
    answer: (page) => [page.getByRole('main').getByRole('link', { name: /Vicar/ }).first()],
  },
  {
    wants: 'to know whether Tuesday’s café is on',
    taps: ['Menu', 'Coming Up'],
    answer: (page) => [
      page
        .getByRole('listitem')
        .filter({ hasText: /Bereavement café/ })
        .getByText(/Moved to Tuesday 8 December/)
        .first(),
    ],
  },
  {
    wants: 'to help with the building project',
    taps: ['Menu', 'Building A Haven'],
    answer: (page) => [link(/volunteer/)(page).first()],
  },
  {
    wants: 'to hire a room: how large, for how much, and how to ask',
    taps: [ringUs, headingOf('contact', 'hire')],
    answer: (page) => [
      text(/seated/)(page),
      text(firstSentence(said('room/main-hall', 'price')))(page),
      link(/^Ask for a date/)(page).first(),
    ],
  },
  {
    wants: 'to know where to park, and when the church is open',
    taps: ['How to find us', 'Parking · Buses · Toilets'],
    answer: (page) =>
      ['openingHours', 'parking'].map((field) =>
        page.locator('#st-oswins').getByText(said('place/st-oswins', field)),
      ),
  },
  {
    wants: 'to know whether wine may be brought to the hall, and whether a day is free',
    taps: [ringUs, headingOf('contact', 'hire')],
    answer: (page) =>
      ['alcohol', 'freeDays'].map((field) =>
        page.locator('#main-hall').getByText(said('room/main-hall', field)),
      ),
  },
  {
    wants: 'to watch last Sunday’s service again',
    taps: [withChildren, 'Sunday worship'],
    answer: (page) => [link(/^Watch again on video\.example\.com/)(page)],
  },
  {
    wants: 'no more weekly emails',
    taps: ['Menu'],
    answer: (page) => [page.getByRole('navigation').getByText(/link to unsubscribe/)],
  },
  {
    wants: 'what there is for a toddler this week',
    taps: [withChildren],
    answer: (page) => [link(/^Little Threads toddler group/)(page).first()],
  },
  {
    wants: 'whether a child can come on Sunday',
    taps: [withChildren],
    answer: (page) => [
      page.getByRole('main').getByRole('link', { name: 'Sunday worship' }),
      link('What Sunday is like for children')(page),
    ],
  },
  {
    wants: 'the services at Christmas',
    taps: [],
    answer: (page) => [link('Christmas Day service')(page)],
  },
  {
    wants: 'where the warm room is, and whether it is open on Monday',
    taps: ['Warm Room'],
    answer: (page) => [text(/Monday 30 November/)(page), text(/Loom Street Hall/)(page)],
  },
  {
    wants: 'something to eat tonight',
    taps: [],
    answer: (page) => [text('Not open now.')(page), text(/Monday 30 November, 10am to 3pm/)(page)],
  },
  {
    wants: 'somewhere to sleep tonight',
    taps: ['Food and warmth'],
    answer: (page) => [link('0113 496 0162')(page)],
  },
  {
    wants: 'a word in Polish',
    taps: [],
    answer: (page) => [page.getByRole('main').locator('[lang=pl]')],
  },
  {
    wants: 'to bury a mother who never came to church: whether, whom to ring and for how much',
    taps: ['Funerals'],
    answer: (page) => [
      link('0113 496 0101')(page).first(),
      text(/has a right to a funeral/)(page),
      text(/£234/)(page),
    ],
  },
  {
    wants: 'to know what a wedding costs',
    taps: ['Weddings'],
    answer: (page) => [text(/£544/)(page)],
  },
  {
    wants: 'a blessing as two women',
    taps: ['Weddings'],
    answer: (page) => [text(/ask God to bless you/)(page)],
  },
  {
    wants: 'a child christened whose parents are not married',
    taps: ['Christenings'],
    answer: (page) => [text(/do not have to be married/)(page)],
  },
  {
    wants: 'what Sunday is like for an autistic child',
    taps: [withChildren, 'Sunday worship'],
    answer: (page) => [text(/our quiet room/)(page), link('0113 496 0103')(page).first()],
  },
  {
    wants: 'to complain about the vicar',
    taps: [ringUs, 'Complaints and papers'],
    answer: (page) => [text(/the archdeacon/)(page)],
  },
  {
    wants: 'a word in short sentences, with little English',
    taps: ['Menu', 'Little English?'],
    answer: (page) => [
      page.getByRole('listitem').filter({ hasText: 'Ukrainian' }),
      link('0113 496 0100')(page).first(),
    ],
  },
  {
    wants: 'to reach help without hearing or speaking',
    taps: ['Safeguarding', 'Deaf, or not able to speak'],
    answer: (page) => [text(/999 BSL/)(page)],
  },
];

test('each task takes at most two taps and two screens from the top of Home', async ({ page }, {
  annotations,
}) => {
  for (const { wants, taps, answer } of tasks)
    await test.step(wants, async () => {
      await page.goto('/');
      await page.evaluate(() => window.scrollTo(0, 0));
      let screens = 0;
      for (const name of taps) {
        const link = page.getByRole('link', { name, exact: true });
        const target = link
          .or(page.locator('summary', { hasText: name }))
          .filter({ visible: true })
          .first();
        screens += await screensTo(target);
        await target.click();
      }
      for (const part of answer(page)) {
        await expect(part).toBeVisible();
        screens += await screensTo(part);
      }
      const rounded = Math.round(screens * 10) / 10;
      annotations.push({ type: wants, description: `${taps.length} taps, ${rounded} screens` });
      expect(taps.length).toBeLessThanOrEqual(limit.taps);
      expect(rounded).toBeLessThanOrEqual(limit.screens);
    });
});
