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
  nobodyYet:
    'Auf dieser Website steht noch niemand aus unserer Gemeinde, dem Sie sich anvertrauen können. Bitte wenden Sie sich bis dahin an jemanden außerhalb, dem Sie vertrauen.',
  ifNobodyAnswers: 'Wenn niemand abnimmt: {name}, {number}',
  writing: 'Auf Chats und E-Mails kann die Antwort länger dauern; nachts sind manche Chats geschlossen.',
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
