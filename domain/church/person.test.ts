import { expect, test } from 'vitest';
import { initialsOf, namesOnlyPeople } from './person.ts';

const people = [
  { role: 'Vicar', name: 'Rev’d Ruth Adeyemi' },
  { role: 'Churchwardens', name: 'Joan Ackroyd and Samuel Boateng' },
  { role: "Children's and families' worker", name: undefined },
  { role: 'Pfarrerin', name: undefined },
];

test.each([
  'The vicar',
  'Ruth Adeyemi',
  'Rev’d Ruth Adeyemi, with Samuel Boateng',
  "The children's and families' worker; preacher: the vicar",
  'Die Pfarrerin (Predigt: Ruth Adeyemi)',
])('“%s” names nobody but posts and people of the content', (words) => {
  expect(namesOnlyPeople(words, people)).toBe(true);
});

test.each([
  'Sam Green',
  'The vicar and Sam Green',
  'Ruth',
  'Samuel',
  'Vicarson',
  'Ruth Adeyemi-Smith',
  'Andrea',
])('“%s” names somebody else, who may not have agreed', (words) => {
  expect(namesOnlyPeople(words, people)).toBe(false);
});

test.each([
  ['Ruth Adeyemi', 'RA'],
  ['Joan Ackroyd and Samuel Boateng', 'JB'],
  ['Agnes Whitlow and her team', 'AW'],
  ['Maria von der Heide', 'MH'],
  ['Éamon Ó Briain', 'ÉB'],
  ['Churchwardens', 'C'],
  ["Children's and families' worker", 'C'],
  ['volunteers', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
