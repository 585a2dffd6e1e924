import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { editorOf, formIn } from '#tests/helpers/editor.ts';
import { updateChurch } from './update.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'build-script-'));
afterAll(() => rmSync(parent, { recursive: true }));
const [project, church] = [join(parent, 'project'), join(parent, 'church')];

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Ben Hill', '-c', 'user.email=b@x', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The commands of the project: the check is that of this checkout, where a test asks for it; the build says with what it was started. */
const scripts = {
  'content:check': `[ -z "$CHECK" ] || { cd '${root}' && exec '${process.execPath}' editorial/check/main.ts "$CONTENT_FOLDER"; }`,
  'build:static': `echo "$SITE_URL" "$CONTENT_FOLDER" $(pwd) > '${parent}/built' && echo ARGS`,
};

function commitProject(name: string, text: string): string {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', `Change ${name}`);
  return git(project, 'rev-parse', 'HEAD');
}

mkdirSync(project);
git(project, 'init', '--quiet', '--initial-branch=main');
commitProject('CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
const first = commitProject('package.json', JSON.stringify({ name: 'church-website', scripts }));

/** Runs church:new as a script does. */
function churchNew(...more: string[]) {
  const answers = ['--name', 'Capel Bethel', '--place', 'Wrecsam', '--country', 'Wales'];
  const args = ['scripts/church-new/main.ts', ...answers, '--denomination', 'none', ...more];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

const made = churchNew(...['--folder', church, '--host', 'github', '--project', pathToFileURL(project).href]);
const script = join(church, 'build.sh');
const pinned = () => /^commit=(.*)$/m.exec(readFileSync(script, 'utf8'))?.[1];
const madeWith = pinned();
const pinTo = (commit: string) =>
  writeFileSync(script, readFileSync(script, 'utf8').replace(/^commit=.*$/m, `commit=${commit}`));
beforeEach(() => {
  pinTo(first);
  rmSync(join(parent, 'built'), { force: true });
  writeFileSync(join(parent, 'output'), '');
  writeFileSync(join(parent, 'summary'), '');
});

/** Builds as on GitHub. */
function build(settings: Readonly<Record<string, string>> = {}) {
  const { PATH, HOME } = process.env;
  return spawnSync('sh', ['build.sh'], {
    cwd: church,
    encoding: 'utf8',
    env: {
      ...{
        PATH,
        HOME,
        SITE_URL: 'https://bethel.github.io',
        GITHUB_ACTIONS: 'true',
        GITHUB_REF_NAME: 'main',
      },
      ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'bethel/church-content' },
      ...{ GITHUB_OUTPUT: join(parent, 'output'), GITHUB_STEP_SUMMARY: join(parent, 'summary') },
      ...settings,
    },
  });
}

test('church:new makes a folder for a host, on the branch main, with the commit that this checkout has', () => {
  expect(made.stderr).toBe('');
  expect(madeWith).toBe(git(root, 'rev-parse', 'HEAD'));
  expect(git(church, 'branch', '--show-current')).toBe('main');
  expect(git(church, 'status', '--short')).toBe('M build.sh');
  for (const file of ['.github/workflows/publish.yml', '.gitignore', 'entries/page/home.md'])
    expect(existsSync(join(church, file)), file).toBe(true);
  const readme = readFileSync(join(church, 'README.md'), 'utf8');
  expect(readme.match(/^#.*$/gm)).toEqual([
    '# The content of Capel Bethel',
    '## Numbers that only you know',
    '## On the web, for nothing',
  ]);
});

test('church:new says what to write for a host, an address or a commit that cannot be used, and makes nothing', () => {
  const folder = join(parent, 'none');
  const faultOf = (...args: string[]) => {
    const { status, stderr } = churchNew('--folder', folder, ...args);
    expect([status, existsSync(folder)]).toEqual([1, false]);
    return stderr;
  };
  expect(faultOf('--host', 'netlify')).toMatch(
    /“netlify” is no host .* write --host github or --host cloudflare/,
  );
  const here = ['--host', 'cloudflare', '--project'];
  expect(faultOf(...here, '/srv/project')).toMatch(
    /“\/srv\/project” is no address there; write --project https:\/\/github\.com\/OWNER\/REPOSITORY\./,
  );
  expect(faultOf(...here, 'https://git.example/a', '--commit', 'nobody')).toMatch(
    /no commit “nobody”; write one/,
  );
});

test('an update says what has changed since the pinned commit, and changes one line', () => {
  const before = readFileSync(script, 'utf8');
  commitProject('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Bells ring.\n');
  const newest = commitProject('docs/upgrading.md', 'Migrate first.\n');
  const said = updateChurch(church, project);
  expect(said).toMatch(
    /^CHANGELOG\.md\n {2}\n {2}- Bells ring\.\n\ndocs\/upgrading\.md\n {2}Migrate first\.\n\n/,
  );
  expect(readFileSync(script, 'utf8')).toBe(before.replace(first, newest));
  git(project, 'commit', '--quiet', '--allow-empty', '--message', 'A repair');
  expect(updateChurch(church, project)).toMatch(/^Nothing is new for you\.\n/);
  const last = git(project, 'rev-parse', 'HEAD');
  expect(updateChurch(church, project)).toContain(`has this version already, ${last}`);
});

test('an update of what has no version, or one that this checkout does not have, says what to do, and changes nothing', () => {
  expect(() => updateChurch(parent, project)).toThrow(
    /has no line “commit=” .* church:new has made with --host/,
  );
  const before = readFileSync(script, 'utf8');
  expect(() => updateChurch(church, root)).toThrow(/does not have; run git fetch --unshallow, then/);
  expect(readFileSync(script, 'utf8')).toBe(before);
});

test('build.sh fetches the pinned version, builds with the address and the path below it, and needs it only once', () => {
  for (const base of ['/church-content/', '/']) {
    const { status, stdout, stderr } = build({ BASE: base });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(`ARGS --base ${base}`);
    expect(readFileSync(join(parent, 'built'), 'utf8')).toBe(
      `https://bethel.github.io ${church} ${church}/church-website\n`,
    );
    expect(git(join(church, 'church-website'), 'rev-parse', 'HEAD')).toBe(pinned());
  }
  expect(git(church, 'status', '--short')).toBe('M build.sh');
});

test('a faulty entry is shown beside its line and with the form to change it, and the site is built without it', () => {
  appendFileSync(join(church, 'entries/place/church.md'), '\n');
  const file = 'entries/eventPage/sunday-service.md';
  const text = readFileSync(join(church, file), 'utf8');
  writeFileSync(
    join(church, file),
    text.replace(/^repeats:.*$/m, 'repeats: sometimes').replace('draft: true\n', ''),
  );
  const { status, stdout } = build({ CHECK: 'yes' });
  writeFileSync(join(church, file), text);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^::error file=entries\/eventPage\/sunday-service\.md,line=\d+::/m);
  expect(stdout).toMatch(/^::warning file=outage\.json,line=1::/m);
  expect(readFileSync(join(parent, 'output'), 'utf8')).toBe('faulty=true\n');
  expect(readFileSync(join(parent, 'summary'), 'utf8')).toMatch(
    /^- \[entries\/eventPage\/sunday-service\.md:\d+\]\(https:\/\/github\.com\/bethel\/church-content\/edit\/main\/entries\/eventPage\/sunday-service\.md\): /m,
  );
  expect(existsSync(join(parent, 'built'))).toBe(true);
});

test('what the build refuses fails the step, so that nothing is published', () => {
  const refusing = { ...scripts, 'build:static': 'exit 1' };
  commitProject('package.json', JSON.stringify({ name: 'church-website', scripts: refusing }));
  pinTo(git(project, 'rev-parse', 'HEAD'));
  expect(build().status).toBe(1);
  expect(existsSync(join(parent, 'built'))).toBe(false);
});

test('a version that cannot be fetched stops the build, so that none is made with the one before', () => {
  expect(build().status).toBe(0);
  rmSync(join(parent, 'built'));
  pinTo('0'.repeat(40));
  const { status, stderr } = build();
  expect(status).not.toBe(0);
  expect(stderr).toContain('0'.repeat(40));
  expect(existsSync(join(parent, 'built'))).toBe(false);
});

test('content at Contentful is not looked for in the folder', () => {
  const { stdout } = build({ CHECK: 'yes', CONTENT_SPACE: 'space' });
  expect(stdout).not.toContain('When things happen');
  expect(readFileSync(join(parent, 'output'), 'utf8')).toBe('');
});

test('the editing page publishes a change to the repository of the host, and nothing of what was built', async () => {
  const remote = join(parent, 'remote.git');
  git(parent, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(church, 'commit', '--quiet', '--all', '--allow-empty', '--message', 'Before');
  git(church, 'remote', 'add', 'origin', remote);
  git(church, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const editor = await editorOf(church);
  onTestFinished(editor.close);
  await editor.submit('/entries/page/contact', { 'f.title': 'How to reach us' });
  const { location } = await editor.send('/publish', formIn((await editor.get('/publish')).text));
  expect((await editor.get(location)).text).toContain('Published; on the web in a minute.');
  expect(git(remote, 'diff', '--name-only', 'HEAD~1', 'HEAD')).toBe('entries/page/contact.md');
  expect(git(remote, 'show', 'HEAD:entries/page/contact.md')).toContain('title: How to reach us');
});
