import { addPicture } from '#editorial/forms/event-layout.ts';
import { hints } from '#editorial/forms/form-layout.ts';
import type { ModelField, ModelType } from './space-model.ts';

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

/** Contentful's own editor for each type of field, without whose name it shows no help (https://github.com/contentful/contentful-management.js, controls-defaults.ts); texts here have no mark-up. */
const editors: Readonly<Record<string, string>> = {
  ...{
    Symbol: words,
    Text: 'multipleLine',
    RichText: 'richTextEditor',
    Boolean: 'boolean',
    Date: 'datePicker',
  },
  ...{ Integer: 'numberEditor', Number: 'numberEditor', Location: 'locationEditor' },
  ...{ Entry: 'entryLinkEditor', Asset: 'assetLinkEditor' },
  ...{ 'list of Symbol': lines, 'list of Entry': 'entryLinksEditor', 'list of Asset': 'assetLinksEditor' },
};

interface Ruled {
  readonly type: string;
  readonly linkType?: string;
  readonly validations?: readonly { readonly in?: unknown; readonly message?: string }[];
  readonly items?: Ruled;
}

/** The editor of a field and what stands below it: words of its own, or what its first rule asks for. Lists of choices need none. */
function helpFor(typeId: string, field: ModelField): readonly [editor: string, text: string] | undefined {
  const own = help[typeId]?.[field.id];
  if (own !== undefined) return own;
  const { type, linkType, items, validations = [] } = field as unknown as Ruled;
  const rules = [...validations, ...(items?.validations ?? [])];
  const text = hints[typeId]?.help?.[field.id] || rules.find(({ message }) => message !== undefined)?.message;
  const kind = items ? `list of ${items.linkType ?? items.type}` : (linkType ?? type);
  const editor = editors[kind];
  const isChosen = rules.some((rule) => rule.in !== undefined) || text === addPicture;
  return text === undefined || editor === undefined || isChosen ? undefined : [editor, text];
}

/** How many of the fields of some types have help. */
export function helpIn(types: readonly ModelType[]): { readonly fields: number; readonly types: number } {
  const counts = types.map(({ sys, fields }) => fields.filter((field) => helpFor(sys.id, field)).length);
  return { fields: counts.reduce((sum, count) => sum + count, 0), types: counts.filter(Boolean).length };
}

/** Contentful's editor interfaces, in the form of an export. Dates have no time, and so no time zone. */
export function editorInterfaces(types: readonly ModelType[]): readonly object[] {
  return types.map(({ sys, fields }) => ({
    sys: {
      id: 'default',
      type: 'EditorInterface',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: sys.id } },
    },
    controls: fields.map((field) => {
      const [widgetId, helpText] = helpFor(sys.id, field) ?? [];
      const isDate = field.type === 'Date';
      if (widgetId === undefined && !isDate) return { fieldId: field.id };
      const settings = { ...(isDate && { format: 'dateonly' }), ...(helpText && { helpText }) };
      return { fieldId: field.id, widgetNamespace: 'builtin', widgetId: widgetId ?? 'datePicker', settings };
    }),
  }));
}
