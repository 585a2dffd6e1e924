import type { Words } from '#languages/words.ts';
import { EmailLink, TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { Sentence } from '../../language/Sentence.tsx';
import { useRootData } from '../../loaders/page-data.ts';

/** Where nothing was found: whoever has the telephone knows. */
export function WhomToRing({ ring, write }: Pick<Words['find'], 'ring' | 'write'>) {
  const { telephone, email } = useRootData().church;
  return (
    <>
      {telephone && (
        <p className="mt-4">
          <Sentence text={ring} inserts={{ telephone: <TelephoneLink number={telephone} /> }} />
        </p>
      )}
      {email && (
        <p className="mt-4">
          <Sentence text={write} inserts={{ email: <EmailLink address={email} /> }} />
        </p>
      )}
    </>
  );
}
