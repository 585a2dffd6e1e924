import { textHref } from '#domain/safeguarding/channels.ts';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';

interface WaysToWriteProps {
  /** With its email address and website, if they are to be among them. */
  helpline: Pick<Helpline, 'name' | 'language' | 'channels'> & Partial<Pick<Helpline, 'email' | 'url'>>;
  /** How many of them; all when left out. */
  most?: number;
  /** The space that each leaves above and below itself: as tall as a finger, they may overlap the words around them. */
  className: string;
}

/** The ways to reach a helpline without a voice: short links, which name it to screen readers. Paper has the addresses. */
export function WaysToWrite({ helpline, most, className }: WaysToWriteProps) {
  const { ways } = useWords().safeguarding;
  const { name, language, channels, email, url } = helpline;
  const links = channels.flatMap((channel) => {
    if (channel.kind === 'languages') return [];
    return channel.kind === 'text'
      ? { href: textHref(channel), words: ways.text(channel), to: undefined, address: undefined }
      : { href: channel.url, ...ways[channel.kind], address: channel.url };
  });
  const mail = email ? [{ href: `mailto:${email}`, ...ways.email, address: email }] : [];
  const site = url ? [{ href: url, ...ways.url, address: url }] : [];
  return [...links, ...mail, ...site].slice(0, most).map(({ href, words, to, address }) => (
    <span key={href + words}>
      <a href={href} className={`target inline-block font-medium ${className}`}>
        {words}
        {to && (
          <span className="sr-only">
            {` ${to} `}
            <span lang={language}>{name}</span>
          </span>
        )}
      </a>
      {address && (
        <span className="hidden print:inline">{` (${address.replace(/^https:\/\/|\/$/g, '')})`}</span>
      )}
    </span>
  ));
}

/** Whom to ring when nobody else answers; nothing without a line that is always open. */
export function IfNobodyAnswers({ line }: { line: Helpline | undefined }) {
  const { safeguarding } = useWords();
  return (
    line?.telephone && (
      <p className="mt-2 text-sm">
        <Sentence
          text={safeguarding.ifNobodyAnswers}
          inserts={{
            name: <span lang={line.language}>{line.name}</span>,
            number: <TelephoneLink number={line.telephone} className="font-bold tabular-nums" />,
          }}
        />
      </p>
    )
  );
}
