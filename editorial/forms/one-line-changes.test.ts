import { readdirSync, readFileSync } from 'node:fs';
import type { ContentField, ContentType } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { entryText, type FieldValue, parseEntry } from '#content-editor/entries';
import { changedLines } from '#tests/helpers/changed-lines.ts';

const folder = new URL('../../content/', import.meta.url);
const types = readdirSync(new URL('model', folder)).map(
  (name): ContentType => JSON.parse(readFileSync(new URL(`model/${name}`, folder), 'utf8')),
);

/** Another value of a field, as somebody might type it. */
function otherValue({ type }: ContentField, value: FieldValue): FieldValue {
  if (typeof value !== 'string')
    return type === 'Location' ? ['1.5', '2.5'] : [`${value[0]}x`, ...value.slice(1)];
  if (type === 'Boolean') return value === 'true' ? 'false' : 'true';
  if (type === 'Integer' || type === 'Number') return String(Number(value) + 1);
  if (type === 'Date') return '2033-03-04';
  if (/^\d\d:\d\d$/.test(value)) return '09:46';
  return value.replace(/\w(?=\W*$)/, 'x');
}

test.each(types.map((type) => [type.sys.id, type] as const))(
  'a change of one field of a %s changes one line of its file',
  (id, type) => {
    const names = readdirSync(new URL(`entries/${id}`, folder));
    for (const name of names) {
      const text = readFileSync(new URL(`entries/${id}/${name}`, folder), 'utf8');
      const record = parseEntry(type, name.slice(0, -3), text);
      for (const field of type.fields) {
        const value = record.values[field.id];
        if (value === undefined || field.id in record.byLocale) continue;
        const changed = otherValue(field, value);
        if (changed === value) continue;
        const result = entryText(type, record, { [field.id]: changed });
        expect(changedLines(text, result), `${name}, ${field.id}`).toEqual({ removed: 1, added: 1 });
        // And back again, byte by byte.
        const again = parseEntry(type, record.id, result);
        if (!/\n/.test(String(value)))
          expect(entryText(type, again, { [field.id]: value }), `${name}, ${field.id}`).toBe(text);
      }
    }
  },
);
