import type { LocaleNow } from '#languages/locale.ts';
import { earliest } from '../event/event-validity.ts';
import { hoursStatus, type WithHours } from '../opening-hours/hours-status.ts';
import { type Helpline, type HelplineGroup, helplineGroups, type Safeguarding } from './safeguarding.ts';
import { type UrgentNeed, urgentContacts } from './urgent-contacts.ts';

/** Everybody on the Safeguarding page, at an instant. */
export type HelpNow = ReturnType<typeof helpNow>;

/** A line in the book of numbers. */
export type BookLine = HelpNow['book'][number]['lines'][number];

/** @returns who can be reached, and when, as the Safeguarding page shows it */
export function helpNow({ contacts, helplines }: Safeguarding, locale: LocaleNow) {
  const danger = helplines.find(({ group, telephone }) => group === 'emergency' && telephone);
  const contact = contacts && { hours: undefined, ...contacts.localContact };
  const always = helplines.filter(({ dayAndNight, telephone }) => dayAndNight && telephone);
  const openIn = (name: HelplineGroup) => always.find(({ group }) => group === name);
  const listener = always.find(({ firstFor }) => firstFor.includes('somebody who cannot go on'));
  const police = openIn('police') ?? openIn('emergency');
  const openFor: Readonly<Record<UrgentNeed, Helpline | undefined>> = {
    'under 19': listener ?? police,
    'hurt at home': police,
    'cannot go on': openIn('emergency'),
    worried: police,
    'church or long ago': listener ?? police,
  };
  /** "Closed now, opens tomorrow at 9am."; undefined without hours that can be read, and for what is always open. */
  const sentenceOf = (who: WithHours) => (who.dayAndNight ? undefined : hoursStatus(who, locale).sentence);
  const changes = (who: WithHours) => hoursStatus(who, locale).validUntil;

  return {
    /** The number for immediate danger. */
    danger,
    /** What is said where nobody in the church is named. */
    nobodyYet: contacts === undefined ? locale.words.urgentContacts.nobodyYet : undefined,
    /** That those who are written to may answer later. */
    writing: locale.words.urgentContacts.writing,
    rows: urgentContacts(helplines, locale).map((row) => ({
      ...row,
      otherwise: row.lines.some(({ helpline }) => helpline.dayAndNight) ? undefined : openFor[row.name],
    })),
    /** The groups with a line; that of emergencies has the ways for people who cannot hear or speak, if there are any. */
    book: helplineGroups.flatMap((name) => {
      const isSpeech = name === 'emergency';
      const lines = helplines
        .filter(({ group, firstFor }) => group === name || (isSpeech && firstFor.includes('deaf people')))
        .filter((line) => line !== danger)
        .map((helpline) => ({ helpline, sentence: sentenceOf(helpline) }));
      const isLocal = name === 'local' && contacts !== undefined;
      const areOpen = !isLocal && lines.every(({ helpline }) => helpline.dayAndNight);
      // What is open if these are not; nothing where each is open day and night.
      const otherwise = areOpen ? undefined : name === 'helpline' ? (listener ?? police) : police;
      return lines.length > 0 || isLocal ? [{ name, lines, otherwise }] : [];
    }),
    /** What can be said of the hours of the church's own contact. */
    contactSentence: contact && sentenceOf(contact),
    /** The instant from which something of it is different; undefined when the clock does not matter. */
    validUntil: earliest(...[...helplines, ...(contact ? [contact] : [])].map(changes)),
  };
}
