/** The sections of pages that have a heading, and the heading of each when content gives none. */
const defaultHeadings = {
  appeal: 'The appeal',
  steps: 'The steps',
  gifts: 'What becomes of your gift',
  help: 'Ways to help',
  'first visit': 'Your first visit',
  children: 'Children',
  belief: 'What we believe',
  practical: 'Practical things',
  people: 'People',
  ring: 'Who to ring',
  find: 'Directions',
  hire: 'Rooms for hire',
  bank: 'By bank',
  online: 'Online',
  text: 'By text',
  'gift aid': 'Gift Aid',
  emergency: 'In danger now',
  first: 'Who to ring first',
  speech: 'If you cannot hear or speak',
  local: 'In our church',
  outside: 'Outside our church',
  council: 'The council',
  police: 'The police',
  helpline: 'Helplines',
  promise: 'Our policy',
  services: 'Next services',
  give: 'Give',
  highlights: 'Highlights',
  regular: 'Regular events',
  past: 'Past events',
  soon: 'Coming up',
  later: 'Later',
  sheet: 'Coming up',
  calendar: 'Calendar',
  haven: 'Our project',
  newsletter: 'Newsletter',
} as const;

/** The name of a section, which an editor writes before its heading. */
export type HeadingName = keyof typeof defaultHeadings;

/** A heading in two weights: `title` heavy, `qualifier` thin. */
export interface Heading {
  readonly title: string;
  readonly qualifier: string | undefined;
}

/** The headings that content gives to sections of a page. */
export type PageHeadings = Readonly<Partial<Record<HeadingName, Heading>>>;

/** The heading of a section: from content, or the default. */
export function pageHeading(headings: PageHeadings, name: HeadingName): Heading {
  return headings[name] ?? { title: defaultHeadings[name], qualifier: undefined };
}

function isHeadingName(name: string): name is HeadingName {
  return Object.hasOwn(defaultHeadings, name);
}

/**
 * Parses a heading as an editor writes it: `bank: By bank | once or every month`.
 * @returns undefined when the section is unknown or the heading is empty
 */
export function parseHeading(line: string): readonly [HeadingName, Heading] | undefined {
  const [, name = '', title = '', qualifier] =
    /^([^:]+):\s*([^|\s][^|]*?)\s*(?:\|\s*(.+?)\s*)?$/.exec(line) ?? [];
  return isHeadingName(name) && title !== '' ? [name, { title, qualifier }] : undefined;
}
