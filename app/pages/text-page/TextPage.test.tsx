import { expect, test } from 'vitest';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { TextPage } from './TextPage.tsx';

test('a statement has its heading in two weights, its text, and the day of its last change', () => {
  const body = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'We store nothing.' }] }] as const;
  const content = pageContent({ title: 'Privacy', qualifier: 'in short', body, updated: '2026-11-01' });
  const page = render(<TextPage content={content} />);
  expect(page.names('heading')).toEqual(['Privacy in short']);
  expect(page.text).toContain('We store nothing.');
  expect(page.names('time')).toEqual(['1 November 2026']);
});

test('a statement without a day does not mention one', () => {
  expect(render(<TextPage content={pageContent()} />).text).not.toContain('Last updated');
});
