import { expect, test } from 'vitest';
import { recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults, Translation } from '../fetch-content.ts';
import { carryOverTranslations } from './carry-over-translations.ts';

const { AppPreRender: _, ...translation } = recordedResults;
const cutShort = {
  ...translation,
  AllEvents: { ...translation.AllEvents, eventPageCollection: null },
} satisfies Translation;

const withGerman = (de: Translation | null): QueryResults => ({ ...recordedResults, translations: { de } });

test('results in one language, with a whole translation or with an unknown locale stay unchanged', () => {
  for (const fresh of [recordedResults, withGerman(translation), withGerman(null)])
    expect(carryOverTranslations(fresh, undefined, 'service')).toEqual({ results: fresh, faults: [] });
});

test('an incomplete translation is replaced by the last good one, and the first language is new', () => {
  const fresh = { ...withGerman(cutShort), AllPages: { ...recordedResults.AllPages, pageCollection: null } };
  const { results, faults } = carryOverTranslations(fresh, withGerman(translation), 'service');
  expect(results).toEqual({ ...fresh, translations: { de: translation } });
  expect(faults).toEqual([
    { locale: 'de', reason: expect.stringContaining('The list eventPageCollection is missing') },
  ]);
});

test('without a last good one there is no translation, and the language has the words of the first', () => {
  for (const last of [undefined, recordedResults, withGerman(null)]) {
    const { results, faults } = carryOverTranslations(withGerman(cutShort), last, 'service');
    expect(results).toEqual({ ...recordedResults, translations: {} });
    expect(faults).toHaveLength(1);
  }
});

test('a stored translation may lack a list that is new in this release', () => {
  const { termCollection: __, ...AllEvents } = translation.AllEvents;
  const stored = withGerman({ ...translation, AllEvents } as Translation);
  expect(carryOverTranslations(stored, undefined, 'file').faults).toEqual([]);
  expect(carryOverTranslations(stored, undefined, 'service').faults).toHaveLength(1);
});
