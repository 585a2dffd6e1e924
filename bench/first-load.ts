import { staticPaths } from '#domain/page/page-names.ts';
import { atLeast, atMost, type Figure, median } from './figure.ts';
import { type Audit, audit, installTools } from './lighthouse.ts';
import { openDoor } from './page-door.ts';
import { startSite } from './running-site.ts';

/** Every page, and one of an event. */
const paths = [...staticPaths, '/whats-on/carols-by-candlelight'];

/** A machine has its moods: the middle of so many looks counts. */
const rounds = 3;

function middle(audits: readonly Audit[], value: (audit: Audit) => number): number {
  return median(audits.map(value));
}

function figuresOf(path: string, whole: readonly Audit[], bare: readonly Audit[]): readonly Figure[] {
  const [once] = whole;
  const lost = [...new Set(once?.faults)].join('; ');
  const scores: readonly Figure[] = (['accessibility', 'best-practices', 'seo'] as const).map((name) =>
    atLeast(`${path}: ${name}`, once?.scores[name] ?? 0, 100, ''),
  );
  const performance = atLeast(
    `${path}: performance`,
    middle(whole, ({ scores }) => scores.performance),
    100,
    '',
  );
  const share =
    middle(whole, ({ largestPaint }) => largestPaint) / middle(bare, ({ largestPaint }) => largestPaint);
  return [
    performance.holds ? performance : { ...performance, name: `${performance.name} (${lost})` },
    ...scores.map((score) => (score.holds ? score : { ...score, name: `${score.name} (${lost})` })),
    atMost(`${path}: layout shift`, Math.max(...whole.map(({ shift }) => shift)), 0, ''),
    atMost(
      `${path}: blocked`,
      middle(whole, ({ blocked }) => blocked),
      50,
      'ms',
    ),
    atMost(`${path}: largest paint, in that of the page without scripts`, share, 1.1, ''),
  ];
}

/** A first visit with a phone, by Lighthouse: every kind of page, beside the same page without its scripts, in turns. */
export async function measureFirstLoad(): Promise<readonly Figure[]> {
  installTools();
  const site = await startSite();
  const door = await openDoor(site.url);
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const whole: Audit[] = [];
      const bare: Audit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // What has no speed is the same each time.
        whole.push(await audit(door.url + path, round === 0 ? undefined : ['performance']));
        bare.push(await audit(door.withoutScripts + path, ['performance']));
      }
      figures.push(...figuresOf(path, whole, bare));
    }
    return figures;
  } finally {
    await door.stop();
    await site.stop();
  }
}
