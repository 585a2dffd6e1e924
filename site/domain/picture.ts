/** A picture from content; `width` and `height` in pixels, so that its place is kept before it arrives. */
export interface Picture {
  readonly url: string;
  /** What the picture shows, for those who do not see it (WCAG 1.1.1). */
  readonly description: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}
