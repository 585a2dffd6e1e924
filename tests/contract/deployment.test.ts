import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mallocEnvironment, serveFlags } from '#scripts/child-process.ts';

const file = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

/** A container as compose has it. */
interface Container {
  readonly user?: string;
  readonly profiles?: readonly string[];
  readonly build?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly env_file?: string;
  readonly environment: Readonly<Record<string, string>>;
}

interface Compose {
  readonly services: Readonly<Record<'site' | 'second' | 'edit' | 'web', Container>>;
}

const { services }: Compose = parse(file('compose.yaml'), { merge: true });
const { site, second, edit, web } = services;

test('containers have a read-only file system and no capabilities', () => {
  for (const container of Object.values(services)) {
    expect(container.read_only).toBe(true);
    expect(container.cap_drop).toEqual(['ALL']);
    expect(container.security_opt).toContain('no-new-privileges:true');
  }
  expect(site.user).toBe('nonroot');
  expect([site.cap_add, web.cap_add]).toEqual([undefined, ['NET_BIND_SERVICE']]);
});

test('the site writes to its cache and to nothing else', () => {
  expect(site.volumes?.filter((volume) => !volume.endsWith(':ro'))).toEqual(['site-cache:/app/.cache']);
});

test('only the proxy has a public port', () => {
  expect([site.ports, second.ports, edit.ports]).toEqual([undefined, undefined, undefined]);
  expect(web.ports).toContain('443:443');
});

test('every setting of the operator reaches the site, so that a church with Contentful changes no file of the project', () => {
  expect(site.env_file).toBe('.env');
  expect(Object.keys(site.environment)).not.toContain('CONTENT_SPACE');
});

test('the image starts the site with the memory settings of npm start', () => {
  const command = file('Containerfile')
    .match(/^CMD .*$/gm)
    ?.at(-1);
  expect(command).toBe(`CMD ${JSON.stringify([...serveFlags, 'build/serve.js']).replaceAll(',', ', ')}`);
  for (const [name, value] of Object.entries(mallocEnvironment))
    expect(file('Containerfile')).toContain(`${name}=${value}`);
});

test('a second site is like the first, with its own cache, and the proxy knows both', () => {
  expect(second).toEqual({ ...site, profiles: ['two'], volumes: second.volumes });
  expect(second.volumes?.filter((volume) => site.volumes?.includes(volume))).toEqual([
    expect.stringMatching(/:ro$/),
  ]);
  expect(file('settings.example')).toContain('#COMPOSE_PROFILES=two\n#SITES=site:3000 second:3000\n');
});

test('the image’s files belong to root, and its process runs as an unprivileged user', () => {
  const [, last = ''] = file('Containerfile').split(/^FROM (?=gcr)/m);
  expect(last).toMatch(/^\S+:nonroot\n/);
  const owned = [...last.matchAll(/^COPY .*--chown=(\S+) .* (\S+)$/gm)].map(([, owner, to]) => [owner, to]);
  expect(owned.filter(([owner]) => owner !== 'root:root')).toEqual([['nonroot:nonroot', './.cache']]);
});

test('the editing page is a service of its own, which the site knows nothing of, and writes to the content folder alone', () => {
  expect([edit.profiles, edit.build?.target]).toEqual([['edit'], 'edit']);
  expect(edit.user).toMatch(/^\$\{EDIT_USER:-1000:1000\}$/);
  expect(edit.volumes).toEqual([site.volumes?.[0]?.replace(/:ro$/, ''), 'edit-copies:/tmp']);
  expect(site.environment.EDITORS).toBe('');
  expect(Object.keys(edit.environment)).not.toContain('EDITORS');
  const named = file('settings.example')
    .match(/^#?EDIT\w+(?==)/gm)
    ?.map((name) => name.replace('#', ''));
  expect(named).toEqual(['EDIT_DOMAIN', 'EDITORS', 'EDIT_USER']);
});

test('git is in the image of the editing page, and not in that of the site, which is built where no target is named', () => {
  const stages = file('Containerfile')
    .split(/^FROM /m)
    .slice(1);
  expect(stages.map((stage) => stage.includes('install -y --no-install-recommends git'))).toEqual([
    false,
    true,
    false,
  ]);
  const [, own = '', last = ''] = stages;
  expect([own.split('\n')[0], last.split('\n')[0]]).toEqual([
    expect.stringMatching(/ AS edit$/),
    expect.not.stringContaining(' AS '),
  ]);
  expect(own).toMatch(/^USER node$/m);
  expect(last).not.toContain('/editor');
});

test.each([
  ['church-website@.service', 'DynamicUser=yes', []],
  ['church-editing.service', 'User=church-editor', ['ReadWritePaths=/opt/church-content']],
])(
  'systemd runs %s as an unprivileged user with a read-only file system, but for the content folder of the editing page',
  (name, user, writable) => {
    const unit = file(name);
    for (const line of [
      user,
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'SystemCallFilter=@system-service',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(unit.match(/^ReadWritePaths=.*$/gm) ?? []).toEqual(writable);
  },
);
