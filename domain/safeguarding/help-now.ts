import type { Locale } from '../languages/locale.ts';
import { earliest } from '../schedule/valid-until.ts';
import { type FirstRow, type FirstRowName, firstRows } from './first-rows.ts';
import { hoursStatus, type WithHours } from './hours-status.ts';
import { type Helpline, type HelplineGroup, helplineGroups, type Safeguarding } from './safeguarding.ts';

/** A line in the book of numbers. */
export interface BookLine extends Helpline {
  /** "Closed now, opens tomorrow at 9am."; undefined without hours that can be read, and for what is always open. */
  readonly sentence: string | undefined;
}

/** Who answers when nobody else does: by name and number. */
export type AlwaysOpen = Pick<Helpline, 'name' | 'language'> & { readonly telephone: string };

export interface BookGroup {
  readonly name: HelplineGroup;
  readonly lines: readonly BookLine[];
  /** What is open if these are not; undefined where each is open day and night. */
  readonly otherwise: AlwaysOpen | undefined;
}

/** Everybody on the Safeguarding page, at an instant. */
export interface HelpNow {
  /** The number for immediate danger. */
  readonly danger: Helpline | undefined;
  readonly rows: readonly (FirstRow & { readonly otherwise: AlwaysOpen | undefined })[];
  /** The groups with a line; that of emergencies has the ways for people who cannot hear or speak, if there are any. */
  readonly book: readonly BookGroup[];
  /** What can be said of the hours of the church's own contact. */
  readonly contactSentence: string | undefined;
  /** The instant from which something of it is different; undefined when the clock does not matter. */
  readonly validUntil: Temporal.Instant | undefined;
}

/** @returns who can be reached, and when, as the Safeguarding page shows it */
export function helpNow(
  { contacts, helplines }: Safeguarding,
  now: Temporal.Instant,
  locale: Locale,
): HelpNow {
  const danger = helplines.find(({ group, telephone }) => group === 'emergency' && telephone);
  const contact = contacts && { hours: undefined, ...contacts.localContact };
  const always = helplines.filter(({ dayAndNight }) => dayAndNight).flatMap(alwaysOpen);
  const openIn = (group: HelplineGroup) => always.find((each) => each.helpline.group === group)?.open;
  const listener = always.find(({ helpline }) =>
    helpline.firstFor.includes('somebody who cannot go on'),
  )?.open;
  const police = openIn('police') ?? openIn('emergency');
  const openFor: Readonly<Record<FirstRowName, AlwaysOpen | undefined>> = {
    'under 19': listener ?? police,
    'hurt at home': police,
    'cannot go on': openIn('emergency'),
    worried: police,
    'church or long ago': listener ?? police,
  };
  const sentenceOf = (who: WithHours) =>
    who.dayAndNight ? undefined : hoursStatus(who, now, locale).sentence;
  const changes = (who: WithHours) => hoursStatus(who, now, locale).validUntil;

  return {
    danger,
    rows: firstRows(helplines, now, locale).map((row) => ({
      ...row,
      otherwise: row.lines.some(({ dayAndNight }) => dayAndNight) ? undefined : openFor[row.name],
    })),
    book: helplineGroups.flatMap((name) => {
      const isSpeech = name === 'emergency';
      const lines = helplines
        .filter(({ group, firstFor }) => group === name || (isSpeech && firstFor.includes('deaf people')))
        .filter((line) => line !== danger)
        .map((line) => ({ ...line, sentence: sentenceOf(line) }));
      const isLocal = name === 'local' && contacts !== undefined;
      const areOpen = !isLocal && lines.every(({ dayAndNight }) => dayAndNight);
      const otherwise = areOpen ? undefined : name === 'helpline' ? (listener ?? police) : police;
      return lines.length > 0 || isLocal ? [{ name, lines, otherwise }] : [];
    }),
    contactSentence: contact && sentenceOf(contact),
    validUntil: earliest(...[...helplines, ...(contact ? [contact] : [])].map(changes)),
  };
}

/** @returns none for a line without a telephone */
function alwaysOpen(helpline: Helpline) {
  const { name, language, telephone } = helpline;
  return telephone ? [{ helpline, open: { name, ...(language && { language }), telephone } }] : [];
}
