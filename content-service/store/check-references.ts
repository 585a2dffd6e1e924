import { allowedContentTypes, type ContentType, linkValidations } from './content-type.ts';
import { mediaGroupOf } from './media-type.ts';
import { nearestName } from './nearest-name.ts';
import { either, type Problem, quote } from './problem.ts';
import type { EntryReading, Reference } from './read-entry.ts';
import type { Asset, Entry } from './space.ts';
import { boundsText, within } from './validate-value.ts';

export type KnownEntities = {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly assets: ReadonlyMap<string, Asset>;
};

/** Holds every link against what it points to: it must exist and be of an allowed kind. */
export function checkReferences(references: readonly Reference[], known: KnownEntities): readonly Problem[] {
  return references.flatMap((reference) => {
    const sentences =
      reference.linkType === 'Entry' ? entryFaults(reference, known) : assetFaults(reference, known);
    return sentences.map((message) => ({ file: reference.file, line: reference.line, message }));
  });
}

function entryFaults({ field, id, inText }: Reference, known: KnownEntities): readonly string[] {
  const target = known.entries.get(id);
  if (target === undefined) return [missing(`${quote(field.id)} points to the entry`, id, known.entries)];
  const allowed = inText ? undefined : allowedContentTypes(field);
  const type = target.sys.contentType.sys.id;
  if (allowed === undefined || allowed.includes(type)) return [];
  return [
    `${quote(field.id)} must point to an entry of the type ${either(allowed)}, but ${quote(id)} is of the type ${type}.`,
  ];
}

function assetFaults({ field, id }: Reference, known: KnownEntities): readonly string[] {
  const target = known.assets.get(id);
  if (target === undefined) return [missing(`${quote(field.id)} points to the asset`, id, known.assets)];
  const file = Object.values(target.fields.file ?? {})[0];
  if (file === undefined) return [];
  return linkValidations(field).flatMap((rule) => {
    const faults: string[] = [];
    const groups = rule.linkMimetypeGroup;
    if (groups !== undefined && !groups.includes(mediaGroupOf(file.contentType))) {
      faults.push(
        `${quote(field.id)} must be a file of the kind ${either(groups)}; ${quote(id)} is ${file.contentType}.`,
      );
    }
    const size = file.details?.size;
    if (rule.assetFileSize !== undefined && size !== undefined && !within(size, rule.assetFileSize)) {
      faults.push(
        `The file of ${quote(id)} must have ${boundsText(rule.assetFileSize)} bytes; it has ${size}.`,
      );
    }
    for (const side of ['width', 'height'] as const) {
      const bounds = rule.assetImageDimensions?.[side];
      const pixels = file.details?.image?.[side];
      if (bounds != null && pixels !== undefined && !within(pixels, bounds)) {
        faults.push(`The ${side} of ${quote(id)} must be ${boundsText(bounds)} pixels, not ${pixels}.`);
      }
    }
    return rule.message === undefined || faults.length === 0
      ? faults
      : [`${quote(field.id)}: ${rule.message}`];
  });
}

function missing(what: string, id: string, known: ReadonlyMap<string, unknown>): string {
  const meant = nearestName(id, [...known.keys()]);
  return `${what} ${quote(id)}, which does not exist.${meant === undefined ? '' : ` Did you mean ${quote(meant)}?`}`;
}

/** An entry together with the file it came from. What is as an import brought it is not blamed. */
export type FiledEntry = EntryReading & { readonly file: string; readonly imported: boolean };

/** Reports values that must be unique among the published entries of their type but stand in two of them. */
export function checkUnique(
  types: readonly ContentType[],
  entries: readonly FiledEntry[],
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const type of types) {
    const own = entries
      .filter(
        ({ entry: { sys } }) => sys.contentType.sys.id === type.sys.id && sys.publishedVersion !== undefined,
      )
      .toSorted((a, b) => Number(b.imported) - Number(a.imported));
    for (const field of type.fields.filter((one) => one.validations.some((rule) => rule.unique === true))) {
      const seen = new Map<string, string>();
      for (const { entry, file, lines, imported } of own) {
        for (const value of Object.values(entry.fields[field.id] ?? {})) {
          const key = JSON.stringify(value);
          const other = seen.get(key);
          if (other === undefined) seen.set(key, file);
          else if (!imported && other !== file) {
            const message = `${quote(field.id)} must be different in every ${quote(type.name)}, but ${other} also has ${quote(value)}.`;
            problems.push({ file, line: lines.get(field.id) ?? 1, message });
          }
        }
      }
    }
  }
  return problems;
}
