import { windowOutlines } from './outlines.ts';

interface WindowProps {
  /** What the window belongs to: the same seed always gives the same window. */
  seed: string;
  /** Grid units; the shape of the window. */
  width?: number;
  height?: number;
  /** 12 to 60; each costs some twenty bytes of the page. */
  panes?: number;
  className?: string;
}

const fills = ['fill-secondary', 'fill-tertiary', 'fill-tint', 'fill-glow'] as const;

/** A stained-glass window in the palette around it: the picture of whatever has no photograph. Decoration, so it is silent. */
export function Window({ seed, width = 120, height = 80, panes = 24, className }: WindowProps) {
  const outlines = windowOutlines({ seed, width, height, panes, colours: fills.length });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`stroke-primary ${className ?? ''}`}
      aria-hidden="true"
      focusable="false"
      strokeLinejoin="round"
    >
      {outlines.map((outline, at) => (
        <path key={fills[at]} className={fills[at]} d={outline} />
      ))}
    </svg>
  );
}
