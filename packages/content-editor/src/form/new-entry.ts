import type { ContentType } from 'emulator-for-contentful';
import { choicesOf, type EditorContext } from '../context.ts';
import {
  type EntryRecord,
  entryFile,
  isTaken as isFileTaken,
  isId,
  readEntries,
} from '../files/content-folder.ts';
import type { FieldValue } from '../files/entry-file.ts';
import { defaultOf, type FormType } from './form-type.ts';
import type { Values } from './submitted.ts';

/** A short name for files and addresses: "Crib service, 4pm" becomes "crib-service-4pm". */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'"“”]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
}

/** The values with the address that an entry had among its former ones, if its type has such. @param before undefined where nobody has seen it yet */
export function withFormerSlug(
  { fields }: ContentType,
  values: Values,
  before: FieldValue | undefined,
): Values {
  const { slug, formerSlugs = [] } = values;
  const keeps = fields.some(({ id }) => id === 'formerSlugs');
  if (!keeps || typeof before !== 'string' || before === slug) return values;
  const former = new Set([...[formerSlugs].flat(), before]);
  return { ...values, formerSlugs: [...former].filter((each) => each !== slug) };
}

/** The id of a new entry, which no other entry of the space has. */
export async function newId(context: EditorContext, type: FormType, values: Values): Promise<string> {
  const fields = type.hints.idFrom ?? [values.slug ? 'slug' : type.displayField];
  const texts = fields.map((field) => [values[field]].flat().join(' '));
  const base = slugOf(texts.join(' ')) || slugOf(type.name);
  return firstFree(base, async (id) => isId(id) && !(await isTaken(context, id)));
}

/** The first free one of `base`, `base-2`, `base-3` … */
export async function firstFree(
  base: string,
  isFree: (name: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (await isFree(name)) return name;
  }
}

async function isTaken({ folder, types }: EditorContext, id: string): Promise<boolean> {
  const taken = await Promise.all(types.map((type) => isFileTaken(folder, entryFile(type.sys.id, id))));
  return taken.includes(true);
}

/** The values of a new entry with an address, which is made from its title if nobody has written one, or of its kind for “主日崇拜”. */
export async function withSlug(context: EditorContext, type: FormType, values: Values): Promise<Values> {
  const title = slugOf([values[type.displayField]].flat().join(' '));
  const slug = type.fields.find(({ id }) => id === 'slug');
  const base = title || (slug?.required ? slugOf(type.hints.one) : '');
  if (slug === undefined || values.slug !== undefined || base === '') return values;
  const taken = (await choicesOf(context, type.sys.id)).map((choice) => choice.id);
  return { ...values, slug: await firstFree(base, (slug) => !taken.includes(slug)) };
}

/** What a new entry begins with: the defaults of the model, and the end of the list where each needs its place in one. */
export async function newValues(context: EditorContext, type: FormType): Promise<Values> {
  const defaults = Object.fromEntries(type.fields.map((field) => [field.id, defaultOf(field)]));
  if (!type.fields.some(({ id, required }) => id === 'order' && required)) return defaults;
  const entries = await readEntries(context.folder, [type]);
  const orders = entries.map(({ values }) => Number(values.order)).filter(Number.isFinite);
  return { ...defaults, order: String(Math.ceil((Math.max(0, ...orders) + 1) / 10) * 10) };
}

const year = /\b(?:19|20)\d{2}\b/;

/**
 * What a copy begins with: everything but its name and address, the days on which the old one was off, and what was said about them.
 * @returns the values, and the items that are left behind
 */
export function copiedValues(
  { hints }: FormType,
  { values }: Pick<EntryRecord, 'values'>,
): { readonly values: Values; readonly leftBehind: readonly string[] } {
  const left = ['slug', ...(hints.notCopied ?? [])];
  const leftBehind: string[] = [];
  const copied = Object.entries(values).flatMap(([field, value]) => {
    if (left.includes(field)) return [];
    if (!hints.notCopiedDates?.includes(field) || typeof value === 'string') return [[field, value] as const];
    leftBehind.push(...value.filter((item) => year.test(item)));
    return [[field, value.filter((item) => !year.test(item))] as const];
  });
  return { values: Object.fromEntries(copied), leftBehind };
}
