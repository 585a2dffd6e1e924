import type { Giving } from '#domain/church/giving.ts';
import type { QrCode as Code } from '#domain/picture/qr-code.ts';
import { QrCode } from '../../components/pictures/QrCode.tsx';
import { useWords } from '../../language/page-locale.ts';
import { ExternalLink } from '../../navigation/Link.tsx';

interface OnlineGivingProps {
  online: NonNullable<Giving['online']>;
  code: Code | undefined;
}

/**
 * Giving on the provider's site: by a link, or by a QR code that a phone reads from a wide screen or from paper. A phone
 * cannot point its camera at its own screen.
 */
export function OnlineGiving({ online, code }: OnlineGivingProps) {
  const { giving } = useWords();
  return (
    <div className="relative grid items-center gap-6 bg-tertiary p-5 sm-md:grid-cols-[1fr_auto]">
      <p className="max-w-text">
        <ExternalLink href={online.url} className="card-link font-bold text-xl">
          {giving.online(online.provider)}
        </ExternalLink>
        <span className="mt-2 block">{giving.otherWebsite}</span>
      </p>
      {code && (
        <figure className="grid w-44 max-w-full gap-2 max-sm-md:not-print:hidden">
          <QrCode {...code} label={giving.code(online.provider)} className="w-full" />
          <figcaption className="text-sm">{giving.pointCamera}</figcaption>
        </figure>
      )}
    </div>
  );
}
