import { atLeast, atMost, type Figure, median, round, worstPage } from '../figure.ts';
import { type Audit, audit, installTools } from '../lighthouse.ts';
import { startSite, visitedPaths } from '../running-site.ts';

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
  readonly faults: readonly string[];
}

function pageFigures(audits: readonly Audit[]): PageFigures {
  const [first] = audits;
  if (first === undefined) throw new Error('A page needs one audit at least.');
  return {
    scores: { ...first.scores, performance: medianOf(audits, ({ scores }) => scores.performance) },
    shift: Math.max(...audits.map(({ shift }) => shift)),
    blocked: medianOf(audits, ({ blocked }) => blocked),
    faults: first.faults,
  };
}

/** A line of information for each page, and for each budget the page that is closest to it. */
function figuresOf(pages: ReadonlyMap<string, PageFigures>): readonly Figure[] {
  const worst = (value: (page: PageFigures) => number, sign: 1 | -1) =>
    worstPage(new Map([...pages].map(([path, page]) => [path, value(page)])), sign);
  const lines = [...pages].map(([path, { scores, shift, blocked, faults }]): Figure => {
    const found = [...Object.values(scores), shift, `${round(blocked)} ms`, ...new Set(faults)];
    return { name: `${path}: scores, shift, blocked time`, found: found.join(', ') };
  });
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) => {
    const { path, value } = worst((page) => page.scores[name], -1);
    return atLeast(`${name}, lowest of all pages (${path})`, value, 100, '');
  });
  const [shift, blocked] = [worst((page) => page.shift, 1), worst((page) => page.blocked, 1)];
  return [
    ...lines,
    ...scores,
    atMost(`layout shift, highest (${shift.path})`, shift.value, 0, ''),
    atMost(`blocked time, highest (${blocked.path})`, blocked.value, 50, 'ms'),
  ];
}

/** A first visit to every kind of page with a phone, by Lighthouse. */
export async function measureFirstLoad(): Promise<readonly Figure[]> {
  installTools();
  const site = await startSite();
  try {
    const pages = new Map<string, PageFigures>();
    for (const path of visitedPaths) {
      const audits: Audit[] = [];
      // The other categories have no times, and are the same each time.
      for (let round = 0; round < rounds; round += 1)
        audits.push(await audit(site.url + path, round === 0 ? undefined : ['performance']));
      pages.set(path, pageFigures(audits));
    }
    return figuresOf(pages);
  } finally {
    await site.stop();
  }
}
