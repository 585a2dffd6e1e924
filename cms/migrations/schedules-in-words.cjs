// Gives a Contentful space the fields of schedules in words, and the type for school terms (docs/content-model.md says how to run it).
// It is a script for contentful-migration, which takes CommonJS. The fields themselves are those of content/model.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const modelOf = (id) =>
  JSON.parse(readFileSync(join(__dirname, '../../content/model', `${id}.json`), 'utf8'));

const NEW_FIELDS = {
  eventPage: ['alsoOn', 'otherTimes', 'timeInWords', 'termTimeOnly'],
  eventChange: ['alsoEvents', 'lastDate', 'startTime'],
};

/** The fields with another name, another description of what they take, or another place. */
const CHANGED_FIELDS = {
  eventPage: [
    'repeats',
    'firstDate',
    'lastDate',
    'startTime',
    'endTime',
    'endDate',
    'leftOut',
    'status',
    'statusNote',
    'weekdays',
    'monthlyOn',
    'startsAt',
    'endsAt',
  ],
  eventChange: ['date', 'status', 'newDate', 'newStartTime', 'newEndTime', 'newPlace', 'newRoom', 'note'],
};

// A list of texts has one line a tag, since the other editor for lists would divide a line at its commas.
const WORDS = 'singleLine';
const LINES = 'tagEditor';

/** The editor of each field, and what stands below it. */
const HELP = {
  eventPage: {
    repeats: [
      WORDS,
      'Such as: once, every day, every Sunday, fortnightly on Mondays, first and third Sundays, last day of the month, every year on 5 August, Ash Wednesday, on these dates, by arrangement. You can add: not in August; in term time.',
    ],
    startTime: [WORDS, 'Such as 7.30pm, 19:30 or noon.'],
    endTime: [WORDS, 'Such as 9pm or midnight. A night shelter may end at 8am, the next morning.'],
    alsoOn: [LINES, 'One date a line: 15 January 2027. With its own hours: 15 January 2027: 7pm to 9pm.'],
    otherTimes: [
      LINES,
      'One line for each: Saturdays: 10am to 10.30am; November to February: 4pm. A second time on every day: 6pm to 7pm.',
    ],
    timeInWords: [
      WORDS,
      'Where the clock time is not known: after the 10.30 service. Leave “Starts at” empty then.',
    ],
    leftOut: [
      LINES,
      'One line for each: 27 December 2026; August: holidays; Christmas Day; school holidays.',
    ],
    termTimeOnly: ['boolean', 'The terms and their holidays are entries of the type “School term”.'],
  },
  eventChange: {
    alsoEvents: ['entryLinksEditor', 'Such as everything that is off while the heating is mended.'],
    startTime: [WORDS, 'Only where a day has several: the start as first planned, such as 8am.'],
    newStartTime: [WORDS, 'Such as 7.30pm, 19:30 or noon.'],
    newEndTime: [WORDS, 'Such as 9pm or midnight.'],
  },
  term: { holidays: [LINES, 'One line for each: 26 to 30 October 2026: half-term.'] },
};

module.exports = (migration) => {
  const { name, description, displayField, fields } = modelOf('term');
  const term = migration.createContentType('term', { name, description, displayField });
  for (const { id, ...field } of fields) term.createField(id, field);
  changeControls(term, 'term', fields);

  for (const id of ['eventPage', 'eventChange']) {
    const model = modelOf(id);
    const type = migration.editContentType(id, { description: model.description });
    for (const field of model.fields) {
      const { id: fieldId, type: fieldType, ...rest } = field;
      if (NEW_FIELDS[id].includes(fieldId)) type.createField(fieldId, { type: fieldType, ...rest });
      if (CHANGED_FIELDS[id].includes(fieldId)) type.editField(fieldId, rest);
    }
    model.fields.forEach((field, index) => {
      const isMoved = NEW_FIELDS[id].includes(field.id) || CHANGED_FIELDS[id].includes(field.id);
      if (isMoved && index > 0) type.moveField(field.id).afterField(model.fields[index - 1].id);
    });
    changeControls(type, id, model.fields);
  }
};

function changeControls(type, id, fields) {
  for (const [field, [editor, helpText]] of Object.entries(HELP[id]))
    type.changeFieldControl(field, 'builtin', editor, { helpText });
  // Dates without a time, so that no time zone of the day of typing is saved with them.
  for (const field of fields)
    if (field.type === 'Date' && !/^(starts|ends)At$/.test(field.id))
      type.changeFieldControl(field.id, 'builtin', 'datePicker', { format: 'dateonly' });
}
