import { mediaTypeOf } from '../assets/media-type.ts';
import { type AssetReading, readAsset } from '../assets/read-asset.ts';
import { type AssetBytes, versionOf } from '../assets/stored-file.ts';
import { type RecordedFile, textHash } from '../folder/import-record.ts';
import type { Asset, AssetFile, Localised } from '../model/space.ts';
import { isRecord } from '../text/json.ts';
import type { FindBytes } from './asset-bytes.ts';
import { recordUnwritten } from './unwritten.ts';
import type { WritePlace, Written } from './write-entry.ts';
import { yamlLines } from './write-field.ts';

export type WrittenAsset = Written & {
  /** The files that stand beside the YAML, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
};

type FilePlan = { readonly file: AssetFile; readonly name: string; readonly bytes: Buffer | undefined };

/** Writes an asset: its fields, and its files if they can be fetched. */
export async function writeAsset(
  asset: Asset,
  place: WritePlace,
  findBytes: FindBytes,
): Promise<WrittenAsset> {
  const plans = await planFiles(asset, findBytes);
  const files = new Map([...plans.values()].flatMap(({ name, bytes }) => (bytes ? [[name, bytes]] : [])));
  for (const text of [
    assetText(asset, plans, place),
    assetText({ ...asset, fields: {} }, new Map(), place),
  ]) {
    const reading = await read(text, asset, files, place);
    if (reading === undefined) continue;
    const record = {
      text: textHash(text),
      ...recordUnwritten(withServedFiles(asset, reading), reading.asset),
    };
    const origins = originsOf(plans, reading);
    return {
      text,
      files,
      record: Object.keys(origins).length === 0 ? record : { ...record, files: origins },
    };
  }
  throw new Error(`The asset ${asset.sys.id} cannot be written as a file.`);
}

async function planFiles(asset: Asset, findBytes: FindBytes): Promise<ReadonlyMap<string, FilePlan>> {
  const plans = new Map<string, FilePlan>();
  for (const [locale, file] of Object.entries<unknown>(asset.fields.file ?? {})) {
    if (!isFile(file)) continue;
    plans.set(locale, {
      file,
      name: diskName(asset.sys.id, locale, file, plans.size),
      bytes: await findBytes(file.url),
    });
  }
  return plans;
}

function isFile(value: unknown): value is AssetFile {
  return (
    isRecord(value) && ['url', 'fileName', 'contentType'].every((name) => typeof value[name] === 'string')
  );
}

/** A name that every system takes, and that no other asset has: its id, and the ending that says what it is. */
function diskName(id: string, locale: string, { fileName }: AssetFile, before: number): string {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase();
  const safe =
    ending === undefined || ['yaml', 'tmp', 'temp', 'bak', 'orig', 'part', 'swp', 'swx'].includes(ending);
  return `${id}${before === 0 ? '' : `.${locale}`}.${safe ? 'file' : ending}`;
}

function assetText(asset: Asset, plans: ReadonlyMap<string, FilePlan>, { locale, tags }: WritePlace): string {
  const byLocale = (value: (plan: FilePlan) => string | undefined) =>
    oneOrMore(
      Object.fromEntries(
        [...plans].flatMap(([code, plan]) => {
          const own = value(plan);
          return own === undefined ? [] : [[code, own]];
        }),
      ),
      locale,
    );
  const known = (asset.metadata?.tags ?? [])
    .map((tag) => tag.sys.id)
    .filter((id) => tags.some((tag) => tag.sys.id === id));
  const { archivedVersion, publishedVersion } = asset.sys;
  const members: Readonly<Record<string, unknown>> = {
    title: oneOrMore(asset.fields.title ?? {}, locale),
    description: oneOrMore(asset.fields.description ?? {}, locale),
    file: byLocale(({ bytes, name }) => (bytes === undefined ? undefined : name)),
    url: byLocale(({ bytes, file }) => (bytes === undefined ? file.url : undefined)),
    fileName: byLocale(({ file, name, bytes }) =>
      bytes && name === file.fileName ? undefined : file.fileName,
    ),
    contentType: byLocale(({ file }) =>
      mediaTypeOf(file.fileName) === file.contentType ? undefined : file.contentType,
    ),
    tags: known.length > 0 ? known : undefined,
    draft: archivedVersion === undefined && publishedVersion === undefined ? true : undefined,
    archived: archivedVersion === undefined ? undefined : true,
  };
  return Object.entries(members)
    .map(([name, value]) => (value === undefined ? '' : yamlLines(name, value)))
    .join('');
}

function oneOrMore(values: Localised, locale: string): unknown {
  const used = Object.keys(values);
  if (used.length === 0) return undefined;
  return used.length === 1 && used[0] === locale ? values[locale] : values;
}

/** The asset as it will be served: files that stand beside the YAML have addresses of this service. */
function withServedFiles(asset: Asset, reading: AssetReading): Asset {
  if (asset.fields.file === undefined) return asset;
  const served = reading.asset.fields.file ?? {};
  const file = Object.entries(asset.fields.file).map(([locale, own]): [string, AssetFile] => [
    locale,
    reading.files[locale] === undefined ? own : (served[locale] ?? own),
  ]);
  return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(file) } };
}

function originsOf(
  plans: ReadonlyMap<string, FilePlan>,
  { files }: AssetReading,
): Record<string, RecordedFile> {
  return Object.fromEntries(
    [...plans].flatMap(([locale, { file, bytes }]) =>
      bytes === undefined || files[locale] === undefined
        ? []
        : [[locale, { version: versionOf(bytes), file }]],
    ),
  );
}

async function read(
  text: string,
  { sys: { id } }: Asset,
  files: ReadonlyMap<string, Buffer>,
  place: WritePlace,
): Promise<AssetReading | undefined> {
  let readable = true;
  const reading = await readAsset(
    { id, text, changed: new Date(0) },
    {
      ...place,
      report: (_line, _message, kind) => {
        readable &&= kind !== undefined;
      },
      readFile: async (name): Promise<AssetBytes | undefined> => {
        const bytes = files.get(name);
        return bytes === undefined ? undefined : { path: name, bytes, changed: 0 };
      },
    },
  );
  return readable ? reading : undefined;
}
