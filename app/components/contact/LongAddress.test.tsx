import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongAddress } from './LongAddress.tsx';

test.each([
  ['diocesan.safeguarding@example.org', 'diocesan.<wbr/>safeguarding@<wbr/>example.<wbr/>org'],
  ['https://example.org/a.ics', 'https://<wbr/>example.<wbr/>org/<wbr/>a.<wbr/>ics'],
  ['localhost', 'localhost'],
])('%s may wrap after its separators', (address, html) => {
  expect(renderToStaticMarkup(<LongAddress address={address} />)).toBe(html);
});
