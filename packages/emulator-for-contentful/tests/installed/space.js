import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A space with a field of each kind, as contentful-export writes it. */
const field = (id, type, more = {}) => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  validations: [],
  ...more,
});
const published = (id, type, more) => ({
  id,
  type,
  version: 2,
  publishedVersion: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const link = (linkType, id) => ({ sys: { type: 'Link', linkType, id } });
const values = (fields) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }]));

const fields = [
  field('title', 'Symbol'),
  field('text', 'Text'),
  field('count', 'Integer'),
  field('price', 'Number'),
  field('day', 'Date'),
  field('open', 'Boolean'),
  field('data', 'Object'),
  field('place', 'Location'),
  field('body', 'RichText'),
  field('words', 'Array', { items: { type: 'Symbol', validations: [] } }),
  field('picture', 'Link', { linkType: 'Asset' }),
  field('next', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['note'] }] }),
  field('other', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['note', 'label'] }] }),
  field('all', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [] } }),
];

export const exampleSpace = JSON.stringify({
  contentTypes: [
    { sys: published('note', 'ContentType'), name: 'Note', displayField: 'title', fields },
    {
      sys: published('label', 'ContentType'),
      name: 'Label',
      displayField: 'title',
      fields: fields.slice(0, 1),
    },
  ],
  entries: [
    {
      sys: published('a', 'Entry', { contentType: link('ContentType', 'note') }),
      fields: values({ title: 'A note', next: link('Entry', 'b') }),
    },
    {
      sys: published('b', 'Entry', { contentType: link('ContentType', 'note') }),
      fields: values({ title: 'Another', day: '2026-12-06' }),
    },
  ],
  assets: [],
  tags: [],
  locales: [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
});

/** Runs a command whose folder of programs is that of the empty folder. @returns its exit code, and all that it wrote */
export async function run(command, args, { cwd = import.meta.dirname, env = {} } = {}) {
  const PATH = `${import.meta.dirname}/node_modules/.bin:${process.env.PATH}`;
  const child = spawn(command, args, { cwd, env: { ...process.env, PATH, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}
