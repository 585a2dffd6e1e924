import { colourPanes, outline, panesFor } from './stained-glass.ts';

interface StainedGlassProps {
  /** The seed, such as an event's slug: the same seed always gives the same window. */
  seed: string;
  width: number;
  height: number;
  /** The number of panes, 12 to 60; each adds some twenty bytes to the page. */
  panes: number;
  className: string;
}

const fills = ['fill-secondary', 'fill-tertiary', 'fill-tint', 'fill-glow'] as const;

/** A stained-glass window in the palette around it, in place of a photograph. It is decoration, hidden from screen readers. */
export function StainedGlass({ seed, width, height, panes, className }: StainedGlassProps) {
  const groups = colourPanes(seed, panesFor(seed, width, height, panes), fills.length);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`stroke-primary ${className}`}
      aria-hidden="true"
      focusable="false"
      strokeLinejoin="round"
    >
      {groups.map((group, at) => (
        <path key={fills[at]} className={fills[at]} d={outline(group)} />
      ))}
    </svg>
  );
}
