import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { webhookPath } from '#server/webhook/webhook.ts';
import { mallocEnvironment, serveFlags } from './child-process.ts';
import { sitePermissions } from './site-process.ts';

const file = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** A container as compose has it. */
interface Container {
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

interface Compose {
  readonly services: Readonly<Record<'content' | 'site' | 'second' | 'web', Container>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
}

const { services, networks }: Compose = parse(file('compose.yaml'), { merge: true });
const { content, site, second, web } = services;

test('containers have a read-only file system and no capabilities', () => {
  for (const container of Object.values(services)) {
    expect(container.read_only).toBe(true);
    expect(container.cap_drop).toEqual(['ALL']);
    expect(container.security_opt).toContain('no-new-privileges:true');
  }
  expect([content.user, site.user]).toEqual(['nonroot', 'nonroot']);
  expect([content.cap_add, site.cap_add, web.cap_add]).toEqual([undefined, undefined, ['NET_BIND_SERVICE']]);
});

test('the containers of the project write to their cache and to nothing else', () => {
  for (const { volumes = [] } of [content, site])
    expect(volumes.filter((volume) => !volume.endsWith(':ro'))).toEqual([
      expect.stringMatching(/^[a-z-]+:\/app\/\.cache$/),
    ]);
});

test('only the proxy has a public port, and the content service only from the site', () => {
  expect([content.ports, site.ports]).toEqual([undefined, undefined]);
  expect(content.networks).toEqual(['inside']);
  expect(web.networks).not.toContain('inside');
  expect(networks.inside?.internal).toBe(true);
});

test('compose starts the site with the same memory settings and permissions as npm start', () => {
  expect(site.environment).toMatchObject(mallocEnvironment);
  expect(content.environment).toMatchObject(mallocEnvironment);
  expect(site.command).toEqual([...serveFlags, ...sitePermissions('/app', ['.cache']), 'build/site.js']);
});

test('compose gives each program the address of the other', () => {
  expect(site.environment.CONTENT_ENDPOINT).toBe('http://content:4000/content/v1');
  expect(site.environment.CONTENT_PROBLEMS_URL).toBe('http://content:4000/problems');
  expect(content.environment.CONTENT_WEBHOOK_URL).toBe(`\${HOOKS:-http://site:3000${webhookPath}}`);
});

test('a second site is like the first, with its own cache, and the proxy and the content service know both', () => {
  expect(second).toEqual({ ...site, profiles: ['two'], volumes: second.volumes });
  expect(second.volumes?.filter((volume) => site.volumes?.includes(volume))).toEqual([
    expect.stringMatching(/:ro$/),
  ]);
  const settings = file('settings.example');
  expect(settings).toContain('#COMPOSE_PROFILES=two\n#SITES=site:3000 second:3000\n');
  expect(settings).toContain(`#HOOKS=http://site:3000${webhookPath},http://second:3000${webhookPath}\n`);
});

test('the image’s files belong to root, and its process runs as an unprivileged user', () => {
  const [, last = ''] = file('Containerfile').split(/^FROM (?=gcr)/m);
  expect(last).toMatch(/^\S+:nonroot\n/);
  const owned = [...last.matchAll(/^COPY .*--chown=(\S+) .* (\S+)$/gm)].map(([, owner, to]) => [owner, to]);
  expect(owned.filter(([owner]) => owner !== 'root:root')).toEqual([['nonroot:nonroot', './.cache']]);
});

test('systemd runs the site as an unprivileged user with a read-only file system', () => {
  const unit = file('church-website@.service');
  for (const line of [
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'SystemCallFilter=@system-service',
  ])
    expect(unit.split('\n')).toContain(line);
  expect(unit).not.toMatch(/^ReadWritePaths=/m);
});
