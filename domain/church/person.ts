import type { Picture } from '../picture/picture.ts';

/** Somebody to contact, by role. The name is given only if the person agreed to it. */
export interface Person {
  /** That of its entry. */
  readonly id: string;
  readonly role: string;
  readonly name: string | undefined;
  readonly telephone: string | undefined;
  /** When they answer the telephone: "Every day, 9am to 9pm"; undefined when the entry does not say. */
  readonly hours?: string | undefined;
  readonly email: string | undefined;
  /** What people look for when they need this person: "A funeral". */
  readonly ringFor: readonly string[];
  readonly responsibilities: string;
  /** The person, or what they do. */
  readonly portrait?: Picture | undefined;
  readonly lastChecked: string | undefined;
}

/** "Rev'd Jo Hill, Vicar"; the role alone without a name. */
export function nameAndRole({ name, role }: Pick<Person, 'name' | 'role'>): string {
  return name ? `${name}, ${role}` : role;
}

/** What is neither a post nor a name: articles, titles, what joins two of them, or says what each of them does. */
const between =
  /\b(?:the|an?|our|and|with|by|preach(?:er|es)|die|de[rmn]|das|eine?r?|unsere?|und|mit|predigt|rev['’]?d|canon|dr|pfarrer(?:in)?)(?![\p{L}])|[\s,;:&()./]/giu;

const plain = (words: string) =>
  ` ${words.toLowerCase().replaceAll(between, ' ').trim().replaceAll(/ +/g, ' ')} `;

/**
 * True for words that name nobody but posts and people of the content, who agreed to be named: "The vicar, with Huw Tallentire".
 * Whoever else is named may not have agreed.
 */
export function namesOnlyPeople(words: string, people: Iterable<Pick<Person, 'role' | 'name'>>): boolean {
  const known = [...people].flatMap(({ role, name = '' }) => [role, ...name.split(/ (?:and|und|&) |,/)]);
  const longestFirst = known.map(plain).toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((left, each) => left.replaceAll(each, ' '), plain(words)).trim() === '';
}

/** One reason to ring, with the person to ring. */
export type ReasonToRing = ReturnType<typeof reasonsToRing>[number];

/** Who is to be rung for what, in the order of the people; nobody without a telephone number. */
export function reasonsToRing(people: readonly Pick<Person, 'role' | 'name' | 'telephone' | 'ringFor'>[]) {
  return people.flatMap(({ role, name, telephone, ringFor }) =>
    telephone ? ringFor.map((reason) => ({ reason, role, name, telephone })) : [],
  );
}

/**
 * The initials that stand for somebody without a picture: of the first and the last word that begins with a capital, so that two
 * people have one each. Letters of scripts without capitals count as capitals.
 * @param name "Ruth Adeyemi", "Joan Ackroyd and Samuel Boateng", or what somebody does
 * @returns "RA", "JB"; one letter for a single word, and nothing where no letter is a capital
 */
export function initialsOf(name: string): string {
  const capitals = name.match(/(?<!\p{L})[\p{Lu}\p{Lo}]/gu) ?? [];
  return capitals.length > 1 ? `${capitals[0]}${capitals.at(-1)}` : capitals.join('');
}
