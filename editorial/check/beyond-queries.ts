import type { Entry, Space } from 'emulator-for-contentful';
import { olderFields } from '#cms/older-fields.ts';
import { error, type Problems } from './problems.ts';

/**
 * The facts about a space that the site's queries do not answer, since visitors need none of them: steps that no project names, drafts,
 * and fields of earlier versions.
 */

const ofType = ({ entries }: Space, type: string) =>
  entries.filter(({ sys }) => sys.contentType.sys.id === type);

const isPublished = ({ sys }: Entry) => sys.publishedVersion !== undefined;

/** The ids of all steps of projects that are published. */
export function publishedMilestones(space: Space): readonly string[] {
  return ofType(space, 'milestone')
    .filter(isPublished)
    .map(({ sys }) => sys.id);
}

/** The id of a service, perhaps a draft, in which a new church is to write when it is. */
export function draftOfService(space: Space): string | undefined {
  return ofType(space, 'eventPage').find(({ fields }) => Object.values(fields.worship ?? {}).includes(true))
    ?.sys.id;
}

/** Finds fields of earlier versions in an export, whose model still has them: one error for all. A folder's are refused when it is read. */
export function olderFieldProblems(space: Space): Problems {
  const first = space.locales.find((each) => each.default)?.code ?? '';
  const found = [...ofType(space, 'eventPage'), ...ofType(space, 'page')]
    .filter(isPublished)
    .flatMap((entry) => {
      const firstValue = (field: string) => entry.fields[field]?.[first];
      const field = olderFields.find((each) => [firstValue(each) ?? []].flat().length > 0);
      const isRead = field === undefined || (field === 'picture' && firstValue('illustration'));
      return isRead ? [] : [{ id: entry.sys.id, type: entry.sys.contentType.sys.id, field }];
    });
  const [one] = found;
  if (one === undefined) return [];
  const ids = found.map(({ id, field }) => `${id} (${field})`).join(', ');
  const message = `The site no longer reads what these entries say in fields of an earlier version: ${ids}. Run npm run content:migrate -- --space with the name of your space.`;
  return [error(one, one.field, message)];
}
