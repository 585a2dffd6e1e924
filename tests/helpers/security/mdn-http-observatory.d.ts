/* The parts of MDN's HTTP Observatory that are used here; it comes without types. */

interface ObservatoryResult {
  readonly result: string | null;
  readonly pass: boolean;
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  interface Retrieved {
    readonly responses: { readonly auto: { readonly status: number } | null };
  }
  interface Where {
    readonly httpPort: number;
    readonly httpsPort: number;
    readonly path: string;
  }
  export function retrieve(host: string, where: Where): Promise<Retrieved>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: readonly ((retrieved: object) => ObservatoryResult)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string | null): number;
  export function getGradeForScore(score: number): { readonly score: number; readonly grade: string };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
