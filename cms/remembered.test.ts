import { expect, test } from 'vitest';
import { keeping, notices } from './kept-answers-for-tests.ts';
import type { Remember } from './remembered.ts';

async function layout(remember: Remember): Promise<string> {
  const { value } = await remember('layout', async (content) => {
    const { words } = await content.query(notices, {});
    return { value: words, until: undefined };
  });
  return value;
}

test('what is made of something remembered is worked out again when that changes', async () => {
  const { answers, say } = keeping(0);
  const page = async () => {
    const { remember, used } = answers.reader();
    const { value } = await remember('page', async (_, within) => ({
      value: `Page: ${await layout(within)}`,
      until: undefined,
    }));
    expect([...used.keys()]).toEqual(['Notices']);
    return value;
  };
  expect(await layout(answers.reader().remember)).toBe('first');
  expect(await page()).toBe('Page: first');
  say('second');
  expect(await page()).toBe('Page: second');
});
