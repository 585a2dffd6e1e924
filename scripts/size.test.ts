import { expect, test } from 'vitest';
import { namesOfSchedules } from './size.ts';

test('names count once they are imported of the schedules, wherever these are, and whatever they are called then', () => {
  const text = `import { readFileSync } from 'node:fs';
import { type Schedule, readSchedule as read } from 'schedules-in-words';
import type { Occurrence } from '#domain/schedule/occurrence.ts';
export {
  inList,
} from '../wording/lists.ts';
import { staleNotice } from '../wording/stale-notice.ts';
`;
  expect(namesOfSchedules({ path: 'domain/event/event.ts', text })).toEqual([
    'schedules-in-words Schedule',
    'schedules-in-words readSchedule',
    'domain/schedule/occurrence.ts Occurrence',
    'domain/wording/lists.ts inList',
  ]);
});

test('what files of the schedules import of each other does not count', () => {
  const text = "import { inList } from '../wording/lists.ts';\n";
  expect(namesOfSchedules({ path: 'domain/schedule/agenda.ts', text })).toEqual([]);
});
