import { namesOfType, reservedFieldNames } from './names.ts';
import type { TypePlan } from './plan.ts';

/** Why a model has no valid schema; Contentful then responds to every query with 422 (RULES.md §1.1). */
export interface SchemaProblem {
  readonly code: string;
  readonly message: string;
  readonly contentTypeId: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export function findSchemaProblem(plans: readonly TypePlan[]): SchemaProblem | undefined {
  return plans.map(fieldProblem).find((problem) => problem !== undefined) ?? typeProblem(plans);
}

function fieldProblem(plan: TypePlan): SchemaProblem | undefined {
  const seen = new Map<string, string>();
  for (const { field, name, fieldName, kind } of plan.fields) {
    if (fieldName === '' || reservedFieldNames.includes(fieldName)) {
      const message = `The field “${field.id}” of “${plan.id}” has the reserved name “${fieldName}”.`;
      return { code: 'RESERVED_FIELD_NAME', message, contentTypeId: plan.id };
    }
    const lists = kind === 'assets' || kind === 'entries';
    for (const own of lists ? [fieldName, `${name}CursorCollection`] : [fieldName]) {
      const other = seen.get(own);
      if (other !== undefined) {
        const message = `The fields “${other}” and “${field.id}” of “${plan.id}” would both be called “${own}”.`;
        return { code: 'COLLIDING_FIELD_NAMES', message, contentTypeId: plan.id };
      }
      seen.set(own, field.id);
    }
  }
  return undefined;
}

function typeProblem(plans: readonly TypePlan[]): SchemaProblem | undefined {
  const owners = new Map<string, string>();
  for (const plan of plans) {
    for (const name of namesOfType(plan)) {
      const other = owners.get(name);
      if (other !== undefined) {
        const message = `The content types “${other}” and “${plan.id}” would both have the type name “${name}”.`;
        const details = { collidingContentTypeIds: [other, plan.id], resultingTypeName: name };
        return { code: 'COLLIDING_TYPE_NAMES', message, contentTypeId: plan.id, details };
      }
      owners.set(name, plan.id);
    }
  }
  return undefined;
}
