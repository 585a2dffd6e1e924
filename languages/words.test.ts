import { expect, test } from 'vitest';
import { german } from './de/index.ts';
import { english } from './en-GB/index.ts';

type Leaf = string | ((...values: never[]) => unknown);

/** Every word of a catalogue by its path: "home.howToFindUs". */
function leavesOf(value: object, path = ''): ReadonlyMap<string, Leaf> {
  const pairs = Object.entries(value).flatMap(([name, each]): [string, Leaf][] => {
    const own = path === '' ? name : `${path}.${name}`;
    return typeof each === 'object' && each !== null ? [...leavesOf(each, own)] : [[own, each]];
  });
  return new Map(pairs);
}

/** The names in braces, in alphabetical order. */
function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}

const [inEnglish, inGerman] = [leavesOf(english), leavesOf(german)];

test('every language has the same words, and each is a text or a function in all of them', () => {
  expect([...inGerman.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted());
  for (const [path, word] of inEnglish) expect(typeof inGerman.get(path), path).toBe(typeof word);
});

test('sentences have the same elements in them in every language', () => {
  const written = (word: Leaf | undefined) => (typeof word === 'string' ? word : String(word));
  for (const [path, word] of inEnglish)
    if (!/=>|function/.test(written(word)))
      expect(placeholdersOf(written(inGerman.get(path))), path).toEqual(placeholdersOf(written(word)));
});

test('no word is empty, and none but names is the same in both languages', () => {
  const same = [...inEnglish].flatMap(([path, word]) =>
    typeof word === 'string' && inGerman.get(path) === word ? [`${path}: ${word}`] : [],
  );
  for (const [path, word] of [...inEnglish, ...inGerman]) expect(word, path).not.toBe('');
  expect(same).toEqual([
    'pageNames.building-a-haven: Building A Haven',
    'events.calendar.outlook: Outlook',
    'giving.iban: IBAN',
    'headings.online: Online',
    'headings.newsletter: Newsletter',
  ]);
});
