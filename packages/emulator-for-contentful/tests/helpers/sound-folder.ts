const space = 'name: Test\nlocales:\n  - {code: en-GB, name: English, default: true, fallbackCode: null}\n';

const note = {
  sys: { id: 'note', type: 'ContentType' },
  name: 'Note',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', required: true, validations: [{ unique: true }] },
    { id: 'count', name: 'Count', type: 'Integer', validations: [{ range: { min: 1, max: 9 } }] },
    { id: 'kind', name: 'Kind', type: 'Symbol', validations: [{ in: ['big', 'small'] }] },
    { id: 'code', name: 'Code', type: 'Symbol', validations: [{ regexp: { pattern: '^[a-z]+$' } }] },
    { id: 'done', name: 'Done', type: 'Boolean' },
    { id: 'day', name: 'Day', type: 'Date' },
    { id: 'place', name: 'Place', type: 'Location' },
    {
      id: 'words',
      name: 'Words',
      type: 'Array',
      items: { type: 'Symbol', validations: [{ in: ['one', 'two'] }] },
    },
    { id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset' },
    {
      id: 'next',
      name: 'Next',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['note'] }],
    },
    { id: 'body', name: 'Body', type: 'RichText' },
    { id: 'aside', name: 'Aside', type: 'RichText' },
  ],
};

const label = {
  sys: { id: 'label', type: 'ContentType' },
  name: 'Label',
  displayField: 'name',
  fields: [{ id: 'name', name: 'Name', type: 'Symbol', required: true }],
};

/** A valid folder with the content types `note` (most kinds of field) and `label`. */
export const soundFolder: Readonly<Record<string, string | Buffer>> = {
  'space.yaml': space,
  'model/note.json': JSON.stringify(note, null, 2),
  'model/label.json': JSON.stringify(label, null, 2),
  'entries/label/red.md': '---\nname: Red\n---\n',
};
