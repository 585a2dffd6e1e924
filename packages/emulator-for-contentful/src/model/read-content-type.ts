import { either, quote, type Report, type ReportAtPath } from '../text/content-fault.ts';
import { isRecord, type JsonPath, parseJson } from '../text/json.ts';
import { type LocatedYaml, parseLocatedYaml, plainValue } from '../text/yaml.ts';
import {
  type ContentField,
  type ContentType,
  type FieldItems,
  type FieldType,
  fieldTypes,
  type LinkType,
} from './content-type.ts';
import { readValidations } from './read-validations.ts';
import { entityId } from './space.ts';

const fieldId = /^[a-zA-Z][a-zA-Z0-9_]*$/;
const maxFields = 50;

/**
 * Reads one file of the model: a content type in the JSON form of a contentful-export.
 * @param expectedId the file's name without `.json`, which the id must repeat
 * @param asImported whether Contentful has validated it, so that unknown validations are preserved
 * @returns undefined when it is invalid; every fault is reported with its line
 */
export function readContentType(
  text: string,
  expectedId: string,
  report: Report,
  asImported = false,
): ContentType | undefined {
  // The YAML parser reads JSON too, and is twenty times slower but knows the lines. It is needed for faults only.
  let yaml: LocatedYaml | undefined;
  const withLines = () => (yaml ??= parseLocatedYaml(text, { report }));
  const json = parseJson(text);
  const value = isRecord(json) ? json : plainValue(withLines().root);
  if (!isRecord(value)) return undefined;
  const located: ReportAtPath = (path, message) => report(withLines().lineAt(path), message);
  const { id, publishedVersion } = isRecord(value.sys) ? value.sys : {};
  if (id !== expectedId) located(['sys', 'id'], `sys.id must be ${quote(expectedId)}, the name of the file.`);
  const type = parseContentType(value, located, asImported);
  if (id !== expectedId || type === undefined) return undefined;
  // A content type of a folder counts as published, unless it has `"publishedVersion": null`.
  const { publishedVersion: _, ...sys } = type.sys;
  return { ...type, sys: publishedVersion === null ? sys : { publishedVersion: 1, ...type.sys } };
}

/**
 * Validates that a value is a content type. Other properties are preserved.
 * @param lenient whether to accept invalid validations, for a model that is only served
 * @returns undefined when it is invalid; every fault is reported with its path in the value
 */
export function parseContentType(
  value: unknown,
  report: ReportAtPath,
  lenient = false,
): ContentType | undefined {
  if (!isRecord(value)) return report([], 'A content type is an object with “sys”, “name” and “fields”.');
  let isInvalid = false;
  const fault: ReportAtPath = (path, message) => {
    if (lenient && (path.includes('validations') || path[0] === 'displayField')) return;
    isInvalid = true;
    report(path, message);
  };
  const sys = isRecord(value.sys) ? value.sys : {};
  const id = typeof sys.id === 'string' ? sys.id : '';
  if (!entityId.test(id)) fault(['sys', 'id'], 'An id has 1 to 64 letters, digits, “-”, “_” or “.”.');
  const name = value.name;
  if (typeof name !== 'string' || name === '') fault(['name'], 'The content type needs a name.');
  const list = Array.isArray(value.fields) ? value.fields : undefined;
  if (list === undefined) fault(['fields'], 'The content type needs a list of fields.');
  if (!lenient && (list?.length ?? 0) > maxFields)
    fault(['fields'], `At most ${maxFields} fields are allowed.`);
  const seen = new Set<string>();
  const fields = (list ?? []).flatMap((item: unknown, index) => {
    const field = parseField(item, ['fields', index], fault);
    if (field !== undefined && seen.has(field.id))
      fault(['fields', index, 'id'], `The field ${quote(field.id)} is defined twice.`);
    if (field !== undefined) seen.add(field.id);
    return field ?? [];
  });
  const displayField = value.displayField;
  if (typeof displayField === 'string') {
    const shown = fields.find((field) => field.id === displayField);
    const message = `displayField must name a Symbol or Text field; ${quote(displayField)} is not one.`;
    if (shown?.type !== 'Symbol' && shown?.type !== 'Text') fault(['displayField'], message);
  }
  if (isInvalid) return undefined;
  const { description, displayField: _, ...others } = value;
  return {
    ...others,
    sys: { ...sys, id, type: 'ContentType' },
    name: String(name),
    ...(typeof description === 'string' ? { description } : {}),
    ...(typeof displayField === 'string' ? { displayField } : {}),
    fields,
  };
}

function parseField(value: unknown, path: JsonPath, fault: ReportAtPath): ContentField | undefined {
  if (!isRecord(value)) return fault(path, 'A field is an object with an id, a name and a type.');
  const { id, name, disabled, omitted, items: given, ...others } = value;
  const type = fieldTypes.find((one) => one === value.type);
  if (typeof id !== 'string' || !fieldId.test(id))
    return fault([...path, 'id'], 'A field id begins with a letter and has letters, digits and “_” only.');
  if (typeof name !== 'string') fault([...path, 'name'], `The field ${quote(id)} needs a name.`);
  if (type === undefined) {
    const rule = `must be ${either(fieldTypes)}, not ${quote(value.type)}`;
    return fault([...path, 'type'], `The type of ${quote(id)} ${rule}.`);
  }
  const items = type === 'Array' ? parseItems(given, id, [...path, 'items'], fault) : undefined;
  return {
    ...withRules(others, type, id, path, fault),
    id,
    name: String(name),
    type,
    required: value.required === true,
    localized: value.localized === true,
    ...(typeof disabled === 'boolean' ? { disabled } : {}),
    ...(typeof omitted === 'boolean' ? { omitted } : {}),
    ...(items === undefined ? {} : { items }),
  };
}

function parseItems(value: unknown, id: string, path: JsonPath, fault: ReportAtPath): FieldItems | undefined {
  const type = isRecord(value) ? value.type : undefined;
  if (!isRecord(value) || (type !== 'Symbol' && type !== 'Link' && type !== 'ResourceLink'))
    return fault(path, `The items of ${quote(id)} must have the type Symbol or Link.`);
  return { ...withRules(value, type, id, path, fault), type };
}

/** The properties that a field and the items of a list share: linkType and validations. */
function withRules(
  { linkType, ...others }: Record<string, unknown>,
  type: FieldType,
  id: string,
  path: JsonPath,
  fault: ReportAtPath,
): { readonly linkType?: LinkType; readonly validations: ContentField['validations'] } {
  const isLinkType = linkType === 'Entry' || linkType === 'Asset';
  if (type === 'Link' && !isLinkType)
    fault([...path, 'linkType'], `The linkType of ${quote(id)} must be Entry or Asset.`);
  return {
    ...others,
    ...(type === 'Link' && isLinkType ? { linkType } : {}),
    validations: readValidations(others.validations, (at, message) =>
      fault([...path, 'validations', ...at], message),
    ),
  };
}
