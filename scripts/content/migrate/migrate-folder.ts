import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Entry, faultsIn, formatProblem, readContent, sourceAt } from 'emulator-for-contentful';
import { yamlLines } from 'emulator-for-contentful/folder';
import type { Link } from '#cms/mappers/mapping.ts';
import { entryText, parseEntry } from '#content-editor/entries';
import { colourRoles, defaultPalettes, paletteIndex } from '#domain/palette/palette.ts';
import { defaultLanguage, type Language, languageOf, languages } from '#languages/language.ts';
import { type ContentText, readContentNames, readContentText } from '../content-files.ts';
import { contentModelFolder } from '../content-folder.ts';
import { helplineChanges } from './helplines-of-needs.ts';
import { projectModel } from './migrate-space.ts';
import { changesInWords, timesOfToday, type Values, withOlderFields } from './older-fields.ts';

/** A change of one file of a content folder. */
export interface FileChange {
  /** Within the folder, with slashes. */
  readonly path: string;
  /** Undefined for a file that is deleted. */
  readonly text: string | undefined;
  /** For the person who runs the migration. */
  readonly what: string;
}

/** The texts of a content folder by their paths within it: its entries, `outage.json` and `palettes.json`. */
export type ContentTexts = ReadonlyMap<string, ContentText>;

/**
 * Finds what a content folder of an earlier version needs. Of what a visitor sees it changes the first screen of Safeguarding only.
 * @throws with every fault when the folder cannot be read, and for each file of it that is refused
 */
export async function folderChanges(folder: string): Promise<readonly FileChange[]> {
  const texts = await readTexts(folder);
  const changes = [
    ...(await ownModelChanges(folder)),
    ...laterTexts(folder, texts),
    ...paletteChanges(folder, texts),
    ...helplineChanges(folder, texts),
    ...(await olderFieldChanges(folder, texts)),
  ];
  const older = changes.find(({ path }) => (texts.get(path)?.encoding ?? 'utf-8') !== 'utf-8');
  if (older === undefined) return changes;
  throw new Error(
    `${join(folder, older.path)}: The file is not UTF-8, but ${texts.get(older.path)?.encoding}. Save it as UTF-8, and look at its £, dashes, quotation marks and accents; then migrate again.`,
  );
}

async function readTexts(folder: string): Promise<ContentTexts> {
  const paths = ['outage.json', 'palettes.json'];
  for (const type of await readContentNames(folder, 'entries'))
    for (const name of await readContentNames(folder, `entries/${type}`))
      if (name.endsWith('.md')) paths.push(`entries/${type}/${name}`);
  const texts = new Map<string, ContentText>();
  for (const path of paths) {
    const text = await readContentText(folder, path);
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

/** Content types that the project has are no longer read from a folder; those of the church alone stay. */
async function ownModelChanges(folder: string): Promise<readonly FileChange[]> {
  // The demonstration's is the project's.
  if (resolve(folder, 'model') === resolve(contentModelFolder)) return [];
  const ours = new Set(readdirSync(contentModelFolder));
  const what = 'deleted: the project has the content model';
  const names = (await readContentNames(folder, 'model')).filter((name) => ours.has(name));
  return names.map((name) => ({ path: `model/${name}`, text: undefined, what }));
}

function jsonIn(folder: string, texts: ContentTexts, path: string): Json {
  try {
    return Object(JSON.parse(texts.get(path)?.text ?? '{}'));
  } catch {
    throw new Error(`${join(folder, path)} is not JSON.`);
  }
}

/** A file of the contents that `church:new` writes, in the language of the church if not in another. */
type Template = (path: string, language?: Language) => string;

type Json = Readonly<Record<string, unknown>>;

/** Texts without which the site does not start, or shows no safeguarding contacts, and which came after version 0.1. */
function laterTexts(folder: string, texts: ContentTexts): readonly FileChange[] {
  const outage = jsonIn(folder, texts, 'outage.json');
  const { language = defaultLanguage } = outage;
  const own = languageOf(String(language));
  if (own === undefined)
    throw new Error(`In outage.json “language” must be one of ${languages.join(', ')}, not “${language}”.`);
  const template: Template = (path, of = own) =>
    readFileSync(new URL(`../../church-new/templates/${of}/${path}`, import.meta.url), 'utf8');
  return [
    ...(texts.has('outage.json') && typeof outage.staleNotice !== 'string'
      ? [staleNotice(outage, template)]
      : []),
    ...exitWordsChanges(texts, template),
    ...impressumChanges(outage, texts, template),
  ];
}

function staleNotice(outage: Json, template: Template): FileChange {
  const path = 'outage.json';
  const { staleNotice } = JSON.parse(template(path));
  const text = `${JSON.stringify({ ...outage, staleNotice }, undefined, 2)}\n`;
  return { path, text, what: `staleNotice: ${staleNotice}` };
}

function exitWordsChanges(texts: ContentTexts, template: Template): readonly FileChange[] {
  const path = 'entries/safeguarding/safeguarding-contacts.md';
  const own = texts.get(path)?.text;
  const [words] = /^exitWords:.*\n(?:\s+.*\n)*/m.exec(template(path)) ?? [];
  if (own === undefined || words === undefined || /^exitWords:/m.test(own)) return [];
  return [{ path, text: own.replace(/^---\r?\n/, `$&${words}`), what: words.trimEnd() }];
}

/** The draft of the Impressum, which every church in Germany needs. */
function impressumChanges(outage: Json, texts: ContentTexts, template: Template): readonly FileChange[] {
  const { title = '', city = '' } = outage;
  const path = 'entries/page/impressum.md';
  const has = (type: string, words: RegExp) =>
    texts.entries().some(([each, { text }]) => each.startsWith(`entries/${type}/`) && words.test(text));
  const isGerman = has('siteSettings', /^country: *["']?DE\b/m);
  if (!isGerman || has('page', /^slug: *["']?impressum\b/m)) return [];
  const text = template(path, 'de').replaceAll('{name}', String(title)).replaceAll('{place}', String(city));
  return [{ path, text, what: 'a draft of the Impressum (§ 5 DDG)' }];
}

/** The colours of `palettes.json`, with which the site was built until version 0.3, are now in the settings; those of the site need not be. */
function paletteChanges(folder: string, texts: ContentTexts): readonly FileChange[] {
  const path = 'palettes.json';
  const settings = [...texts.keys()].find((each) => each.startsWith('entries/siteSettings/'));
  if (!texts.has(path) || settings === undefined) return [];
  const own = Object.entries(jsonIn(folder, texts, path)).flatMap(([index, palette]) => {
    const colours = colourRoles.map((role) => [role, Object(Object(palette)[role]).value] as const);
    const site = defaultPalettes[paletteIndex(Number(index))];
    return colours.every(([role, value]) => value === site[role])
      ? []
      : [[index, Object.fromEntries(colours)]];
  });
  const removed = { path, text: undefined, what: 'deleted: colours are in the settings' };
  if (own.length === 0) return [removed];
  const lines = yamlLines('palettes', Object.fromEntries(own));
  const text = texts.get(settings)?.text.replace(/^---\r?\n/, `$&${lines}`);
  return [{ path: settings, text, what: lines.trimEnd() }, removed];
}

/**
 * Entries of version 0.1 or 0.2 say in the fields of today what they said in fields that are no longer read. The content service reads
 * them, as it did then: “5 July 2027” is a day to it too.
 */
async function olderFieldChanges(folder: string, texts: ContentTexts): Promise<readonly FileChange[]> {
  const model = new Map(projectModel().map((type) => [type.sys.id, withOlderFields(type)]));
  using older = mkdtempDisposableSync(join(tmpdir(), 'older-model-'));
  for (const [id, type] of model) writeFileSync(join(older.path, `${id}.json`), JSON.stringify(type));
  const reading = await readContent(sourceAt(folder, older.path));
  if (!reading.ok) throw new Error(faultsIn(reading).map(formatProblem).join('\n'));
  const { entries, assets, locales } = reading.space;
  const locale = locales.find((each) => each.default)?.code ?? '';
  const valuesOf = ({ fields }: Pick<Entry, 'fields'>): Values =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value[locale]]));
  const ofType = (typeId: string) => entries.filter(({ sys }) => sys.contentType.sys.id === typeId);
  const described = new Map(ofType('picture').map((entry) => [idOf(valuesOf(entry).file), entry.sys.id]));
  return [...ofType('eventPage'), ...ofType('page')].flatMap((entry): readonly FileChange[] => {
    const { id, contentType } = entry.sys;
    const type = model.get(contentType.sys.id);
    const values = valuesOf(entry);
    const file = idOf(values.picture);
    const illustration = idOf(values.illustration) ?? described.get(file) ?? `${file}-picture`;
    const changes = { ...timesOfToday(values), ...(file && { illustration, picture: undefined }) };
    if (type === undefined || Object.keys(changes).length === 0) return [];
    const path = `entries/${type.sys.id}/${id}.md`;
    const text = entryText(type, parseEntry(type, id, texts.get(path)?.text ?? ''), changes);
    const change = { path, text, what: changesInWords(changes, '; ') };
    const isNew = illustration === `${file}-picture` && assets.some(({ sys }) => sys.id === file);
    return isNew && file ? [change, newPicture(illustration, file)] : [change];
  });
}

const idOf = (link: unknown) => (link as Link | undefined)?.sys?.id;

/** The entry of a picture that had none. Whether the people in it agreed is not known, so visitors do not see it until somebody says so. */
function newPicture(id: string, file: string): FileChange {
  const text = `---\ntitle: ${file}\nfile: ${file}\nconsent: not everybody has agreed yet\n---\n`;
  const what = 'new, and hidden until you write who agreed (consent: everybody has agreed in writing)';
  return { path: `entries/picture/${id}.md`, text, what };
}
