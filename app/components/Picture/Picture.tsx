interface PictureProps {
  /** The file for browsers that know none of the sources. */
  src: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Pixels of the original: its place is kept before it arrives. */
  width?: number | undefined;
  height?: number | undefined;
  /** By format, the better first, each with its sizes; none for what comes in one file only. */
  sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** True for lines that no size makes coarse: a drawing fills its place, a photograph is shown no larger than it is. */
  isDrawing: boolean;
  /** How wide it stands in the page, as media conditions and lengths (HTML, source size list). */
  sizes: string;
  /** True for the picture that is seen first: it is fetched before all others. The others wait until they are near. */
  first?: boolean | undefined;
  className?: string;
}

/** A picture from content, in the format and size that fit the reader's browser and window. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources, isDrawing, sizes, first = false, className } = props;
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
        // Sizes mean something only where there are several.
        <source key={type} type={type} srcSet={srcSet} sizes={srcSet.includes(',') ? sizes : undefined} />
      ))}
      {image}
    </picture>
  );
}
