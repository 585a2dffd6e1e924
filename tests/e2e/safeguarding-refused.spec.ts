import { startCommand } from '../support/command.ts';
import { chapel, makeContent } from '../support/other-content.ts';
import { startStandIn } from '../support/stand-in.ts';
import { expect, test } from '../support/test.ts';
import { startSecondSite } from '../support/test-with-stand-in.ts';

const contacts = `---
localContact: warden
mailbox: The warden alone reads it.
policyTitle: Keeping each other safe
policyAdopted: 2026-05-12
statement: Everyone should be safe here.
exitWords: Leaving this page does not remove it from your list of pages.
lastChecked: 2026-11-02
reviewBy: 2027-05-02
---
`;
const warden = (reach: string) => `---
title: Warden
${reach}
responsibilities: Tell this person if you are worried.
order: 10
lastChecked: 2026-11-02
reviewBy: 2027-05-02
---
`;

/** What `npm start` says of content with this safeguarding contact. */
async function refusal(files: Readonly<Record<string, string>>) {
  const content = makeContent({ ...chapel, ...files });
  const start = startCommand(process.execPath, ['run/start.ts'], { CONTENT_FOLDER: content.folder });
  const code = await start.ended;
  content.remove();
  return { code, errors: start.errors().trim() };
}

test('embedded content whose contact cannot be reached is refused in one sentence with its file and line', async () => {
  const { code, errors } = await refusal({
    'safeguarding/safeguarding-contacts.md': contacts,
    'role/warden.md': warden('name: A warden'),
  });
  expect(code).toBeGreaterThan(0);
  expect(errors.split('\n')).toHaveLength(1);
  expect(errors).toMatch(/safeguarding\/safeguarding-contacts\.md:2: .*“Warden”.*\.$/);
});

test('embedded content without anybody to turn to is refused', async () => {
  const { code, errors } = await refusal({});
  expect(code).toBeGreaterThan(0);
  expect(errors.split('\n')).toHaveLength(1);
  expect(errors).toMatch(/The Safeguarding page names nobody to turn to/);
});

test('a site whose space names nobody who can be reached does not start', async () => {
  const standIn = await startStandIn();
  standIn.behave({
    kind: 'forward',
    edit: ({ data }) => ({
      data: JSON.parse(JSON.stringify(data), (key, value) => (key === 'localContact' ? null : value)),
    }),
  });
  const site = startSecondSite(standIn);
  const code = await site.ended;
  await standIn.close();
  expect(code).toBeGreaterThan(0);
  expect(site.errors().trim().split('\n')).toHaveLength(1);
  expect(site.errors()).toMatch(/The Safeguarding page would name nobody to turn to/);
});
