import type { ContentField, ContentType } from 'emulator-for-contentful';
import { hints } from '#editorial/forms/form-layout.ts';

/** What stands below a field in Contentful whose name, rule and help in the editing page do not say how a list is written there. */
const help: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  eventPage: {
    leftOut: 'One line for each: 27 December 2026; August: holidays; Christmas Day; school holidays.',
  },
  term: { holidays: 'One line for each: 26 to 30 October 2026: half-term.' },
};

/**
 * Contentful's own editor for each type of field, without whose name it shows no help (https://github.com/contentful/contentful-management.js,
 * controls-defaults.ts). Texts here have no mark-up, and a list has one line a tag, since another editor would divide a line at its commas.
 */
const editors: Readonly<Record<string, string>> = {
  ...{ Symbol: 'singleLine', Text: 'multipleLine', RichText: 'richTextEditor', Boolean: 'boolean' },
  ...{ Date: 'datePicker', Integer: 'numberEditor', Number: 'numberEditor', Location: 'locationEditor' },
  ...{ Entry: 'entryLinkEditor', Asset: 'assetLinkEditor', 'list of Symbol': 'tagEditor' },
  ...{ 'list of Entry': 'entryLinksEditor', 'list of Asset': 'assetLinksEditor' },
};

/** The editor of a field and what stands below it: words of its own, or what its first rule asks for. Lists of choices need none. */
function helpFor(typeId: string, field: ContentField): readonly [editor: string, text: string] | undefined {
  const { type, linkType, items, validations } = field;
  const rules = [...(validations ?? []), ...(items?.validations ?? [])];
  const own = help[typeId]?.[field.id] ?? hints[typeId]?.help?.[field.id];
  const text = own || rules.find(({ message }) => message !== undefined)?.message;
  const kind = items ? `list of ${items.linkType ?? items.type}` : (linkType ?? type);
  const editor = editors[kind];
  const isChosen = rules.some((rule) => rule.in !== undefined);
  return text === undefined || editor === undefined || isChosen ? undefined : [editor, text];
}

/** Contentful's editor interfaces, in the form of an export. Dates have no time, and so no time zone. */
export function editorInterfaces(types: readonly ContentType[]): readonly object[] {
  const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'ContentType', id } });
  return types.map(({ sys, fields }) => ({
    sys: { id: 'default', type: 'EditorInterface', contentType: linkTo(sys.id) },
    controls: fields.map((field) => {
      const [widgetId, helpText] = helpFor(sys.id, field) ?? [];
      const isDate = field.type === 'Date';
      if (widgetId === undefined && !isDate) return { fieldId: field.id };
      const settings = { ...(isDate && { format: 'dateonly' }), ...(helpText && { helpText }) };
      return { fieldId: field.id, widgetNamespace: 'builtin', widgetId: widgetId ?? 'datePicker', settings };
    }),
  }));
}
