interface QrCodeProps {
  /** Width and height of the square, in modules. */
  size: number;
  /** SVG path data of a line, one module wide, through the dark modules. */
  path: string;
  /** The label: where the code leads. */
  label: string;
  className: string;
}

/**
 * A QR code in ink on the field. It keeps its colours in forced-colours mode, since phones only read dark on light.
 */
export function QrCode({ size, path, label, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`bg-primary stroke-secondary forced-color-adjust-none print:bg-[#fff] print:stroke-[#000] ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
