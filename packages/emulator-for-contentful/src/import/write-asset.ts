import { mediaTypeOf } from '../assets/media-type.ts';
import { type AssetReading, readAsset } from '../assets/read-asset.ts';
import { type RecordedFile, recordDifferences, textHash } from '../folder/import-record.ts';
import { type Asset, type AssetFile, type LocalesAndTags, withFiles } from '../model/space.ts';
import { type Problem, reportInto } from '../text/content-fault.ts';
import { defined, isRecord } from '../text/json.ts';
import type { FindBytes } from './asset-bytes.ts';
import type { Written } from './write-entry.ts';
import { stateLines, yamlLines } from './write-field.ts';

type WrittenAsset = Written & {
  readonly files: ReadonlyMap<string, Buffer>;
};

/** A file of an asset, its name on disk, and its bytes; undefined when it stays remote. */
interface FileOfLocale {
  readonly locale: string;
  readonly file: AssetFile;
  readonly name: string;
  readonly bytes: Buffer | undefined;
}

export async function writeAsset(
  asset: Asset,
  context: LocalesAndTags,
  findBytes: FindBytes,
): Promise<WrittenAsset> {
  const found = await filesOf(asset, findBytes);
  const files = new Map(found.flatMap(({ name, bytes }) => (bytes ? [[name, bytes]] : [])));
  const bare = { ...asset, fields: {} };
  for (const text of [assetText(asset, found, context), assetText(bare, [], context)]) {
    const reading = await read(text, asset, files, context);
    if (reading === undefined) continue;
    // Files in the assets folder will have URLs of this service.
    const served = withFiles(asset, (file, locale) =>
      reading.files[locale] === undefined ? file : (reading.asset.fields.file?.[locale] ?? file),
    );
    const origins = found.flatMap(({ locale, file }): [string, RecordedFile][] => {
      const stored = reading.files[locale];
      return stored === undefined ? [] : [[locale, { version: stored.version, file }]];
    });
    const record = {
      text: textHash(text),
      ...recordDifferences(served, reading.asset),
      ...(origins.length === 0 ? {} : { files: Object.fromEntries(origins) }),
    };
    return { text, files, record };
  }
  throw new Error(`The asset ${asset.sys.id} cannot be written as a file.`);
}

async function filesOf(asset: Asset, findBytes: FindBytes): Promise<readonly FileOfLocale[]> {
  const found: FileOfLocale[] = [];
  for (const [locale, file] of Object.entries<unknown>(asset.fields.file ?? {})) {
    if (!isFile(file)) continue;
    const name = diskName(`${asset.sys.id}${found.length === 0 ? '' : `.${locale}`}`, file);
    found.push({ locale, file, name, bytes: await findBytes(file.url) });
  }
  return found;
}

function isFile(value: unknown): value is AssetFile {
  return (
    isRecord(value) && ['url', 'fileName', 'contentType'].every((name) => typeof value[name] === 'string')
  );
}

/** A file name that is valid on every system and unique: the id of the asset, and the extension of the file. */
function diskName(stem: string, { fileName }: AssetFile): string {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase();
  const isReserved = /^(?:yaml|tmp|temp|bak|orig|part|swp|swx)$/.test(extension ?? 'yaml');
  return `${stem}.${isReserved ? 'file' : extension}`;
}

function assetText(asset: Asset, files: readonly FileOfLocale[], { locale, tags }: LocalesAndTags): string {
  const { title = {}, description = {} } = asset.fields;
  const byLocale = (value: (file: FileOfLocale) => string | undefined) =>
    defined(Object.fromEntries(files.map((file) => [file.locale, value(file)])));
  const members = {
    title,
    description,
    file: byLocale(({ bytes, name }) => bytes && name),
    url: byLocale(({ bytes, file }) => (bytes ? undefined : file.url)),
    fileName: byLocale(({ file, name, bytes }) =>
      bytes && name === file.fileName ? undefined : file.fileName,
    ),
    contentType: byLocale(({ file: { fileName, contentType } }) =>
      mediaTypeOf(fileName) === contentType ? undefined : contentType,
    ),
  };
  const lines = Object.entries(members).map(([name, values]) => {
    const [first, ...others] = Object.keys(values);
    if (first === undefined) return '';
    return yamlLines(name, first === locale && others.length === 0 ? values[first] : values);
  });
  return [...lines, ...stateLines(asset, tags)].join('');
}

async function read(
  text: string,
  { sys: { id } }: Asset,
  files: ReadonlyMap<string, Buffer>,
  context: LocalesAndTags,
): Promise<AssetReading | undefined> {
  const faults: Problem[] = [];
  const reading = await readAsset(
    { file: '', id, text, changed: new Date(0) },
    {
      ...context,
      report: reportInto(faults, '', true),
      readFile: async (name) => {
        const bytes = files.get(name);
        return bytes && { path: name, bytes, changed: 0 };
      },
    },
  );
  return faults.length === 0 ? reading : undefined;
}
