import type { Fault } from '#cms/service-gate.ts';
import type { ContentProblems } from './content-problems/content-problems.ts';
import type { ServiceRoom } from './services.ts';

/** What a machine that looks after the site is told. */
export interface HealthAnswer {
  readonly status: 200 | 503;
  /** JSON. */
  readonly body: string;
}

interface HealthOptions {
  readonly services: Pick<ServiceRoom, 'fault' | 'lastFault' | 'lastHeard'>;
  readonly problems: Pick<ContentProblems, 'current'>;
  /** Which release of the site this is. */
  readonly version: string;
  readonly clock: () => Temporal.Instant;
}

function timeOf(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString({ smallestUnit: 'second' });
}

/** What kind of fault, since when, and which setting is refused; nothing that the service has said. */
function describe({ since, error: { failure, operation } }: Fault) {
  const setting = failure.kind === 'server-error' ? failure.setting : undefined;
  return { kind: failure.kind, operation, refused: setting, since: timeOf(since) };
}

/**
 * Answers whoever looks after the site: `/healthz` while the process works; `/readyz` with the state of its content, what
 * is wrong with single files and entries of it, and 503 while it has none at all to show. Old content is content: a site that shows it is not to be taken away.
 * @returns undefined for any other path
 */
export function createHealth({ services, problems, version, clock }: HealthOptions) {
  async function readiness(): Promise<HealthAnswer> {
    const [heard, fault, last] = [services.lastHeard(), services.fault(), services.lastFault()];
    const state = heard === undefined ? 'none' : fault === undefined ? 'as it is' : 'kept';
    const age = heard === undefined ? undefined : Math.round((clock().epochMilliseconds - heard) / 1000);
    const body = {
      ready: heard !== undefined,
      version,
      content: { state, ageInSeconds: age, lastHeard: heard === undefined ? undefined : timeOf(heard) },
      fault: fault && describe(fault),
      lastFault: last && describe(last),
      // Visitors are served all the same: what is wrong has cost single entries only.
      problems: await problems.current().catch(() => undefined),
    };
    return { status: heard === undefined ? 503 : 200, body: JSON.stringify(body) };
  }

  return (path: string): Promise<HealthAnswer> | undefined => {
    if (path === '/readyz') return readiness();
    return path === '/healthz' ? Promise.resolve({ status: 200, body: '{"healthy":true}' }) : undefined;
  };
}
