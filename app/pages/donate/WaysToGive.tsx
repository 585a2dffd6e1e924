import type { Giving, WayToGive } from '#domain/church/giving.ts';
import type { QrCode as Code } from '#domain/picture/qr-code.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { QrCode } from '../../components/pictures/QrCode.tsx';
import { useWords } from '../../language/page-locale.ts';
import { ExternalLink } from '../../navigation/Link.tsx';

interface WayOnlineProps extends Omit<WayToGive, 'summary'> {
  /** What it is for; the usual way says nothing. */
  summary?: string | undefined;
  code: Code | undefined;
  /** The code in words. */
  label: string;
}

/**
 * A way to give on a provider's site: by a link, or by a QR code that a phone reads from a wide screen or from paper. A phone
 * cannot point its camera at its own screen.
 */
export function WayOnline({ url, title, summary, code, label }: WayOnlineProps) {
  const { giving } = useWords();
  return (
    <li className="relative grid items-center gap-6 bg-tertiary p-5 sm-md:grid-cols-[1fr_auto]">
      <p className="max-w-text">
        <ExternalLink href={url} className="card-link font-bold text-xl">
          {title}
        </ExternalLink>
        {summary && <span className="mt-2 block">{summary}</span>}
        <span className="mt-2 block">{giving.otherWebsite}</span>
      </p>
      {code && (
        <figure className="grid w-44 max-w-full gap-2 max-sm-md:not-print:hidden">
          <QrCode {...code} label={label} className="w-full" />
          <figcaption className="text-sm">{giving.pointCamera}</figcaption>
        </figure>
      )}
    </li>
  );
}

/** The bank account, with a button to copy each value; how to verify it; how to give every month, and once. */
export function BankDetails({ giving }: { giving: Giving }) {
  const words = useWords().giving;
  const { bank, regularWords, onceWords, bankSafety } = giving;
  return (
    <>
      <dl className="filled-cards">
        <BankFact name={words.accountName} value={bank.accountName} />
        {bank.iban && <BankFact name={words.iban} value={bank.iban} />}
        {bank.sortCode && <BankFact name={words.sortCode} value={bank.sortCode} />}
        {bank.accountNumber && <BankFact name={words.accountNumber} value={bank.accountNumber} />}
        <BankFact name={words.reference} value={bank.reference} />
      </dl>
      {bankSafety && <p className="mt-6 max-w-text font-bold">{bankSafety}</p>}
      <div className="mt-8 grid gap-x-12 gap-y-6 empty:hidden @min-[40rem]:grid-cols-2">
        {regularWords && <Way title={words.monthly} text={regularWords} />}
        {onceWords && <Way title={words.once} text={onceWords} />}
      </div>
    </>
  );
}

function BankFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid content-start gap-2 bg-tertiary p-5">
      <dt className="text-sm">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <span className="font-bold text-xl tabular-nums">{value}</span>
        <CopyButton value={value} name={name} />
      </dd>
    </div>
  );
}

function Way({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="mb-2 font-bold text-lg">{title}</h3>
      <p className="max-w-text">{text}</p>
    </div>
  );
}
