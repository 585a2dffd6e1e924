import type { Space } from 'emulator-for-contentful';
import { countries } from '#domain/church/country.ts';
import type { FirstFor, HelplineGroup } from '#domain/safeguarding/safeguarding.ts';
import { error, type FieldFault, warning } from '../finding.ts';
import { localeOfSpace, publishedEntries } from '../published-entries.ts';

/** What somebody in need looks for in any nation, and the group of a line that answers it. */
const byGroup: readonly (readonly [what: string, group: HelplineGroup])[] = [
  ['the number to ring in an emergency, {emergency}', 'emergency'],
  ['the number of the police{101}', 'police'],
];

/** The same with the people for whom lines must be the first, all of them; and a worry that answers it as well. */
const byPeople: readonly (readonly [what: string, people: readonly FirstFor[], or?: FirstFor])[] = [
  ['a line for children and young people', ['somebody under 19'], 'a child, now or at night'],
  [
    'lines for women and for men who are hurt at home, or one for anybody',
    ['a woman hurt at home', 'a man hurt at home'],
  ],
  ['a line for people who cannot go on', ['somebody who cannot go on']],
  ['how people who cannot hear or speak reach help in an emergency', ['deaf people']],
  ['a line outside this church for people who were abused in a church', ['abuse in a church']],
];

/** Names each need for which Safeguarding has no line, once. Without a number for an emergency a public site does not start. */
export function needFaults(space: Space): readonly FieldFault[] {
  const lines = publishedEntries(space, 'helpline');
  const [contacts] = publishedEntries(space, 'safeguarding');
  const { country } = localeOfSpace(space);
  const isFirst = (person: FirstFor) => lines.some((line) => line.texts('firstFor').includes(person));
  const fault = (make: typeof error, what: string, remedy: string) => {
    const named = what
      .replace('{emergency}', countries[country].emergency)
      .replace('{101}', country === 'GB' ? ' for what is no emergency, 101' : '');
    const message = `To fill in before the site is public: ${named}. ${remedy}`;
    return make(contacts ?? { type: 'safeguarding', id: 'safeguarding-contacts' }, 'localContact', message);
  };
  return [
    ...byGroup
      .filter(([, group]) => !lines.some((line) => line.text('group') === group))
      .map(([what, group]) =>
        fault(group === 'emergency' ? error : warning, what, `Add a line of the group “${group}”.`),
      ),
    ...byPeople
      .filter(([, people, or]) => !people.every(isFirst) && !(or && isFirst(or)))
      .map(([what, people]) => {
        const names = people.map((each) => `“${each}”`).join(' and ');
        return fault(
          warning,
          what,
          `Add it to helpline/, or write ${names} into “firstFor” of the right one.`,
        );
      }),
  ];
}

/** The one of them that stops a public site. */
export function emergencyFaults(space: Space): readonly FieldFault[] {
  return needFaults(space).filter(({ severity }) => severity === 'error');
}
