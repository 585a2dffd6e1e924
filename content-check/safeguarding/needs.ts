import type { Space } from 'emulator-for-contentful';
import { countries } from '#domain/church/country.ts';
import type { Locale } from '#domain/languages/locale.ts';
import { type Need, unmetNeeds } from '#domain/safeguarding/needs.ts';
import type { FirstFor, HelplineGroup } from '#domain/safeguarding/safeguarding.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { localeOfSpace, publishedEntries } from '../published-entries.ts';

const ofGroup = (group: HelplineGroup) => `Add a line of the group “${group}”.`;
const firstFor = (...people: FirstFor[]) =>
  `Add it to helpline/, or write ${people.map((each) => `“${each}”`).join(' and ')} into “firstFor” of the right one.`;

function task(need: Need, { country }: Locale): string {
  switch (need) {
    case 'emergency':
      return `the number to ring in an emergency, ${countries[country].emergency}. ${ofGroup('emergency')}`;
    case 'police':
      return `the number of the police${country === 'GB' ? ' for what is no emergency, 101' : ''}. ${ofGroup('police')}`;
    case 'child':
      return `a line for children and young people. ${firstFor('somebody under 19')}`;
    case 'home':
      return `lines for women and for men who are hurt at home, or one for anybody. ${firstFor('a woman hurt at home', 'a man hurt at home')}`;
    case 'crisis':
      return `a line for people who cannot go on. ${firstFor('somebody who cannot go on')}`;
    case 'deaf':
      return `how people who cannot hear or speak reach help in an emergency. ${firstFor('deaf people')}`;
    case 'church':
      return `a line outside this church for people who were abused in a church. ${firstFor('abuse in a church')}`;
  }
}

/** Names each need for which Safeguarding has no line, once. Without a number for an emergency a public site does not start. */
export function needFaults(space: Space): readonly FieldFault[] {
  const lines = publishedEntries(space, 'helpline').map((helpline) => ({
    group: helpline.text('group'),
    firstFor: helpline.texts('firstFor') as readonly FirstFor[],
  }));
  const [contacts = { type: 'safeguarding', id: 'safeguarding-contacts' }] = publishedEntries(
    space,
    'safeguarding',
  );
  const locale = localeOfSpace(space);
  return unmetNeeds(lines).map((need) => {
    const fault = need === 'emergency' ? error : warning;
    return fault(contacts, 'localContact', `To fill in before the site is public: ${task(need, locale)}`);
  });
}

/** The one of them that stops a public site. */
export function emergencyFaults(space: Space): readonly FieldFault[] {
  return needFaults(space).filter(({ severity }) => severity === 'error');
}
