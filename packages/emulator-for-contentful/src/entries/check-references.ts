import { mediaGroupOf } from '../assets/media-type.ts';
import { allowedContentTypes, type Bounds, linkValidations } from '../model/content-type.ts';
import type { Asset } from '../model/space.ts';
import { boundsText, within } from '../model/validate-value.ts';
import { either, nearestName, type Problem, quote } from '../text/content-fault.ts';
import type { Reference } from './read-entry.ts';

interface KnownEntities {
  /** The content type of every entry that has a file, even of one that is not served. */
  readonly entries: ReadonlyMap<string, string>;
  /** Every asset that has a file; undefined for one that is not served. */
  readonly assets: ReadonlyMap<string, Asset | undefined>;
}

/** Finds links to missing entities, and links to entities that the field does not allow. */
export function checkReferences(references: readonly Reference[], known: KnownEntities) {
  const missing: Problem[] = [];
  const wrong: Problem[] = [];
  for (const reference of references) {
    const { file, line, field, linkType, id } = reference;
    const place = { file, line, field: field.id, near: id };
    const targets = linkType === 'Entry' ? known.entries : known.assets;
    if (!targets.has(id)) missing.push({ ...place, message: missingTargetMessage(reference, targets) });
    else {
      const faults = linkType === 'Entry' ? typeFaults(reference, known) : assetFaults(reference, known);
      wrong.push(...faults.map((message) => ({ ...place, message })));
    }
  }
  return { missing, wrong };
}

function typeFaults({ field, id, inText }: Reference, known: KnownEntities): readonly string[] {
  const allowed = inText ? undefined : allowedContentTypes(field);
  const type = known.entries.get(id);
  if (allowed === undefined || type === undefined || allowed.includes(type)) return [];
  const rule = `must point to an entry of the type ${either(allowed)}`;
  return [`${quote(field.id)} ${rule}, but ${quote(id)} is of the type ${type}.`];
}

function assetFaults({ field, id }: Reference, known: KnownEntities): readonly string[] {
  const file = Object.values(known.assets.get(id)?.fields.file ?? {})[0];
  if (file === undefined) return [];
  const { size, image = {} } = file.details ?? {};
  const isOut = (value: number | undefined, bounds: Bounds | null | undefined): bounds is Bounds =>
    value !== undefined && bounds != null && !within(value, bounds);
  return linkValidations(field).flatMap((rule) => {
    const faults: string[] = [];
    const groups = rule.linkMimetypeGroup;
    if (groups !== undefined && !groups.includes(mediaGroupOf(file.contentType))) {
      const kind = `must be a file of the kind ${either(groups)}`;
      faults.push(`${quote(field.id)} ${kind}; ${quote(id)} is ${file.contentType}.`);
    }
    if (isOut(size, rule.assetFileSize)) {
      const bounds = boundsText(rule.assetFileSize);
      faults.push(`The file of ${quote(id)} must have ${bounds} bytes; it has ${size}.`);
    }
    for (const side of ['width', 'height'] as const) {
      const bounds = rule.assetImageDimensions?.[side];
      if (isOut(image[side], bounds))
        faults.push(`The ${side} of ${quote(id)} must be ${boundsText(bounds)} pixels, not ${image[side]}.`);
    }
    return rule.message && faults.length > 0 ? [`${quote(field.id)}: ${rule.message}`] : faults;
  });
}

function missingTargetMessage(
  { field, linkType, id }: Reference,
  known: ReadonlyMap<string, unknown>,
): string {
  const meant = nearestName(id, [...known.keys()]);
  const hint = meant === undefined ? '' : ` Did you mean ${quote(meant)}?`;
  return `${quote(field.id)} points to the ${linkType.toLowerCase()} ${quote(id)}, which does not exist.${hint}`;
}
