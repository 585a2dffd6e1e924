import { paths as pagePaths } from '#tests/fixtures/site-map.ts';
import { atLeast, atMost, type Figure, median, round, worstPage } from '../figure.ts';
import { startHtmlProxy } from '../html-proxy.ts';
import { type Audit, audit, installTools } from '../lighthouse.ts';
import { startSite } from '../running-site.ts';

/** Every page, and one of an event. */
const paths = [...pagePaths, '/whats-on/carols-by-candlelight'];

/** The number of audits, whose median counts, since single ones vary. */
const rounds = 3;

function medianOf(audits: readonly Audit[], value: (audit: Audit) => number): number {
  return median(audits.map(value));
}

/** The results of one page. */
interface PageFigures {
  readonly scores: Audit['scores'];
  readonly shift: number;
  readonly blocked: number;
  /** The largest paint as a share of that of the same page without scripts. */
  readonly paint: number;
  readonly faults: readonly string[];
}

function pageFigures(whole: readonly Audit[], bare: readonly Audit[]): PageFigures {
  const [first] = whole;
  if (first === undefined) throw new Error('A page needs one audit at least.');
  return {
    scores: { ...first.scores, performance: medianOf(whole, ({ scores }) => scores.performance) },
    shift: Math.max(...whole.map(({ shift }) => shift)),
    blocked: medianOf(whole, ({ blocked }) => blocked),
    paint:
      medianOf(whole, ({ largestPaint }) => largestPaint) /
      medianOf(bare, ({ largestPaint }) => largestPaint),
    faults: first.faults,
  };
}

/** A line of information for each page, and for each budget the page that is closest to it. */
function figuresOf(pages: ReadonlyMap<string, PageFigures>): readonly Figure[] {
  const worst = (value: (page: PageFigures) => number, sign: 1 | -1) =>
    worstPage(new Map([...pages].map(([path, page]) => [path, value(page)])), sign);
  const lines = [...pages].map(([path, { scores, shift, blocked, paint, faults }]): Figure => {
    const found = [...Object.values(scores), shift, `${round(blocked)} ms`, round(paint), ...new Set(faults)];
    return { name: `${path}: scores, shift, blocked time, paint`, found: found.join(', ') };
  });
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) => {
    const { path, value } = worst((page) => page.scores[name], -1);
    return atLeast(`${name}, lowest of all pages (${path})`, value, 100, '');
  });
  const [shift, blocked, paint] = [
    worst((page) => page.shift, 1),
    worst((page) => page.blocked, 1),
    worst((page) => page.paint, 1),
  ];
  return [
    ...lines,
    ...scores,
    atMost(`layout shift, highest (${shift.path})`, shift.value, 0, ''),
    atMost(`blocked time, highest (${blocked.path})`, blocked.value, 50, 'ms'),
    atMost(
      `largest paint as a share of the page without scripts, highest (${paint.path})`,
      paint.value,
      1.1,
      '',
    ),
  ];
}

/** A first visit with a phone, by Lighthouse: every kind of page, alternating with the same page without its scripts. */
export async function measureFirstLoad(): Promise<readonly Figure[]> {
  installTools();
  const site = await startSite();
  const proxy = await startHtmlProxy(site.url);
  try {
    const pages = new Map<string, PageFigures>();
    for (const path of paths) {
      const whole: Audit[] = [];
      const bare: Audit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // The other categories have no times, and are the same each time.
        whole.push(await audit(proxy.url + path, round === 0 ? undefined : ['performance']));
        bare.push(await audit(proxy.withoutScripts + path, ['performance']));
      }
      pages.set(path, pageFigures(whole, bare));
    }
    return figuresOf(pages);
  } finally {
    await proxy.stop();
    await site.stop();
  }
}
