import { expect, test } from 'vitest';
import { missingParts, type PartsList, withoutTools } from './sbom.ts';

const part = (name: string, mark?: string) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  ...(mark === undefined ? {} : { properties: [{ name: `cdx:npm:package:${mark}` }] }),
});

const list: PartsList = {
  components: [part('react'), part('vite', 'development'), part('stray', 'extraneous'), part('@a/b')],
  dependencies: [
    { ref: 'church-website@0.1.0', dependsOn: ['react@1.0.0', 'vite@1.0.0', '@a/b@1.0.0'] },
    { ref: 'vite@1.0.0', dependsOn: ['react@1.0.0'] },
    { ref: 'react@1.0.0', dependsOn: [] },
  ],
};

test('the list of parts names what runs, and no tool', () => {
  expect(withoutTools(list)).toEqual({
    components: [part('react'), part('@a/b')],
    dependencies: [
      { ref: 'church-website@0.1.0', dependsOn: ['react@1.0.0', '@a/b@1.0.0'] },
      { ref: 'react@1.0.0', dependsOn: [] },
    ],
  });
});

test('a part that is missing is told', () => {
  expect(missingParts(list, ['react', '@a/b'])).toEqual([]);
  expect(missingParts(list, ['react', 'yaml'])).toEqual(['yaml']);
});
