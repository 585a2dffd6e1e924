import { safeHref } from '../link/safe-href.ts';

/** A way to reach a helpline without a voice, or in another language, beside its telephone and email. */
export type Channel =
  | { readonly kind: 'chat' | 'sign language'; readonly url: string }
  /** A text message: "SHOUT to 85258". The word is undefined where any message will do. */
  | { readonly kind: 'text'; readonly word: string | undefined; readonly number: string }
  /** "interpreters", or the languages in which somebody answers. */
  | { readonly kind: 'languages'; readonly languages: string };

/** What a line of `channels` has to be. */
export const channelForm =
  '“chat: https://…”, “text: SHOUT to 85258”, “sign language: https://…” or “languages: interpreters”';

/**
 * Parses one line of a helpline's channels.
 * @param line a kind and a value, with a colon between them
 * @returns undefined for a line that is none of `channelForm`
 */
export function parseChannel(line: string): Channel | undefined {
  const [, kind, value = ''] = /^\s*([\w ]+?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  switch (kind?.toLowerCase()) {
    case 'chat':
    case 'sign language': {
      const url = value.startsWith('https://') ? safeHref(value) : undefined;
      return url === undefined ? undefined : { kind: kind.toLowerCase() as 'chat' | 'sign language', url };
    }
    case 'text': {
      const [, word, number] = /^(?:(\S+) to )?([\d ]{3,})$/.exec(value) ?? [];
      return number === undefined ? undefined : { kind: 'text', word, number };
    }
    case 'languages':
      return value === '' ? undefined : { kind: 'languages', languages: value };
    default:
      return undefined;
  }
}

/**
 * The address that begins a text message (RFC 5724).
 * @returns with the word in it; the `&` is what telephones by Apple expect, and what others ignore
 */
export function textHref({ word, number }: Extract<Channel, { kind: 'text' }>): string {
  const body = word === undefined ? '' : `?&body=${encodeURIComponent(word)}`;
  return `sms:${number.replaceAll(' ', '')}${body}`;
}
