import type { Space } from 'emulator-for-contentful';
import { olderFields } from '#cms/older-fields.ts';
import { error, type FieldFault } from '../finding.ts';
import { publishedEntries } from '../published-entries.ts';

/** Finds fields of earlier versions in an export, whose model still has them: one fault for all. A folder's are refused when it is read. */
export function olderFieldFaults(space: Space): readonly FieldFault[] {
  const found = [...publishedEntries(space, 'eventPage'), ...publishedEntries(space, 'page')].flatMap(
    (entry) => {
      const field = olderFields.find((each) => [entry.values[each] ?? []].flat().length > 0);
      return field === undefined || (field === 'picture' && entry.link('illustration'))
        ? []
        : { entry, field };
    },
  );
  const [first] = found;
  if (first === undefined) return [];
  const ids = found.map(({ entry, field }) => `${entry.id} (${field})`).join(', ');
  const message = `The site no longer reads what these entries say in fields of an earlier version: ${ids}. Run npm run content:migrate -- --space with the name of your space.`;
  return [error(first.entry, first.field, message)];
}
