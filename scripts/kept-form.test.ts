import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { keptFormOf } from './kept-form.ts';

const schema = buildSchema(`
  scalar JSON
  type Query { eventCollection(limit: Int, order: String): Events, event(id: String!): Event }
  type Events { items: [Event]! }
  type Event { slug: String, price: Float, room: String, days: [String], text: JSON, place: Place, links: [Linked]! }
  type Place { name: String, lat: Float }
  union Linked = Event | Place
`);

const formOf = (text: string) =>
  keptFormOf(parse(text), schema, new Set(['Event.room', 'Event.days', 'Event.place']));
const markOf = (fields: string) =>
  formOf(`query Events { eventCollection(limit: 5) { items { ${fields} } } }`).mark;

test('an answer’s form is its fields with their kinds, fragments in their places, and what may be missing', () => {
  const { fields } = formOf(`
    query Events { eventCollection { items { ...Parts place { lat } } } }
    fragment Parts on Event { slug price room days text place { name } }
  `);
  expect(fields).toEqual({
    eventCollection: {
      items: [
        {
          slug: 'string',
          price: 'number',
          'room?': 'string',
          'days?': ['string'],
          text: 'any',
          'place?': { name: 'string', lat: 'number' },
        },
      ],
    },
  });
});

test('a field more or less, in a fragment or not, means nothing else', () => {
  expect(markOf('slug room')).toBe(markOf('slug'));
  expect(markOf('... on Event { room slug }')).toBe(markOf('slug'));
});

for (const [what, text] of [
  ['other arguments', 'query Events { eventCollection(limit: 6) { items { slug } } }'],
  ['another name', 'query Events { eventCollection(limit: 5) { items { slug: room } } }'],
  ['a variable', 'query Events($n: Int) { eventCollection(limit: 5) { items { slug } } }'],
  [
    'things of several types',
    'query Events { eventCollection(limit: 5) { items { links { __typename } } } }',
  ],
] as const) {
  test(`${what} mean something else`, () => {
    expect(formOf(text).mark).not.toBe(markOf('slug'));
  });
}

test('what is asked of things of several types is marked by its whole text', () => {
  const links = (of: string) => markOf(`links { __typename ... on Event { ${of} } }`);
  expect(links('slug')).not.toBe(links('slug room'));
});
