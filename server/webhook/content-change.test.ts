import { expect, test } from 'vitest';
import { parseChange, touchedBy } from './content-change.ts';

const entry = (type: string, contentType: unknown = { sys: { id: 'eventPage' } }) =>
  JSON.stringify({ sys: { type, id: 'a', contentType } });

for (const [topic, body, change] of [
  ['Entry.publish', entry('Entry'), { kind: 'type', type: 'eventPage' }],
  ['Entry.unpublish', entry('DeletedEntry'), { kind: 'type', type: 'eventPage' }],
  ['Entry.unpublish', entry('DeletedEntry', null), { kind: 'everything' }],
  ['Entry.delete', entry('DeletedEntry'), { kind: 'type', type: 'eventPage' }],
  ['Entry.auto_save', entry('Entry'), { kind: 'nothing' }],
  ['Entry.archive', entry('Entry'), { kind: 'nothing' }],
  ['Asset.publish', entry('Asset', undefined), { kind: 'type', type: 'Asset' }],
  ['Asset.delete', entry('DeletedAsset', undefined), { kind: 'type', type: 'Asset' }],
  ['ContentType.publish', entry('ContentType', undefined), { kind: 'everything' }],
  ['Release.execute', entry('Release', undefined), undefined],
] as const) {
  test(`ContentManagement.${topic} of ${body} is ${change?.kind ?? 'nothing known'}`, () => {
    expect(parseChange(`ContentManagement.${topic}`, body)).toEqual(change);
  });
}

test('a content type’s id is known by its name in GraphQL, however it is written', () => {
  for (const id of ['eventPage', 'event-page', 'EventPage', 'event_page']) {
    expect(touchedBy([{ kind: 'type', type: id }])(['Asset', 'EventPage']), id).toBe(true);
    expect(touchedBy([{ kind: 'type', type: id }])(['Event', 'Page']), id).toBe(false);
  }
});
