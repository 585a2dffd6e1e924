import { expect, test } from 'vitest';
import { listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPapers } from './papers.ts';

const { assetCollection, paperCollection } = recordedResults.AllPages;
const [wire] = paperCollection?.items ?? [];
const asset = assetCollection?.items.find((each) => each?.sys.id === wire?.file?.sys.id);

/** The one paper whose file has other properties, and what is reported. */
function mapped(file: object, days: object = {}) {
  const { mapping, messages } = recordingMapping();
  const assets = asset ? [{ ...asset, ...file }] : [];
  const papers = mapPapers(
    { assetCollection: listOf(...assets), paperCollection: listOf(wire && { ...wire, ...days }) } as never,
    mapping,
  );
  return { paper: papers.get('accounts-2025')?.paper, messages: messages() };
}

test('a paper has an address of its version, and says what kind of file it is and how large', () => {
  const file = { fileName: 'Accounts 2025 (final).pdf', size: 38_421 };
  expect(mapped({ ...file, sys: { ...asset?.sys, publishedVersion: 3 } })).toEqual({
    paper: {
      type: 'application/pdf',
      path: '/papers/accounts-2025/3/Accounts-2025-final-.pdf',
      about: 'PDF, 39\u00a0kB',
    },
    messages: [],
  });
});

test.each([
  [{ size: 999_999 }, 'PDF, 1000\u00a0kB'],
  [{ size: 1_000_001 }, 'PDF, 2\u00a0MB'],
  [{ size: null }, 'PDF'],
  [
    { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', size: 900 },
    'Excel, 1\u00a0kB',
  ],
])('of the file %j a link says “%s”', (file, about) => {
  expect(mapped(file).paper?.about).toBe(about);
});

test.each([
  [{ contentType: 'text/html' }],
  [{ contentType: 'image/svg+xml' }],
  [{ url: null }],
  [{ sys: { id: 'another', publishedVersion: 1 } }],
])('with the file %j a paper is left out and reported', (file) => {
  expect(mapped(file)).toEqual({
    paper: undefined,
    messages: [
      'paper accounts-2025: “file” must be a published file that is a PDF, or of Word (.docx) or Excel (.xlsx).',
    ],
  });
});
