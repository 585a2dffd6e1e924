import type { ColourSets, Protection, TypeHints } from '#content-editor';
import { countryCodes } from '#domain/church/country.ts';
import { isHex, minContrast, ratioInWords } from '#domain/palette/colour.ts';
import { defaultPalettes, readability } from '#domain/palette/palette.ts';
import type { Language } from '#languages/language.ts';
import { eventHints, group, palettes, rarelyChanged } from './event-layout.ts';

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

const nations = {
  'england-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

const checked = { ...group('When it was checked', 'lastChecked reviewBy'), folded: true };

/** The form of a type whose fields need no parts. */
const plain = { groups: [rarelyChanged()] };

/** What an editor with “limited” cannot change: whom people in danger ring, and what the whole site goes by. */
export const protection: Protection = {
  begins: ['safeguarding/', 'helpline/', 'siteSettings/', 'page/safeguarding.'],
  linkedBy: { type: 'safeguarding', field: 'localContact' },
  sentence:
    'You cannot change this: only some editors change the safeguarding contacts, the helplines and the settings of the site. Ask one of them, or the person who runs the site.',
};

/** The colours of the four palettes, with the contrast of each in words, since nobody can see by a colour alone who cannot read it. */
const ownColours: ColourSets = {
  sets: palettes,
  colours: { primary: 'Background', secondary: 'Text', tertiary: 'Cards' },
  usual: Object.fromEntries(Object.entries(defaultPalettes)),
  describe({ primary, secondary, tertiary }) {
    if (!isHex(primary) || !isHex(secondary) || !isHex(tertiary))
      return 'Name all three, each such as #06208f, or none: then the palette has the colours of the site.';
    const { contrasts, nearest } = readability({ primary, secondary, tertiary });
    const [ground, card] = [contrasts.primary, contrasts.tertiary].map(ratioInWords);
    const found = `Text on the background: ${ground}; on cards: ${card}.`;
    if (nearest === secondary.toLowerCase())
      return `${found} Both can be read: ${minContrast} to 1 is the least, and 7 to 1 is good.`;
    const instead = nearest
      ? `The nearest text colour that can be read on both is ${nearest}.`
      : 'No text can be read on both: choose them both light or both dark.';
    return `${found} This is too hard to read to be saved: ${minContrast} to 1 is the least. ${instead}`;
  },
};

/** How the editing page shows the church's content types, in the order of its first page. */
export const hints: Readonly<Record<string, TypeHints>> = {
  ...eventHints,
  notice: {
    ...{ plural: 'Notices', one: 'notice', isTask: true, sortBy: '-from', idFrom: ['title', 'from'] },
    shortNames: { text: 'words', from: 'first day', until: 'last day' },
    ...plain,
  },
  sheet: {
    ...{ plural: 'Boxes on the weekly sheet', one: 'box', isTask: true, sortBy: '-from', idFrom: ['from'] },
    shortNames: { body: 'words', from: 'first day' },
    help: {
      from: 'From this day until Sunday night it is on the notice sheet, at /this-week.',
      body: 'A few lines. Name nobody who is ill: the sheet is on the website, and search engines and strangers read it.',
    },
    groups: [group('', 'title from body')],
  },
  page: {
    ...{ plural: 'Pages', one: 'page' },
    permanent: ['home', 'coming-up', 'whats-on', 'contact', 'safeguarding', 'privacy', 'accessibility'],
    shortNames: { body: 'text', title: 'heading', illustration: 'picture', menuOrder: 'place in the menu' },
    help: { menuOrder: '' },
    choices: { palette: palettes },
    groups: [
      group('Words', 'title titleQualifier body illustration'),
      group('In the menu', 'menuOrder'),
      { ...group('When it was updated or checked', 'updated lastChecked reviewBy'), folded: true },
      rarelyChanged('slug menuLabel description headings palette'),
    ],
  },
  role: {
    ...{ plural: 'People and posts', one: 'person or post', isTask: true, sortBy: 'order' },
    shortNames: {
      ...{ telephone: 'telephone number', email: 'email address', name: 'name' },
      responsibilities: 'what to ask about',
    },
    groups: [
      group('Who', 'title name telephone email ringFor responsibilities portrait'),
      checked,
      rarelyChanged('when order'),
    ],
  },
  question: {
    ...{ plural: 'Questions and answers', one: 'question', sortBy: 'topic' },
    shortNames: { answer: 'answer', question: 'words' },
    choices: {
      topic: {
        ...{ 'first visit': 'The first visit', children: 'Children', belief: 'What we believe' },
        practical: 'Practical things',
      },
    },
    ...plain,
  },
  picture: {
    ...{ plural: 'Pictures', one: 'picture', isTask: true, uploads: ['file'] },
    shortNames: { alt: 'description', credit: 'credit', consent: 'consent', file: 'file' },
    help: {
      alt: 'One or two sentences: who or what is there, and what happens.',
      credit: 'As visitors read it under the picture: Photograph by Ada Green.',
    },
    groups: [group('', 'title file alt credit consent'), rarelyChanged('decorative reviewBy')],
  },
  paper: {
    ...{ plural: 'Papers', one: 'paper', isTask: true, uploads: ['file'] },
    help: { file: 'A PDF. Whoever has the address can read it: name nobody in it who has not agreed.' },
    ...plain,
  },
  place: {
    ...{ plural: 'Places', one: 'place', ordered: ['pictures'] },
    shortNames: { name: 'name', street: 'address' },
    help: {
      location:
        'On openstreetmap.org, right-click your door and choose “Show address”: the two numbers are latitude and longitude.',
    },
    groups: [
      group(
        'Where it is',
        'name street locality postcode openingHours directions door bus parking blueBadge',
      ),
      group('Access', 'stepFree hearingLoop toilets changingPlace quietSpace largePrint'),
      checked,
      rarelyChanged('location map pictures'),
    ],
  },
  room: { plural: 'Rooms to hire', one: 'room', ...plain },
  shortLink: {
    ...{ plural: 'Short links and old addresses', one: 'short link or old address' },
    ...{ idFrom: ['slug', 'from'], shortNames: { slug: 'short name', from: 'old address' } },
    ...plain,
  },
  term: { plural: 'School terms', one: 'school term', sortBy: 'firstDate', ...plain },
  eventKind: {
    ...{ plural: 'Kinds of event', one: 'kind of event' },
    help: {
      otherwise: 'For food, warmth and the like: Home then says what is open now, and the list says this.',
    },
    ...plain,
  },
  welcome: {
    ...{ plural: 'Welcomes in other languages', one: 'welcome', sortBy: 'order', idFrom: ['language'] },
    shortNames: { sentence: 'words' },
    help: { sentence: 'Let a person who speaks the language read it before you save it.' },
    ...plain,
  },
  project: {
    ...{ plural: 'The building project', one: 'project', ordered: ['milestones'] },
    shortNames: { raised: 'sum raised', asOf: 'date of the sum', story: 'story' },
    groups: [
      group('The money', 'raised asOf target'),
      group('Words', 'title story nextStep waysToHelp contact'),
      group('Promises', 'ifMissed ifPassed restrictedFund'),
      rarelyChanged('milestones'),
    ],
  },
  milestone: {
    ...{ plural: 'Steps of the project', one: 'step' },
    choices: { state: { done: 'Done', now: 'Under way', next: 'Still to come' } },
    ...plain,
  },
  giving: { plural: 'Giving', one: 'page about giving', ...plain },
  wayToGive: { plural: 'Further ways to give', one: 'further way to give', sortBy: 'order', ...plain },
  safeguarding: { plural: 'Safeguarding', one: 'safeguarding', isFixed: true },
  helpline: {
    ...{ plural: 'Helplines', one: 'helpline', sortBy: 'order' },
    choices: {
      group: {
        ...{ emergency: 'In danger now', local: 'In our church', outside: 'Outside our church' },
        ...{ council: 'The council', police: 'The police', helpline: 'Helplines' },
      },
    },
    groups: [
      group('', 'name group forWhom telephone free dayAndNight firstFor source order'),
      rarelyChanged('email channels when'),
    ],
  },
  socialMediaLink: { plural: 'Social media', one: 'link', ...plain },
  siteSettings: {
    ...{ plural: 'The church', one: 'church', isFixed: true },
    shortNames: { telephone: 'telephone number', email: 'email address' },
    colourSets: { palettes: ownColours },
    groups: [
      group('Name', 'title city strapline'),
      group('How it looks', 'logo typeface palettes'),
      group('How to reach it', 'telephone email officeHours mainPlace'),
      { ...group('Weekly email', 'newsletterUrl newsletterProvider'), folded: true },
      group('Charity', 'legalForm charityName charityNumber companyNumber registeredOffice'),
      group('Public holidays', 'nation otherPublicHolidays'),
      group('Found by a word', 'otherWords'),
    ],
    help: {
      logo: 'An SVG, or a PNG without a background. It stands beside the church’s name at the top of each page; if what it shows begins with that name, instead of it. On the background of palette 0 it must be seen.',
      otherWords:
        'One line for each thing that people call otherwise than you: food bank, hungry: /whats-on/food-pantry',
    },
    choices: {
      country: Object.fromEntries(countryCodes.map((code) => [code, countryNames.of(code) ?? code])),
      charityLaw: { ...nations, none: 'None of these: a church elsewhere' },
      nation: {
        ...{ ...nations, ireland: 'Ireland', germany: 'Germany' },
      },
      language: { 'en-GB': 'English', de: 'Deutsch' } satisfies Readonly<Record<Language, string>>,
      legalForm: {
        ...{ excepted: 'Excepted charity', registered: 'Registered charity' },
        ...{ cio: 'Charitable incorporated organisation (CIO)', company: 'Company' },
      },
    },
  },
};
