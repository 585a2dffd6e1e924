import {
  existsSync,
  globSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Entry, faultsIn, formatProblem, readContent, sourceAt } from 'emulator-for-contentful';
import type { Link } from '#cms/mappers/mapping.ts';
import { defaultLanguage, languageOf, languages } from '#domain/languages/language.ts';
import { contentModelFolder } from '#server/settings/content-folder.ts';
import { helplineChanges } from './helplines-of-needs.ts';
import { projectModel } from './migrate-space.ts';
import { timesOfToday, type Values, withFields, withOlderFields } from './older-fields.ts';

/** A change of one file of a content folder. */
export interface FileChange {
  readonly path: string;
  /** Undefined for a file that is deleted. */
  readonly text: string | undefined;
  /** For the person who runs the migration. */
  readonly what: string;
}

/**
 * Finds what a content folder of an earlier version needs. Of what a visitor sees it changes the first screen of Safeguarding only.
 * @throws with every fault when the folder cannot be read
 */
export async function folderChanges(folder: string): Promise<readonly FileChange[]> {
  return [
    ...ownModelChanges(folder),
    ...laterTexts(folder),
    ...helplineChanges(folder),
    ...(await olderFieldChanges(folder)),
  ];
}

/** Content types that the project has are no longer read from a folder; those of the church alone stay. */
function ownModelChanges(folder: string): readonly FileChange[] {
  const namesIn = (path: string) => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  const own = join(folder, 'model');
  // The demonstration's is the project's.
  if (resolve(own) === resolve(contentModelFolder)) return [];
  const ours = new Set(namesIn(contentModelFolder));
  return namesIn(own)
    .filter((name) => ours.has(name))
    .map((name) => ({
      path: join(own, name),
      text: undefined,
      what: 'deleted: the project has the content model',
    }));
}

/** A file of the contents that `church:new` writes, in the language of the church. */
function templateFile(folder: string, path: string, only?: 'de'): string {
  const { language } = parseJsonFile(join(folder, 'outage.json'));
  const own = only ?? languageOf(String(language ?? defaultLanguage));
  if (own === undefined)
    throw new Error(`In outage.json “language” must be one of ${languages.join(', ')}, not “${language}”.`);
  return readFileSync(new URL(`../church-new/templates/${own}/${path}`, import.meta.url), 'utf8');
}

function parseJsonFile(path: string): Readonly<Record<string, unknown>> {
  return existsSync(path) ? Object(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Texts without which the site does not start, or shows no safeguarding contacts, and which came after version 0.1. */
function laterTexts(folder: string): readonly FileChange[] {
  return [...outageChanges(folder), ...exitWordsChanges(folder), ...impressumChanges(folder)];
}

function outageChanges(folder: string): readonly FileChange[] {
  const path = join(folder, 'outage.json');
  if (!existsSync(path)) return [];
  const texts = parseJsonFile(path);
  if (typeof texts.staleNotice === 'string') return [];
  const { staleNotice } = JSON.parse(templateFile(folder, 'outage.json'));
  const text = `${JSON.stringify({ ...texts, staleNotice }, undefined, 2)}\n`;
  return [{ path, text, what: `staleNotice: ${staleNotice}` }];
}

function exitWordsChanges(folder: string): readonly FileChange[] {
  const path = 'entries/safeguarding/safeguarding-contacts.md';
  const file = join(folder, path);
  if (!existsSync(file)) return [];
  const own = readFileSync(file, 'utf8');
  const [words] = /^exitWords:.*\n(?:\s+.*\n)*/m.exec(templateFile(folder, path)) ?? [];
  if (words === undefined || /^exitWords:/m.test(own)) return [];
  return [{ path: file, text: own.replace(/^---\n/, `---\n${words}`), what: words.trimEnd() }];
}

/** The draft of the Impressum, which every church in Germany needs. */
function impressumChanges(folder: string): readonly FileChange[] {
  const textsOf = (type: string) =>
    globSync(join(folder, 'entries', type, '*.md')).map((file) => readFileSync(file, 'utf8'));
  const isGerman = textsOf('siteSettings').some((text) => /^country: *["']?DE\b/m.test(text));
  if (!isGerman || textsOf('page').some((text) => /^slug: *["']?impressum\b/m.test(text))) return [];
  const { title = '', city = '' } = parseJsonFile(join(folder, 'outage.json'));
  const draft = templateFile(folder, 'entries/page/impressum.md', 'de');
  const text = draft.replaceAll('{name}', String(title)).replaceAll('{place}', String(city));
  return [
    { path: join(folder, 'entries/page/impressum.md'), text, what: 'a draft of the Impressum (§ 5 DDG)' },
  ];
}

/** Entries of version 0.1 or 0.2 say in the fields of today what they said in fields that are no longer read. */
async function olderFieldChanges(folder: string): Promise<readonly FileChange[]> {
  using model = mkdtempDisposableSync(join(tmpdir(), 'older-model-'));
  for (const type of projectModel())
    writeFileSync(join(model.path, `${type.sys.id}.json`), JSON.stringify(withOlderFields(type)));
  const reading = await readContent(sourceAt(folder, model.path));
  if (!reading.ok) throw new Error(faultsIn(reading).map(formatProblem).join('\n'));
  const { entries, assets, locales } = reading.space;
  const locale = locales.find((each) => each.default)?.code ?? '';
  const valuesOf = ({ fields }: Pick<Entry, 'fields'>): Values =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value[locale]]));
  const described = entries.filter(({ sys }) => sys.contentType.sys.id === 'picture');
  return entries.flatMap((entry): readonly FileChange[] => {
    const type = entry.sys.contentType.sys.id;
    if (type !== 'eventPage' && type !== 'page') return [];
    const values = valuesOf(entry);
    const file = idOf(values.picture);
    const known = described.find((each) => idOf(valuesOf(each).file) === file)?.sys.id;
    const illustration = idOf(values.illustration) ?? known ?? `${file}-picture`;
    const changes = {
      ...timesOfToday(values),
      ...(file !== undefined && { illustration, picture: undefined }),
    };
    if (Object.keys(changes).length === 0) return [];
    const path = join(folder, 'entries', type, `${entry.sys.id}.md`);
    const what = Object.entries(changes).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
    const text = withFields(readFileSync(path, 'utf8'), changes);
    const change = { path, text, what: what.join('; ') || `without ${Object.keys(changes).join(', ')}` };
    const asset = assets.find(({ sys }) => sys.id === file);
    const isNew = asset !== undefined && illustration === `${file}-picture`;
    return isNew ? [change, newPicture(folder, illustration, asset.sys.id)] : [change];
  });
}

/** The entry of a picture that had none. Whether the people in it agreed is not known, so visitors do not see it until somebody says so. */
function newPicture(folder: string, id: string, file: string): FileChange {
  const text = `---\ntitle: ${file}\nfile: ${file}\nconsent: not everybody has agreed yet\n---\n`;
  const what = 'new, and hidden until you write who agreed (consent: everybody has agreed in writing)';
  return { path: join(folder, 'entries/picture', `${id}.md`), text, what };
}

const idOf = (link: unknown) => (link as Link | undefined)?.sys?.id;
