import type { Channel } from '../../../safeguarding/channels.ts';
import type { Helpline } from '../../../safeguarding/safeguarding.ts';

/** The words of Safeguarding. */
export const safeguarding = {
  availability,
  /** `{name}` stands for who answers day and night, `{number}` for a link. */
  ifNobodyAnswers: 'If nobody answers: {name}, {number}',
  /** Ways to reach a helpline without a voice; `to` stands before its name. */
  ways: {
    chat: { words: 'Chat', to: 'with' },
    'sign language': { words: 'Sign language', to: 'with' },
    email: { words: 'Email', to: 'to' },
    url: { words: 'Website', to: 'of' },
    text: ({ word, number }: Extract<Channel, { kind: 'text' }>) =>
      word ? `Text ${word} to ${number}` : `Text ${number}`,
  },
  /** @param languages as the entry has them: "interpreters", or names */
  languages: (languages: string) =>
    languages === 'interpreters' ? 'You can ask for an interpreter.' : `Languages: ${languages}.`,
  diocese: 'Our diocese’s page on safeguarding',
  /** `{policy}` stands for its title, `{date}` for a day. */
  policy: 'Our policy: {policy}.',
  policyAdopted: 'Our policy: {policy}, adopted on {date}.',
};

/**
 * What a call costs and when it is answered, as far as the entry says.
 * @returns sentences such as "Free, day and night."; undefined when the entry says neither. For a number outside the church
 * without hours it says that the line may be closed, so that nobody assumes it is always open.
 */
function availability({ dayAndNight, free, hours, group }: Helpline): string | undefined {
  if (dayAndNight) return free ? 'Free, day and night.' : 'Day and night.';
  const cost = free ? 'Free. ' : '';
  if (hours) return `${cost}${hours.replace(/\.$/, '')}.`;
  if (group === 'local') return free ? 'Free.' : undefined;
  return `${cost}It may be closed at night and at weekends.`;
}
