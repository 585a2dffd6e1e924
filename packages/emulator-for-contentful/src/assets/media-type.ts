/** The media types of files, by their extensions. */
const mediaTypes = new Map(
  `avif image/avif, csv text/csv, doc application/msword,
  docx application/vnd.openxmlformats-officedocument.wordprocessingml.document, gif image/gif, ics text/calendar,
  jpeg image/jpeg, jpg image/jpeg, json application/json, m4a audio/mp4, md text/markdown, mp3 audio/mpeg, mp4 video/mp4,
  ogg audio/ogg, pdf application/pdf, png image/png,
  pptx application/vnd.openxmlformats-officedocument.presentationml.presentation, svg image/svg+xml, txt text/plain,
  vtt text/vtt, wav audio/wav, webm video/webm, webp image/webp,
  xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, zip application/zip`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [extension: string, mediaType: string]),
);

/** The media type of a file by its extension; `application/octet-stream` for an unknown one. */
export function mediaTypeOf(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return mediaTypes.get(extension) ?? 'application/octet-stream';
}

const groups: Readonly<Record<string, readonly string[]>> = {
  archive: ['zip'],
  code: ['json'],
  markup: ['md'],
  pdfdocument: ['pdf'],
  plaintext: ['txt'],
  presentation: ['pptx'],
  richtext: ['doc', 'docx'],
  spreadsheet: ['csv', 'xlsx'],
};

/** Contentful's group of a media type, as `linkMimetypeGroup` names it. */
export function mediaGroupOf(mediaType: string): string {
  const [kind = ''] = mediaType.split('/');
  if (['image', 'audio', 'video'].includes(kind)) return kind;
  const hasType = (extension: string) => mediaTypes.get(extension) === mediaType;
  return Object.keys(groups).find((group) => groups[group]?.some(hasType)) ?? 'attachment';
}
