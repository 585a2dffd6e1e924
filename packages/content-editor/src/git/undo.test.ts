import { expect, test } from 'vitest';
import { undoSentence } from './undo.ts';

test('a change that is undone and done again many times has a short name each time', () => {
  const undone = undoSentence('Move Choir practice on 26 November');
  expect(undone).toBe('Undo: Move Choir practice on 26 November');
  const again = undoSentence(undone);
  expect(again).toBe('Again: Move Choir practice on 26 November');
  expect(undoSentence(again)).toBe(undone);
});
