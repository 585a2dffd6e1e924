import type { ContentField, ContentType } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { planModel } from './space-model.ts';

const field = (id: string, more: object = {}) => ({ id, type: 'Symbol', ...more }) as unknown as ContentField;
const type = (id: string, ...fields: readonly ContentField[]): ContentType => ({
  ...{ sys: { id, type: 'ContentType' }, name: id, fields },
});

test('a space gets new types and fields, and the new names and rules of others', () => {
  const before = [type('page', field('title', { name: 'Title' }))];
  const ours = [type('page', field('title', { name: 'Heading' }), field('slug')), type('room')];
  const { contentTypes, changes } = planModel(before, ours);
  expect(contentTypes).toEqual(ours);
  expect(changes).toEqual(['page: title, slug', 'room: new, “room”']);
});

test('fields and types that only the space has stay', () => {
  const before = [type('page', field('title'), field('hymn')), type('organ', field('pipes'))];
  const { contentTypes, changes } = planModel(before, [type('page', field('title'), field('slug'))]);
  expect(contentTypes.map(({ fields }) => fields.map(({ id }) => id))).toEqual([['title', 'slug', 'hymn']]);
  expect(changes).toEqual(['page: slug']);
});

test('fields that the site no longer reads stay, and editors no longer see them', () => {
  const before = [type('eventPage', field('title'), field('weekdays')), type('room', field('picture'))];
  const plan = planModel(before, [type('eventPage', field('title')), type('room', field('picture'))]);
  expect(plan.contentTypes[0]?.fields).toEqual([field('title'), field('weekdays', { disabled: true })]);
  expect(plan.changes).toEqual(['eventPage: weekdays']);
  expect(planModel(plan.contentTypes, [type('eventPage', field('title'))]).changes).toEqual([]);
});

test('a space with the model needs no change, whatever empty properties Contentful adds', () => {
  const stored = [type('page', field('title', { omitted: false, validations: [], items: null }))];
  expect(planModel(stored, [type('page', field('title', { validations: [] }))]).changes).toEqual([]);
});
