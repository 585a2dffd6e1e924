import { expect, test } from 'vitest';
import { namesOfSchedules } from './size.ts';

test('names count once they are imported of the schedules, by whatever path, and whatever they are called then', () => {
  const text = `import { readFileSync } from 'node:fs';
import { type Schedule, readSchedule as read } from 'schedules-in-words';
import type { Occurrence } from '#schedules-in-words/src/index.ts';
export {
  inList,
} from '../packages/schedules-in-words/src/words/lists.ts';
import { staleNotice } from '../church/notice.ts';
`;
  expect(namesOfSchedules({ path: 'domain/event.ts', text })).toEqual([
    'schedules-in-words Schedule',
    'schedules-in-words readSchedule',
    'schedules-in-words/src/index.ts Occurrence',
    'packages/schedules-in-words/src/words/lists.ts inList',
  ]);
});

test('what files of the schedules import of each other does not count', () => {
  const text = "import { inList } from '../words/lists.ts';\n";
  expect(namesOfSchedules({ path: 'packages/schedules-in-words/src/dates/agenda.ts', text })).toEqual([]);
});
