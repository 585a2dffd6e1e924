/** Sources whose faults the tests are to find, and those tests, as globs from the project's folder. */
export interface Target {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** What a wrong line in would cost most: money, safety, an open door. */
export const targets: readonly Target[] = [
  {
    name: 'mappers',
    sources: [
      'cms/mappers/**/*.ts',
      'cms/{keep-last-good,map-content,map-entries,publication-window,translate-entries}.ts',
    ],
    tests: [
      'cms/mappers/**/*.test.ts',
      'cms/{keep-last-good,map-content,publication-window,translate-entries}.test.ts',
    ],
  },
  {
    name: 'security',
    sources: ['server/security/*.ts', 'app/html/content-security-policy.ts'],
    tests: ['server/security/*.test.ts', 'app/html/*.test.{ts,tsx}'],
  },
  { name: 'webhook', sources: ['server/webhook/*.ts'], tests: ['server/webhook/*.test.ts'] },
  { name: 'safeguarding', sources: ['domain/safeguarding/*.ts'], tests: ['domain/safeguarding/*.test.ts'] },
  {
    name: 'giving',
    sources: ['cms/mappers/church/giving.ts', 'app/routes/donate.tsx', 'app/pages/donate/*.tsx'],
    tests: ['cms/mappers/church/{giving,project}.test.ts', 'app/routes/donate.test.tsx'],
  },
  {
    name: 'refusals',
    sources: ['server/refuse-unsafe-content.ts'],
    tests: ['server/refuse-unsafe-content.test.ts'],
  },
];
