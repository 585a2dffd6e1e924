import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { yamlLines } from 'emulator-for-contentful/folder';
import { entryText, parseEntry } from '#content-editor/entries';
import { colourRoles, defaultPalettes, paletteIndex } from '#domain/palette/palette.ts';
import { defaultLanguage, type Language, languageOf, languages } from '#languages/language.ts';
import { type ContentText, readContentNames, readContentText } from '../content-files.ts';
import { contentModelFolder } from '../content-folder.ts';
import { helplineChanges } from './helplines-of-needs.ts';
import { projectModel } from './migrate-space.ts';
import { changesInWords, timesOfToday, withOlderFields } from './older-fields.ts';

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
 * @throws for a file of the folder that is refused, or that cannot be read as an entry
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

/** Entries of version 0.1 or 0.2 say in the fields of today what they said in fields that are no longer read. */
async function olderFieldChanges(folder: string, texts: ContentTexts): Promise<readonly FileChange[]> {
  const assets = new Set(await readContentNames(folder, 'assets'));
  const pictures = entriesIn(folder, texts, 'picture').map(({ id, values }) => [values.file, id] as const);
  const described = new Map(pictures);
  return ['eventPage', 'page'].flatMap((typeId) =>
    entriesIn(folder, texts, typeId).flatMap(({ path, type, text, values }): readonly FileChange[] => {
      const { picture } = values;
      const isNew = picture !== undefined && !values.illustration && !described.has(picture);
      const illustration = String(values.illustration ?? described.get(picture) ?? `${picture}-picture`);
      const changes = { ...timesOfToday(values), ...(picture && { illustration, picture: undefined }) };
      if (Object.keys(changes).length === 0) return [];
      const change = {
        path,
        text: entryText(type, { text, values }, changes),
        what: changesInWords(changes, '; '),
      };
      return isNew && assets.has(`${picture}.yaml`)
        ? [change, newPicture(illustration, String(picture))]
        : [change];
    }),
  );
}

/** The entries of a type in a folder, and their translations, as a form shows them. @throws for one that no form could show */
function entriesIn(folder: string, texts: ContentTexts, typeId: string) {
  const [type] = projectModel()
    .filter(({ sys }) => sys.id === typeId)
    .map(withOlderFields);
  return [...texts].flatMap(([path, { text }]) => {
    if (type === undefined || dirname(path) !== `entries/${typeId}`) return [];
    const { id, values, unreadable } = parseEntry(type, basename(path, '.md'), text);
    if (unreadable !== undefined) throw new Error(`${join(folder, path)}: ${unreadable}`);
    return [{ path, id, type, text, values }];
  });
}

/** The entry of a picture that had none. Whether the people in it agreed is not known, so visitors do not see it until somebody says so. */
function newPicture(id: string, file: string): FileChange {
  const text = `---\ntitle: ${file}\nfile: ${file}\nconsent: not everybody has agreed yet\n---\n`;
  const what = 'new, and hidden until you write who agreed (consent: everybody has agreed in writing)';
  return { path: `entries/picture/${id}.md`, text, what };
}
