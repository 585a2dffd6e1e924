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
