import type { Poster } from '#domain/event/poster.ts';
import type { QrCode as Code } from '#domain/picture/qr-code.ts';
import { useWords } from '../../language/page-locale.ts';

interface QrCodeProps extends Code {
  /** The label: where the code leads. */
  label: string;
  className: string;
}

/** A QR code in ink on the field. It keeps its colours in forced-colours mode, since phones only read dark on light. */
export function QrCode({ size, path, label, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`bg-[var(--code-ground,var(--primary))] stroke-[var(--code,var(--secondary))] forced-color-adjust-none print:bg-[#fff] print:stroke-[#000] ${className}`}
    >
      <path d={path} />
    </svg>
  );
}

interface PosterCodeProps {
  poster: Poster;
  /** `small` for a sheet that people read close up. */
  size?: 'small' | 'large';
}

const sizes = {
  small: { row: 'gap-3', code: 'w-[18mm]', address: 'text-[9pt]' },
  large: { row: 'gap-6', code: 'w-[36mm]', address: 'text-[16pt] leading-tight' },
} as const;

/** The QR code and the address of the page, in print only. */
export function PosterCode({ poster, size = 'large' }: PosterCodeProps) {
  const { events } = useWords();
  const { row, code, address } = sizes[size];
  return (
    <div className={`hidden items-center print:order-6 print:flex print:break-inside-avoid ${row}`}>
      {poster.code && (
        <QrCode {...poster.code} label={events.code(poster.address)} className={`shrink-0 ${code}`} />
      )}
      <p className={`wrap-anywhere font-bold ${address}`}>{poster.address}</p>
    </div>
  );
}
