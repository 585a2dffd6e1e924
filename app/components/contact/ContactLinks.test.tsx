import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongAddress } from './ContactLinks.tsx';

test.each([
  ['diocesan.safeguarding@example.org', ['diocesan.', 'safeguarding@', 'example.', 'org']],
  ['https://example.org/a.ics', ['https://', 'example.', 'org/', 'a.', 'ics']],
  ['localhost', ['localhost']],
])('%s may wrap after its separators', (address, parts) => {
  const html = renderToStaticMarkup(<LongAddress address={address} />);
  expect(html).toBe(parts.map((part) => `<span class="may-wrap-after">${part}</span>`).join(''));
});
