import type { Words } from '../../words.ts';

/** The words of Safeguarding. */
export const safeguarding: Words['safeguarding'] = {
  availability: ({ dayAndNight, free, hours, group }) => {
    if (dayAndNight) return free ? 'Kostenlos, Tag und Nacht.' : 'Tag und Nacht.';
    const cost = free ? 'Kostenlos. ' : '';
    if (hours) return `${cost}${hours.replace(/\.$/, '')}.`;
    if (group === 'local') return free ? 'Kostenlos.' : undefined;
    return `${cost}Nachts und am Wochenende ist vielleicht niemand da.`;
  },
  ifNobodyAnswers: 'Wenn niemand abnimmt: {name}, {number}',
  ways: {
    chat: { words: 'Im Chat', to: 'mit' },
    'sign language': { words: 'Gebärdensprache', to: 'mit' },
    email: { words: 'E-Mail', to: 'an' },
    url: { words: 'Internetseite', to: 'von' },
    text: ({ word, number }) => (word ? `SMS mit „${word}“ an ${number}` : `SMS an ${number}`),
  },
  languages: (languages) =>
    languages === 'interpreters' ? 'Auf Wunsch wird gedolmetscht.' : `Sprachen: ${languages}.`,
  diocese: 'Die Seite unserer Landeskirche oder unseres Bistums zum Schutz vor Gewalt',
  policy: 'Unser Schutzkonzept: {policy}.',
  policyAdopted: 'Unser Schutzkonzept: {policy}, beschlossen am {date}.',
};
