import type { Space } from 'emulator-for-contentful';
import type { EntryProblem } from '#cms/entry-problem.ts';
import { mapCharity } from '#cms/mappers/church.ts';
import { mapLocale } from '#cms/mappers/locale.ts';
import { mapPart } from '#cms/mappers/mapping.ts';
import { error, type FieldFault } from '../finding.ts';
import { publishedEntries } from '../published-entries.ts';

const type = 'siteSettings';

/** Finds settings that do not exist, such as a time zone, and what the law of charities demands and is not there. */
export function settingsFaults(space: Space): readonly FieldFault[] {
  return publishedEntries(space, type).flatMap(({ id, values }) => {
    const problems: EntryProblem[] = [];
    const report = (problem: EntryProblem) => void problems.push(problem);
    mapLocale({ items: [values] }, { report });
    mapPart(type, () => mapCharity(values), undefined, report);
    return problems.map(({ field, expected }) => error({ type, id }, field, `It ${expected}.`));
  });
}
