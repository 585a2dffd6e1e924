import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hostFiles } from './hosts.ts';

/** What the runner of GitHub does for a workflow, done here: each `run:` step in bash, with the variables that GitHub sets. */
interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
}
interface Workflow {
  readonly on: { readonly schedule?: readonly { readonly cron: string }[] };
  readonly defaults: { readonly run: { readonly shell: string } };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly permissions?: object }>>;
}

const church = { name: 'Capel Bethel', language: 'en-GB' } as const;
const version = { project: 'https://git.example/church-website', commit: 'a'.repeat(40) };
const filesOf = (host: 'github' | 'cloudflare') => hostFiles(church, host, version);
const textOf = (host: 'github' | 'cloudflare', path: string) => filesOf(host).get(path) ?? '';
const publish: Workflow = parse(textOf('github', '.github/workflows/publish.yml'));
const check: Workflow = parse(textOf('cloudflare', '.github/workflows/check.yml'));

const folder = mkdtempSync(join(tmpdir(), 'publish-workflow-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);
/** What the steps have asked of `gh`, GitHub’s own program. */
const asked = () => readFileSync(path('gh.log'), 'utf8');

/** What GitHub’s machines have. Where one is missing, nothing can be said of the step that needs it. */
const lacksPrograms = ['bash', 'curl', 'jq'].some(
  (name) => spawnSync(name, ['--version']).error !== undefined,
);

/** What is published, and with which status. */
let published: unknown;
let status = 200;
const server = createServer((request, response) => {
  response.statusCode = request.url?.startsWith('/church/published.json?') ? status : 404;
  response.end(JSON.stringify(published));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/church/`;
mkdirSync(path('bin'));
writeFileSync(
  path('bin/gh'),
  `#!/bin/sh\necho "$@" >> "${path('gh.log')}"\ncase "$*" in *pages*) echo "${site}";; */runs*) cat "${path('refused')}";; esac\n`,
);
chmodSync(path('bin/gh'), 0o755);

beforeEach(() => {
  writeFileSync(path('gh.log'), '');
  writeFileSync(path('output'), '');
  writeFileSync(path('refused'), '0\n');
  status = 200;
});

/** Runs a step by its name. @returns its exit code, what it wrote, and its outputs */
async function runStep(workflow: Workflow, job: string, name: string, event: string) {
  const step = workflow.jobs[job]?.steps.find((each) => each.name === name);
  expect(workflow.defaults.run.shell).toBe('bash');
  const settings = {
    PATH: `${path('bin')}:${process.env.PATH}`,
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: 'bethel/church-content',
    GITHUB_RUN_ID: '7',
    GITHUB_SHA: 'a1b2',
    GITHUB_OUTPUT: path('output'),
  };
  // As the runner does: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 99'];
  return new Promise<{ code: number; text: string; outputs: string }>((resolve) =>
    execFile('bash', args, { cwd: folder, env: settings }, (error, stdout, stderr) =>
      resolve({
        code: Number(error?.code ?? 0),
        text: stdout + stderr,
        outputs: readFileSync(path('output'), 'utf8'),
      }),
    ),
  );
}

const clock = 'By the clock, only once a page has ended to be true, and twelve times a day at most';
const isDue = async (event: string) => (await runStep(publish, 'due', clock, event)).outputs;

const past = '2026-01-01T00:00:00Z';
const minutesAgo = (minutes: number) =>
  Temporal.Now.instant().subtract({ minutes }).round('second').toString();

test.skipIf(lacksPrograms).each([
  ['an instant that has passed', { asOf: past, validUntil: past }, 'due=true\n'],
  [
    'one that has passed, two hours after the last build',
    { asOf: minutesAgo(111), validUntil: past },
    'due=true\n',
  ],
  ['one that has passed, but sooner after it', { asOf: minutesAgo(109), validUntil: past }, 'due=false\n'],
  ['an instant to come', { asOf: past, validUntil: '2999-01-01T00:00:00Z' }, 'due=false\n'],
  ['no instant at all, since nothing of it ends', { asOf: past, validUntil: null }, 'due=false\n'],
])('by the clock it is decided whether to build where this is published: %s', async (_, value, due) => {
  published = value;
  expect(await isDue('schedule')).toBe(due);
  expect(asked()).toMatch(
    /^api repos\/bethel\/church-content\/pages --jq \.html_url\napi --method GET .*\/runs /,
  );
});

test.skipIf(lacksPrograms)(
  'by the clock a site that is not there yet is built, and so is one with another file in that place',
  async () => {
    status = 404;
    expect(await isDue('schedule')).toBe('due=true\n');
    status = 200;
    published = 'a page';
    writeFileSync(path('output'), '');
    expect(await isDue('schedule')).toBe('due=true\n');
  },
);

test.skipIf(lacksPrograms)(
  'what the build has refused by the clock is not tried again each hour, with an email each',
  async () => {
    published = { asOf: past, validUntil: past };
    writeFileSync(path('refused'), '1\n');
    expect(await isDue('schedule')).toBe('due=false\n');
    const [, since = ''] =
      /-f event=schedule -f status=failure -f head_sha=a1b2 -f created=>(\S+Z)$/m.exec(asked()) ?? [];
    const hours = Temporal.Now.instant().since(since).total('hours');
    expect(Math.round(hours)).toBe(6);
  },
);

test('after a change, by hand and by Contentful the site is built without a look at the clock', async () => {
  published = { validUntil: null };
  for (const event of ['push', 'workflow_dispatch', 'repository_dispatch']) {
    writeFileSync(path('output'), '');
    expect(await isDue(event)).toBe('due=true\n');
  }
  expect(asked()).toBe('');
});

test('each run by the clock enables the schedule again', async () => {
  expect((await runStep(publish, 'due', 'Keep the schedule', 'schedule')).code).toBe(0);
  expect(asked()).toBe('api --method PUT repos/bethel/church-content/actions/workflows/publish.yml/enable\n');
  expect([...filesOf('github').keys()]).toContain('.github/workflows/publish.yml');
});

test.each([
  ['publish.yml', publish, 'faults'],
  ['check.yml', check, 'check'],
] as const)('%s ends with a red cross where the check has found something', async (_, workflow, job) => {
  const { code, text } = await runStep(workflow, job, 'Say that something is wrong', 'push');
  expect(code).toBe(1);
  expect(text).toMatch(/^::error::The site is published, but the check has found errors\. /);
});

test('all steps that run something are tried: here, and build.sh in build-script.test.ts', () => {
  const runs = [publish, check].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.filter(({ run }) => run !== undefined)),
  );
  const build = runs.filter(({ run }) => run === 'sh build.sh').map(({ name }) => name);
  expect(build).toEqual(['Check the content and build the site', 'Check the content and build the site']);
  expect(new Set(runs.map(({ name }) => name))).toEqual(
    new Set([clock, 'Keep the schedule', 'Say that something is wrong', build[0]]),
  );
});

test('no job may do more than its task needs', () => {
  const permissions = Object.entries(publish.jobs).map(([name, job]) => [name, job.permissions]);
  expect(Object.fromEntries(permissions)).toEqual({
    due: { actions: 'write', pages: 'read' },
    build: { contents: 'read', pages: 'read' },
    publish: { pages: 'write', 'id-token': 'write' },
    faults: {},
  });
});

/** Of GitHub’s own parser what is used here. It is loaded by name, since its types are for a bundler. */
interface Parser {
  readonly parseWorkflow: (file: object, trace: object) => Parsed;
  readonly convertWorkflowTemplate: (context: Parsed['context'], value: unknown) => Promise<unknown>;
  readonly NoOperationTraceWriter: new () => object;
}
interface Parsed {
  readonly value: unknown;
  readonly context: {
    readonly errors: { readonly getErrors: () => readonly { readonly message: string }[] };
  };
}

/** What GitHub’s schema of workflows has against a text. */
async function faultsOfSchema(content: string): Promise<readonly string[]> {
  // It imports JSON as bundlers take it.
  const hooks = registerHooks({
    resolve: (specifier, context, next) => ({
      ...next(specifier, context),
      ...(specifier.endsWith('.json') && { importAttributes: { type: 'json' } }),
    }),
  });
  const name = '@actions/workflow-parser';
  const parser: Parser = await import(name).finally(() => hooks.deregister());
  const { context, value } = parser.parseWorkflow(
    { name: 'x.yml', content },
    new parser.NoOperationTraceWriter(),
  );
  await parser.convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test.each([
  ['publish.yml', textOf('github', '.github/workflows/publish.yml')],
  ['check.yml', textOf('cloudflare', '.github/workflows/check.yml')],
])('%s agrees with GitHub’s schema and expressions, which refuse it with a fault', async (_, text) => {
  expect(await faultsOfSchema(text)).toEqual([]);
  expect(await faultsOfSchema(text.replace('runs-on:', 'run-on:'))).toContainEqual(
    expect.stringContaining("Unexpected value 'run-on'"),
  );
  expect(await faultsOfSchema(text.replace('steps.site', 'step.site'))).toContainEqual(
    expect.stringContaining("Unrecognized named-value: 'step'"),
  );
});
