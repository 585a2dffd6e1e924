import type { Picture } from '../picture/picture.ts';
import type { Person } from './person.ts';
import type { PlaceAddress } from './place.ts';

/** A room, hall or church for hire, with what a hirer asks. Undefined means that the entry does not say. */
export interface Room {
  readonly id: string;
  readonly name: string;
  readonly place: PlaceAddress | undefined;
  readonly goodFor: string | undefined;
  /** How many people it holds. */
  readonly seated: number | undefined;
  readonly standing: number | undefined;
  readonly price: string;
  readonly deposit?: string | undefined;
  /** When everybody has to be out. */
  readonly endTime?: string | undefined;
  /** Whether it may be brought or sold. */
  readonly alcohol?: string | undefined;
  /** How to ask whether a day is free. */
  readonly freeDays?: string | undefined;
  /** What is in it. */
  readonly inside: readonly string[];
  readonly stepFree: string;
  readonly contact: Pick<Person, 'role' | 'name' | 'telephone' | 'email'> | undefined;
  readonly picture: Picture | undefined;
  /** The day on which somebody last checked these facts, `YYYY-MM-DD`; undefined if nobody has. */
  readonly lastChecked: string | undefined;
}

/** The texts of an enquiry by email, in the language of the page. */
interface EnquiryText {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** The address of an email with its subject and the questions to answer filled in (RFC 6068). */
export function enquiryHref(email: string, { subject, lines }: EnquiryText): string {
  const body = lines.map((line) => `${line}\r\n`).join('');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
