import { textHref } from '#domain/safeguarding/channels.ts';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { useWords } from '../../language/page-locale.ts';

type Reachable = Pick<Helpline, 'name' | 'language' | 'channels'> & { readonly email?: string | undefined };

/**
 * The ways to reach a helpline without a voice: short links, whose names say to a screen reader with whom. Paper has the addresses.
 * @param helpline with its email address, if that is to be among them
 */
export function WaysToWrite({ helpline }: { helpline: Reachable }) {
  const { ways } = useWords().safeguarding;
  const { name, language, channels, email } = helpline;
  const links = channels.flatMap((channel) => {
    if (channel.kind === 'languages') return [];
    return channel.kind === 'text'
      ? { href: textHref(channel), words: ways.text(channel), to: undefined, address: undefined }
      : { href: channel.url, ...ways[channel.kind], address: channel.url };
  });
  const mail = email ? [{ href: `mailto:${email}`, ...ways.email, address: email }] : [];
  return [...links, ...mail].map(({ href, words, to, address }) => (
    <a key={href + words} href={href} className="target inline-block font-medium">
      {words}
      {to && (
        <span className="sr-only">
          {` ${to} `}
          <span lang={language}>{name}</span>
        </span>
      )}
      {address && (
        <span className="hidden print:inline">{` (${address.replace(/^https:\/\/|\/$/g, '')})`}</span>
      )}
    </a>
  ));
}
