import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { described, type Mutant, mutantsOf } from './mutants.ts';
import { type Target, targets } from './targets.ts';

/** What share of the faults the tests are to find. */
const least = 85;

/** How many faults are tried of each target, unless all are asked for. */
const sampled = 150;

/** A fault that keeps the tests busy for longer, in milliseconds, is an endless loop, and so found. */
const trialTimeout = 90_000;

interface Fault {
  readonly file: string;
  readonly source: string;
  readonly mutant: Mutant;
}

function faultsOf({ sources }: Target): readonly Fault[] {
  return globSync(sources)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return mutantsOf(file, source).map((mutant) => ({ file, source, mutant }));
    });
}

/** Some of the items, the same for the same seed (Fisher and Yates, with the generator mulberry32). */
function sample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random() * left.length, 1),
  ).flat();
}

async function start({ tests }: Target): Promise<ChildProcess> {
  const child = fork(new URL('trying.ts', import.meta.url), tests, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

/** Whether the tests of a process fail with a fault, or without one; a process that does not reply is ended, which counts as failing. */
async function fails(child: ChildProcess, file: string, mutant: Mutant | undefined): Promise<boolean> {
  child.send({ file, mutant });
  const late = setTimeout(() => child.kill('SIGKILL'), trialTimeout);
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([failed]): boolean => failed),
      once(child, 'exit', { signal }).then(() => true),
    ]);
  } finally {
    clearTimeout(late);
    over.abort();
  }
}

/** Tries faults in turn in a process of its own. */
async function survivorsOf(target: Target, queue: Fault[]): Promise<readonly Fault[]> {
  const found: Fault[] = [];
  let child = await start(target);
  const [first] = queue;
  if (first && (await fails(child, first.file, undefined)))
    throw new Error(`The tests of ${target.name} fail without a fault. Run them: ${target.tests.join(' ')}.`);
  for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
    if (!(await fails(child, fault.file, fault.mutant))) found.push(fault);
    if (child.exitCode !== null || child.signalCode !== null) child = await start(target);
  }
  child.disconnect();
  return found;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, seed: { type: 'string', default: '26' } },
});
const unknown = positionals.find((name) => !targets.some((target) => target.name === name));
if (unknown !== undefined) {
  process.stderr.write(
    `There is no “${unknown}” to mutate: write ${targets.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}
for (const target of targets) {
  if (positionals.length > 0 && !positionals.includes(target.name)) continue;
  const all = faultsOf(target);
  const chosen = values.all ? all : sample(all, sampled, Number(values.seed));
  const queue = [...chosen];
  const processes = Array.from({ length: availableParallelism() }, () => survivorsOf(target, queue));
  const survivors = (await Promise.all(processes)).flat();
  const lines = survivors.map(({ file, source, mutant }) => `  ${file}:${described(source, mutant)}\n`);
  const share = Math.floor((100 * (chosen.length - survivors.length)) / chosen.length);
  const which = values.all ? '' : `, of ${all.length} with the seed ${values.seed}`;
  process.stdout.write(lines.toSorted().join(''));
  process.stdout.write(
    `${target.name}: ${chosen.length - survivors.length} of ${chosen.length} faults found, ${share} %${which}\n`,
  );
  if (share < least) process.exitCode = 1;
}
