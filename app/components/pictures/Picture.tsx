import type { Picture as ContentPicture } from '#domain/picture/picture.ts';
import { showPicture } from '#domain/picture/picture-files.ts';
import { useSharedBasePath } from '../../navigation/base-path.ts';

interface PictureProps {
  picture: ContentPicture;
  /** Its width in the page, as the `sizes` attribute (HTML, source size list). */
  sizes: string;
  /** True for the first picture on the page, which is fetched with high priority. All others are lazy. */
  first?: boolean | undefined;
  className?: string;
}

/** The `sizes` of a picture in the column of the words beside facts (`beside-facts` in utilities.css). */
export const besideFacts =
  '(min-width:96rem) 42rem,(min-width:76rem) calc(100vw - 47rem),(min-width:60rem) calc(100vw - 21rem),calc(100vw - 2rem)';

/** A picture from content, in the format and size that fit the reader's browser and window. */
export function Picture(props: PictureProps) {
  const { picture, sizes, first = false, className } = props;
  const { src, alt, width, height, sources, isDrawing } = showPicture(picture, useSharedBasePath());
  const image = (
    <img
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={isDrawing ? `w-full ${className ?? ''}` : className}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        // The `sizes` attribute is needed only for several widths.
        <source key={type} type={type} srcSet={srcSet} sizes={srcSet.includes(',') ? sizes : undefined} />
      ))}
      {image}
    </picture>
  );
}

interface PictureCreditsProps {
  pictures: readonly (ContentPicture | undefined)[];
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
