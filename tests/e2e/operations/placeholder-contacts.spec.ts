import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { startSecondSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { type Command, startCommand } from '#tests/helpers/command.ts';
import { chapel, makeContent } from '#tests/helpers/content-folder.ts';
import { type GraphqlResponse, startFakeContentService } from '#tests/helpers/fake-content-service.ts';

/** A public address. No test connects to it. */
const onTheWeb = { SITE_URL: 'https://stoswins.org.uk' };

const contacts = `---
localContact: warden
mailbox: The warden alone reads it.
policyTitle: Keeping each other safe
policyAdopted: 2026-05-12
statement: Everyone should be safe here.
exitWords: Leaving this page does not remove it from your list of pages.
---
`;
const warden = (reach: string) => `---
title: Warden
${reach}
responsibilities: Tell this person if you are worried.
order: 10
---
`;

/** The output of `npm start` for content with this safeguarding contact. */
async function refusal(
  files: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, string>> = {},
) {
  const content = makeContent({ ...chapel, ...files });
  const start = startCommand(process.execPath, ['scripts/start.js'], {
    CONTENT_FOLDER: content.folder,
    ...settings,
  });
  const code = await start.ended;
  content.remove();
  return { code, errors: start.errors().trim() };
}

test('a public site whose contact cannot be reached is refused in one sentence with its file and line', async () => {
  const { code, errors } = await refusal(
    {
      'safeguarding/safeguarding-contacts.md': contacts,
      'role/warden.md': warden('name: A warden'),
    },
    onTheWeb,
  );
  expect(code).toBeGreaterThan(0);
  expect(errors.split('\n')).toHaveLength(1);
  expect(errors).toMatch(/safeguarding\/safeguarding-contacts\.md:2: .*“Warden”.*\.$/);
});

test('a public site without anybody to turn to is refused', async () => {
  const { code, errors } = await refusal({}, onTheWeb);
  expect(code).toBeGreaterThan(0);
  expect(errors.split('\n')).toHaveLength(1);
  expect(errors).toMatch(/The Safeguarding page names nobody to turn to/);
});

test('a public site whose space names nobody who can be reached does not start', async () => {
  const fakeService = await startFakeContentService();
  fakeService.behave({
    kind: 'forward',
    edit: ({ data }) => ({
      data: JSON.parse(
        JSON.stringify(data).replaceAll('0113 496', '01632 961').replaceAll('example.org', 'stoswins.org.uk'),
        (key, value) => (key === 'localContact' ? null : value),
      ),
    }),
  });
  const site = startSecondSite(fakeService, onTheWeb);
  const code = await site.ended;
  await fakeService.close();
  expect(code).toBeGreaterThan(0);
  expect(site.errors().trim().split('\n')).toHaveLength(1);
  expect(site.errors()).toMatch(
    /^safeguarding safeguarding-contacts: “localContact”: The Safeguarding page names nobody to turn to: choose a role/,
  );
});

test('a public site with an invented number in embedded content does not start, and names file, line and remedy', async () => {
  const { code, errors } = await refusal(
    {
      'safeguarding/safeguarding-contacts.md': contacts,
      'role/warden.md': warden('telephone: 01632 960001'),
    },
    onTheWeb,
  );
  expect(code).toBeGreaterThan(0);
  expect(errors.split('\n')).toHaveLength(1);
  expect(errors).toMatch(
    /role\/warden\.md:3: .*01632 960001 \(Warden\) reaches nobody: .* Write one at which/,
  );
});

/** Replaces the numbers that Ofcom reserves for drama, and the example addresses, by others. */
const withReachableContacts = ({ data }: GraphqlResponse): GraphqlResponse => ({
  data: JSON.parse(
    JSON.stringify(data).replaceAll('0113 496', '01632 961').replaceAll('example.org', 'stoswins.org.uk'),
  ),
});

const readyUrl = (site: Command) => site.waitForOutput(/"site-ready","url":"([^"]+)"/);

test('a public site whose space has invented numbers starts only once they are changed', async () => {
  const fakeService = await startFakeContentService();
  const refused = startSecondSite(fakeService, onTheWeb);
  const code = await refused.ended;
  expect(code).toBeGreaterThan(0);
  expect(refused.errors().trim().split('\n')).toHaveLength(1);
  expect(refused.errors()).toMatch(
    /^role parish-safeguarding-officer: “telephone”: 0113 496 0110 \(Parish safeguarding officer\) reaches nobody.*There are 12 more: npm run content:check -- export\.json/,
  );
  fakeService.behave({ kind: 'forward', edit: withReachableContacts });
  const site = startSecondSite(fakeService, onTheWeb);
  await readyUrl(site);
  await site.stop();
  await fakeService.close();
});

test('a public site with a good page on disk starts with it when a number becomes an invented one', async ({
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'church-cache-'));
  const fakeService = await startFakeContentService();
  const settings = { ...onTheWeb, CACHE_DIR: folder };
  fakeService.behave({ kind: 'forward', edit: withReachableContacts });
  const first = startSecondSite(fakeService, settings);
  await readyUrl(first);
  await first.waitForOutput(/"snapshot-written"/);
  await first.stop();
  fakeService.behave({ kind: 'forward' });
  const second = startSecondSite(fakeService, settings);
  const shown = await request.get(`${await readyUrl(second)}/safeguarding`);
  expect(await shown.text()).toContain('01632 961 0110');
  expect(await second.waitForOutput(/\{[^\n]*"safeguarding-stale-served"[^\n]*\}/)).toMatch(
    /0113 496 0110 .* stays as it last was/,
  );
  await second.stop();
  await fakeService.close();
  rmSync(folder, { recursive: true });
});
