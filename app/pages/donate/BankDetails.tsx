import type { Giving } from '#domain/church/giving.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { useWords } from '../../language/page-locale.ts';

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
      <div className="mt-8 grid gap-x-12 gap-y-6 @min-[34rem]:grid-cols-2">
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
