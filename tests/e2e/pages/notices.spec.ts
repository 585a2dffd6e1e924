import { expect, test } from '#tests/e2e/fixtures/test-with-shared-site.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import type { GraphqlResponse } from '#tests/helpers/fake-content-service.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

const day = (offset: number) =>
  `${Temporal.Now.zonedDateTimeISO('Europe/London').toPlainDate().add({ days: offset })}T00:00:00.000Z`;

function notice(id: string, from: number, until: number, link: object = {}) {
  const none = { linkText: null, linkUrl: null };
  return { sys: { id }, text: `Notice ${id}.`, from: day(from), until: day(until), ...none, ...link };
}

const withNotices =
  (...items: readonly unknown[]) =>
  ({ data }: GraphqlResponse): GraphqlResponse => ({
    data:
      typeof data === 'object' && data !== null && 'noticeCollection' in data
        ? { ...data, noticeCollection: { total: items.length, items } }
        : data,
  });

test('a current notice is at the top of every page, and no other', async ({ request, serve }) => {
  await serve(withNotices(notice('snow', 0, 0)));
  for (const path of [...paths, '/no-such-page'])
    expect(await (await request.get(path)).text(), path).toContain('Notice snow.');
  await serve(withNotices());
  for (const path of paths)
    expect(await (await request.get(path)).text(), path).not.toContain('aria-label="Notices"');
});

test('a link whose fragment has a lone “%” leads to its page', async ({ page, serve }) => {
  await serve(withNotices(notice('half', 0, 0, { linkText: 'Half price', linkUrl: '/contact#50%' })));
  await page.goto('/donate');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Half price' }).click();
  await expect(page).toHaveURL(/\/contact#50%$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
});

test('all current notices are shown, the oldest first', async ({ page, serve }) => {
  const link = { linkText: 'Read on', linkUrl: '/coming-up' };
  await serve(
    withNotices(
      notice('tomorrow', 1, 4),
      notice('today', 0, 0, link),
      notice('since-monday', -5, 1),
      notice('yesterday', -3, -1),
    ),
  );
  await page.goto('/donate');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByRole('paragraph')).toHaveText([
    /^Notice since-monday\./,
    /^Notice today\. Read on$/,
  ]);
  const [above, below] = [await notices.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await notices.getByRole('link', { name: 'Read on' }).click();
  await expect(page).toHaveURL(/coming-up$/);
});

test('a notice with an unsafe link is shown without it, and a broken notice affects no page', async ({
  page,
  serve,
}) => {
  await serve(
    withNotices(
      notice('unsafe', 0, 0, { linkText: 'Press here', linkUrl: 'javascript:alert(1)' }),
      { ...notice('broken', 0, 0), from: '2026-02-31T00:00:00.000Z' },
      { ...notice('empty', 0, 0), text: null },
    ),
  );
  await page.goto('/');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toHaveText('Notice unsafe.');
  await expect(notices.getByRole('link')).toHaveCount(0);
});

test('no page is cached past the midnight at which a notice ends', async ({ request, serve }) => {
  await serve(withNotices(notice('snow', 0, 0)));
  const now = Temporal.Now.zonedDateTimeISO('Europe/London');
  const left = now
    .until(now.toPlainDate().add({ days: 1 }).toZonedDateTime('Europe/London'))
    .total('seconds');
  for (const path of ['/privacy', '/privacy.data']) {
    const cacheControl = (await request.get(path)).headers()['cache-control'] ?? '';
    expect(Number(/max-age=(\d+)/.exec(cacheControl)?.[1]), path).toBeLessThanOrEqual(left);
  }
});
