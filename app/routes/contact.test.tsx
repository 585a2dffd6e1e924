import { expect, test } from 'vitest';
import type { Person } from '#domain/church/person.ts';
import { theChurch, theHall } from '#tests/fixtures/event.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { photograph } from '#tests/fixtures/picture.fixture.ts';
import { church } from '#tests/fixtures/site.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { ContactPage } from './contact.tsx';

const content = pageContent({ title: 'Contact', qualifier: undefined });
const places = [
  {
    ...theChurch,
    stepFree: 'A ramp leads to the blue door. It is lit.',
    map: undefined,
    pictures: [],
    openNow: undefined,
  },
  { ...theHall, openNow: undefined, map: undefined, pictures: [] },
];
const person: Person = {
  id: 'warden',
  role: 'Warden',
  name: 'Ada Green',
  telephone: '0113 496 0101',
  email: undefined,
  ringFor: [],
  responsibilities: '',
  lastChecked: undefined,
};
const room = {
  id: 'main-hall',
  name: 'The main hall',
  place: theHall,
  goodFor: 'Parties',
  seated: 60,
  standing: 80,
  price: '£18 an hour.',
  inside: ['a kitchen', 'a piano'],
  stepFree: 'Yes: double doors on the level.',
  ...{ deposit: '£50.', endTime: 'Out by 10pm.', alcohol: 'Bring your own.', freeDays: 'Ring us.' },
  contact: undefined,
  picture: undefined,
  lastChecked: undefined,
};
const officeNow = 'Closed now, opens tomorrow at 9.30am.';
const given = { content, church, people: [], places, rooms: [], officeNow, officer: undefined };

test('the church can be rung and written to, and each place found and entered', () => {
  const page = render(<ContactPage {...given} />);
  expect(page.href('0113 496 0100')).toBe('tel:+441134960100');
  expect(page.text).toContain(officeNow);
  expect(page.href('office@example.org')).toBe('mailto:office@example.org');
  expect(page.names('heading')).toEqual(expect.arrayContaining(['The way in', 'The church', 'The hall']));
  expect(page.text).toContain('Step-free way in: A ramp leads to the blue door. It is lit.');
});

test('a place with a position has one link to a map, which says whose it is, and one without has none', () => {
  const [main] = places;
  const hall = {
    ...theHall,
    openNow: undefined,
    latitude: undefined,
    longitude: undefined,
    map: undefined,
    pictures: [],
  };
  const links = render(
    <ContactPage {...given} places={[main, hall].filter((place) => place !== undefined)} />,
  );
  expect(links.names('link').filter((name) => /Map/.test(name))).toEqual([
    'The church on OpenStreetMap (opens in a new tab)',
  ]);
  expect(links.href('The church on OpenStreetMap (opens in a new tab)')).toBe(
    'https://www.openstreetmap.org/?mlat=53.8&mlon=-1.5#map=18/53.8/-1.5',
  );
});

test('each place says in sight when it is open; where one parks, how one comes and where the toilets are is a fold of that name', () => {
  const [main] = places;
  if (main === undefined) throw new Error('There is no place.');
  const said = {
    ...{ openingHours: 'Every day, 9am to 4pm', openNow: 'Open now, until 4 this afternoon.' },
    ...{ parking: 'On the street.', toilets: 'At the back.', bus: 'Number 5.' },
  };
  const page = render(<ContactPage {...given} places={[{ ...main, ...said }]} />);
  expect(page.text).toContain('Open: Every day, 9am to 4pm Open now, until 4 this afternoon.');
  expect(page.text).toContain(
    'Parking · Buses · Toilets: The churchParking: On the street.Buses: Number 5.Toilets: At the back.',
  );
});

test('the first map is for all places and stands once; a second map is in the card of its place, as its further pictures are', () => {
  const pictureOf = (description: string) => ({ ...photograph, id: description, description });
  const withPictures = places.map((place, at) => ({
    ...place,
    map: pictureOf(`map ${at}`),
    pictures: [pictureOf(`front ${at}`), pictureOf(`back ${at}`)],
  }));
  const page = render(<ContactPage {...given} places={withPictures} />);
  expect(page.names('img')).toEqual(['map 0', 'front 0', 'back 0', 'front 1', 'map 1', 'back 1']);
});

test('each place is a link away, and says how it is entered without steps', () => {
  const page = render(<ContactPage {...given} />);
  expect(page.href('The church A ramp leads to the blue door.')).toBe('#church');
  expect(page.href('The hall')).toBe('#hall');
  expect(page.names('link')).not.toContain('Rooms for hire');
});

test('each reason to ring is a link that dials, with the person’s name; nobody without a number is listed', () => {
  const people = [
    { ...person, ringFor: ['A funeral', 'A wedding'] },
    { ...person, role: 'Treasurer', telephone: undefined, ringFor: ['Money'] },
  ];
  const page = render(<ContactPage {...given} people={people} />);
  expect(page.names('heading')).toContain('Who to ring');
  expect(page.href('A funeral 0113 496 0101 Ada Green, Warden')).toBe('tel:+441134960101');
  expect(page.href('A wedding 0113 496 0101 Ada Green, Warden')).toBe('tel:+441134960101');
  expect(page.text).not.toContain('Money');
});

test('content whose roles say no reason has no such list', () => {
  expect(render(<ContactPage {...given} people={[person]} />).names('heading')).not.toContain('Who to ring');
});

test('a room for hire says what a hirer asks, and the enquiry is ready to be filled in', () => {
  const page = render(<ContactPage {...given} rooms={[room]} />);
  expect(page.href('Rooms for hire')).toBe('#hire');
  expect(page.names('heading')).toContain('The main hall The hall');
  for (const text of ['60 seated, 80 standing', '£18 an hour.', 'A kitchen, a piano.', 'double doors'].concat(
    ...['Deposit £50.', 'Until when Out by 10pm.', 'Alcohol Bring your own.', 'Is a day free? Ring us.'],
  ))
    expect(page.text).toContain(text);
  const enquiry = new URL(page.href('Ask for a date by email: The main hall') ?? '');
  expect(enquiry.pathname).toBe('office@example.org');
  expect(enquiry.searchParams.get('subject')).toBe('Hiring: The main hall, The hall');
  expect(enquiry.searchParams.get('body')).toContain('How many people:\r\n');
});

test('an enquiry about a room goes to the person who looks after it', () => {
  const contact = { ...person, email: 'lettings@example.org' };
  const page = render(<ContactPage {...given} rooms={[{ ...room, contact }]} />);
  expect(page.href('Ask for a date by email: The main hall')).toMatch(/^mailto:lettings@example\.org\?/);
  expect(page.href('0113 496 0101')).toBe('tel:+441134960101');
});

test('a worry comes first, with the hours of whoever is to be told, and the way to Safeguarding', () => {
  const officer = { ...person, role: 'Officer', telephone: '0113 496 0110', ringFor: ['A worry'] };
  const people = [{ ...person, ringFor: ['A funeral'] }, officer];
  const told = { role: 'Officer', sentence: 'Closed now, opens tomorrow at 9am.' };
  const page = render(<ContactPage {...given} people={people} officer={told} />);
  expect(page.names('link').filter((name) => /^A |help/.test(name))).toEqual([
    'A worry 0113 496 0110 Ada Green, Officer. Closed now, opens tomorrow at 9am.',
    'Who can help at any hour',
    'A funeral 0113 496 0101 Ada Green, Warden',
  ]);
  expect(page.href('Who can help at any hour')).toBe('/safeguarding');
});
