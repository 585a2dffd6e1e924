import { imageSize } from 'image-size';
import { decodeText } from '../folder/text-encoding.ts';
import { maxPixels } from '../images/image-options.ts';
import type { AssetFile, LocalesAndTags, Localised } from '../model/space.ts';
import { quote, type Report, readable } from '../text/content-fault.ts';
import { isMapOf, keyOf, type LocatedYaml, plainValue } from '../text/yaml.ts';
import { mediaTypeOf } from './media-type.ts';
import { type AssetBytes, assetUrl, type StoredFile, storedFile } from './stored-file.ts';

export type AssetContext = LocalesAndTags & {
  /** Reads a file in the same folder as the YAML; undefined when there is none, a sentence when it cannot be read. */
  readonly readFile: (name: string) => Promise<AssetBytes | undefined | string>;
  readonly report: Report;
};

/** Reads a text by locale: a plain text belongs to the default locale, a mapping is `{en-GB: …, de: …}`. */
export function textsByLocale(
  key: string,
  yaml: LocatedYaml,
  { locale, locales }: AssetContext,
): Localised<string> | undefined {
  const node = yaml.root?.get(key, true);
  if (isMapOf(locales, node)) {
    return Object.fromEntries(node.items.map((item) => [keyOf(item), String(plainValue(item.value) ?? '')]));
  }
  const value = plainValue(node);
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' ? undefined : { [locale]: text };
}

interface FileOfLocale {
  readonly locale: string;
  readonly file: AssetFile;
  /** Undefined when only a `url` is given. */
  readonly stored: StoredFile | undefined;
}

/**
 * Reads the files of an asset: `file` names a file in the same folder, `url` is the address of a remote file.
 * @returns undefined when one of them is invalid, which is reported
 */
export async function readFiles(
  id: string,
  yaml: LocatedYaml,
  context: AssetContext,
): Promise<readonly FileOfLocale[] | undefined> {
  const texts = (key: string) => textsByLocale(key, yaml, context) ?? {};
  const [fileNames, types] = [texts('fileName'), texts('contentType')];
  const found = Object.entries(texts('url')).map(([locale, url]): FileOfLocale => {
    const fileName = fileNames[locale] ?? fileNameIn(url);
    const contentType = types[locale] ?? mediaTypeOf(fileName);
    return { locale, stored: undefined, file: { url, fileName, contentType } };
  });
  if (found.some(({ file }) => !/^(?:https?:)?\/\/[^/]/.test(file.url)))
    return context.report(yaml.lineAt(['url']), '“url” must begin with https:// or http://.');
  for (const [locale, name] of Object.entries(texts('file'))) {
    const read = await context.readFile(name);
    if (typeof read !== 'object') {
      const why = read === undefined ? 'is not in the assets folder.' : `cannot be used. ${read}`;
      return context.report(yaml.lineAt(['file']), `The file ${quote(name)} ${why}`);
    }
    const stored = storedFile(id, fileNames[locale] ?? name, read, types[locale]);
    if (!isWhatItSays(read.bytes, stored.contentType)) {
      const kind = stored.contentType === 'application/pdf' ? 'PDF' : 'picture for the web';
      const message = `The file ${quote(name)} is no ${kind}, not whole, or too large. Save it as one in a program that shows it: its name alone changes nothing.`;
      context.report(yaml.lineAt(['file']), message, readable);
    }
    found.push({ locale, stored, file: assetFile(stored, read.bytes) });
  }
  return found;
}

function fileNameIn(url: string): string {
  const last = /([^/?#]*)(?:[?#].*)?$/.exec(url)?.[1] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function assetFile(stored: StoredFile, bytes: Buffer): AssetFile {
  const { fileName, contentType, size } = stored;
  const image = sizeOf(bytes, contentType);
  return {
    url: assetUrl(stored),
    fileName,
    contentType,
    details: { size, ...(image === undefined ? {} : { image }) },
  };
}

/** Whether the bytes of a picture or a PDF are one: a file that is empty, half copied, of another kind than its name, or too large is not. */
function isWhatItSays(bytes: Buffer, contentType: string): boolean {
  if (contentType === 'application/pdf') return bytes.includes('%PDF-');
  if (contentType === 'image/svg+xml')
    return /<(?:\w+:)?svg\b[\s\S]*(?:\/>|<\/(?:\w+:)?svg\s*>)/.test(decodeText(bytes).text);
  return !contentType.startsWith('image/') || sizeOf(bytes, contentType) !== undefined;
}

/**
 * Width and height in pixels, as the picture is shown: a photograph taken with the camera on its side is stored lying down,
 * with an EXIF orientation of 5 to 8 (CIPA DC-008, "Orientation"), and its rendered sizes are rotated upright.
 */
function sizeOf(bytes: Buffer, contentType: string): { width: number; height: number } | undefined {
  if (!contentType.startsWith('image/')) return undefined;
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    // Few browsers show the HEIC of telephones; a JPEG has its end, and a PNG has one, after what is to be seen.
    if (!(width > 0 && height > 0) || type === 'heic' || type === 'heif') return undefined;
    if (type !== 'svg' && width * height > maxPixels) return undefined;
    const lastOf = (marker: string) => bytes.lastIndexOf(marker, bytes.length, 'latin1');
    if (type === 'jpg' && lastOf('\xff\xd9') < lastOf('\xff\xda')) return undefined;
    if (type === 'png' && lastOf('IEND') === -1) return undefined;
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch {
    return undefined;
  }
}
