import type { Picture } from '#domain/picture/picture.ts';

interface PictureCreditsProps {
  pictures: readonly (Picture | undefined)[];
}

/** Who made the pictures above it, in small words, each credit once. Nothing without credits. */
export function PictureCredits({ pictures }: PictureCreditsProps) {
  const credits = new Set(pictures.flatMap((picture) => picture?.credit ?? []));
  return credits.size > 0 && <p className="mt-2 text-sm print:hidden">{[...credits].join(' · ')}</p>;
}
