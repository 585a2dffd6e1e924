import type { ModelType } from './space-model.ts';

// A list of texts has one line a tag, since the other editor for lists would divide a line at its commas.
const words = 'singleLine';
const lines = 'tagEditor';

/** The editor of a field in Contentful, and what stands below it, by content type. */
const help: Readonly<Record<string, Readonly<Record<string, readonly [editor: string, text: string]>>>> = {
  eventPage: {
    repeats: [
      words,
      'Such as: once, every day, every Sunday, fortnightly on Mondays, first and third Sundays, last day of the month, every year on 5 August, Ash Wednesday, on these dates, by arrangement. You can add: not in August; in term time.',
    ],
    startTime: [words, 'Such as 7.30pm, 19:30 or noon.'],
    endTime: [words, 'Such as 9pm or midnight. A night shelter may end at 8am, the next morning.'],
    alsoOn: [lines, 'One date a line: 15 January 2027. With its own hours: 15 January 2027: 7pm to 9pm.'],
    otherTimes: [
      lines,
      'One line for each: Saturdays: 10am to 10.30am; November to February: 4pm. A second time on every day: 6pm to 7pm.',
    ],
    timeInWords: [
      words,
      'Where the clock time is not known: after the 10.30 service. Leave “Starts at” empty then.',
    ],
    leftOut: [
      lines,
      'One line for each: 27 December 2026; August: holidays; Christmas Day; school holidays.',
    ],
    kinds: [lines, 'Short names of entries of the type “Kind of event”, such as food.'],
    termTimeOnly: ['boolean', 'The terms and their holidays are entries of the type “School term”.'],
  },
  eventChange: {
    alsoEvents: ['entryLinksEditor', 'Such as everything that is off while the heating is mended.'],
    startTime: [words, 'Only where a day has several: the start as first planned, such as 8am.'],
    newStartTime: [words, 'Such as 7.30pm, 19:30 or noon.'],
    newEndTime: [words, 'Such as 9pm or midnight.'],
  },
  term: { holidays: [lines, 'One line for each: 26 to 30 October 2026: half-term.'] },
};

/** Contentful's editor interfaces for the types with help, in the form of an export. Dates have no time, and so no time zone. */
export function editorInterfaces(types: readonly ModelType[]): readonly object[] {
  return types
    .filter(({ sys }) => help[sys.id] !== undefined)
    .map(({ sys, fields }) => ({
      sys: {
        id: 'default',
        type: 'EditorInterface',
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: sys.id } },
      },
      controls: fields.map(({ id, type }) => {
        const [editor, helpText] = help[sys.id]?.[id] ?? [];
        const builtin = { fieldId: id, widgetNamespace: 'builtin' };
        if (editor !== undefined) return { ...builtin, widgetId: editor, settings: { helpText } };
        return type === 'Date'
          ? { ...builtin, widgetId: 'datePicker', settings: { format: 'dateonly' } }
          : { fieldId: id };
      }),
    }));
}
