import type { Picture } from '#domain/picture/picture.ts';

interface PictureCreditsProps {
  pictures: readonly (Picture | undefined)[];
  /** What they are the credits of, where that is not plain because the picture is not just above. */
  label?: string;
}

/** Who made pictures, in small words, each credit once. Nothing without credits. */
export function PictureCredits({ pictures, label }: PictureCreditsProps) {
  const credits = new Set(pictures.flatMap((picture) => picture?.credit ?? []));
  return (
    credits.size > 0 && (
      <p className="mt-2 text-sm print:hidden">
        {label && `${label}: `}
        {[...credits].join(' · ')}
      </p>
    )
  );
}
