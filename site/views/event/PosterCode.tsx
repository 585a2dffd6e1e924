import type { Poster } from '#site/domain/poster.ts';
import { drawQrCode } from '#site/domain/qr-code-path.ts';
import { QrCode } from '#site/ui/QrCode/QrCode.tsx';

/** On paper only: the code and the address that lead from a poster back to this page. */
export function PosterCode({ poster }: { poster: Poster }) {
  const { size, path } = drawQrCode(poster.code);
  return (
    <div className="mt-6 hidden items-center gap-6 print:flex print:break-inside-avoid">
      <QrCode size={size} path={path} label={`QR code: ${poster.address}`} className="w-[40mm] shrink-0" />
      <p className="break-all font-bold text-lg">{poster.address}</p>
    </div>
  );
}
