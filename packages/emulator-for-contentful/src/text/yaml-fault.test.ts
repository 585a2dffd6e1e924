import { expect, test } from 'vitest';
import { parseLocatedYaml } from './yaml.ts';

function faultsOf(text: string): readonly string[] {
  const faults: string[] = [];
  parseLocatedYaml(text, { report: (line, message) => void faults.push(`${line}: ${message}`) });
  return faults;
}

const rest = '\nroom: Hall\nplace: church\ncost: Free\n';

test.each([
  [
    'a colon in a sentence',
    `title: Soup\nsummary: Today: soup${rest}`,
    '2',
    /a colon in the words of this line/,
  ],
  ['a quotation mark that is not closed', `title: "Soup${rest}`, '1', /a quotation mark is opened here/],
  [
    'an apostrophe between apostrophes',
    `title: 'It's soup'${rest}`,
    '1',
    /words after the closing quotation/,
  ],
  ['a bracket that is not closed', `days: [Monday${rest}`, '2', /a bracket is opened above/],
  ['no colon', `title: Soup\nroom Hall${rest}`, '2', /the form “name: value”/],
  ['no space after the colon', `title: Soup\nroom:Hall${rest}`, '2', /a colon and a space after the name/],
  ['words after a bracket', `title: [Harvest] lunch${rest}`, '1', /begins with a dash, a bracket/],
  ['stars round a word', `title: *Harvest* lunch${rest}`, '1', /begins with a dash, a bracket/],
  ['a tab', `days:\n\t- Monday${rest}`, '2', /begins with a tab/],
  ['a list that is not indented alike', `days:\n  - Monday\n - Friday${rest}`, '3', /indented alike/],
  ['a dash at the beginning', `title: - Soup${rest}`, '1', /must stand in quotation marks/],
  ['a line of dashes in the middle', `title: Soup\n---${rest}`, '2', /a line “---” too many/],
])('%s is one fault, in plain words and at its line', (_what, text, line, words) => {
  const faults = faultsOf(text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${line}: This cannot be read: `));
  expect(faults[0]).toMatch(words);
  expect(faults[0]).not.toMatch(/mapping|scalar|implicit|sequence|flow|token/i);
});

test.each([
  ['a price for some', 'cost: £3 #concessions £2\nroom: Hall', 1, '#concessions £2'],
  ['the number of a room', 'title: Soup\nroom: #2\ncost: Free', 2, '#2'],
  ['an item', 'days:\n  - Monday #soup', 2, '#soup'],
  [
    'colours',
    'palettes:\n  0: { primary: #fff4ee, secondary: #5a1a0a }\nroom: Hall',
    2,
    '#fff4ee, secondary',
  ],
])('%s with “#” loses no words silently, and is told once', (_what, text, line, hidden) => {
  expect(faultsOf(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^${line}: “${hidden}.*” is hidden, since “#” after a space begins a note`),
    ),
  ]);
});

test('a note, an address and a “#” between quotation marks are no faults', () => {
  const address = 'url: https://example.org/#times';
  expect(faultsOf(`draft: true # until Easter\n#room: Hall\n${address}\ncost: "£3 #all"`)).toEqual([]);
});
