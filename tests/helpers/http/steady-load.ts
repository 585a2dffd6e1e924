import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Requests at a steady pace, however long each of them takes. */
interface SteadyLoad {
  /** Origin of the site, by plain HTTP. */
  readonly url: string;
  /** The address of each request by its number, counted from 0. */
  readonly pathOf: (request: number) => string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly connections: number;
  /** The expected status; 200 when left out. */
  readonly status?: number;
}

/** Sends one request and reads its response. @returns how it failed: another status, or a broken connection */
function failureOf(agent: Agent, url: string, expected: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { statusCode } = response;
      response.on('error', () => resolve('broken off')).resume();
      response.on('end', () => resolve(statusCode === expected ? undefined : `status ${statusCode}`));
    }).on('error', ({ message }) => resolve(message));
  });
}

/** Sends requests at a steady pace; one that finds every connection in use waits. @returns how some failed, one for each */
export async function failuresUnderLoad(load: SteadyLoad): Promise<readonly string[]> {
  const { url, pathOf, perSecond, connections, status = 200 } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const all = Math.round(perSecond * load.seconds);
  const failures: Promise<string | undefined>[] = [];
  const began = performance.now();
  while (failures.length < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - began) * perSecond) / 1000));
    while (failures.length < due) failures.push(failureOf(agent, url + pathOf(failures.length), status));
    await setTimeout(1);
  }
  const found = await Promise.all(failures);
  agent.destroy();
  return found.filter((failure) => failure !== undefined);
}
