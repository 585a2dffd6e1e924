/** The words around the fields of an entry: what can be done with it, its page, its translations, and how texts and pictures are put in. */
export const forms = {
  form: {
    newTitle: 'New',
    needed: 'needed',
    save: 'Save',
    check: 'Only check',
    copy: 'Make a copy',
    remove: 'Delete',
    history: 'History',
    dates: 'Cancel or move a date',
    more: 'More',
    draft: 'Draft: visitors do not see it yet',
    choose: 'None',
    notSet: 'Not set',
    complex: (label: string) =>
      `“${label}” has a form that only the file itself can show. It stays as it is.`,
    filledIn: (count: number) => (count === 0 ? 'all empty' : `${count} filled in`),
    date: 'Day, such as 12 January 2027',
    lines: 'One on each line.',
    position: ['Latitude', 'Longitude'],
    which: (label: string, number: number) => `${label}, number ${number}`,
    slug: 'Leave it empty: it is then made from the title.',
    visitorsRead: (sentence: string) => `Visitors read: “${sentence}”`,
    copyOf: (title: string) => `A copy of “${title}”. Nothing is saved yet. Change the title and the times.`,
    leftBehind: (items: readonly string[]) => `The copy leaves out days of the old one: ${items.join('; ')}.`,
  },

  draft: {
    see: 'See the page',
    title: 'The page as visitors will see it',
    skip: 'Skip the page',
    before: 'The page cannot show this yet:',
  },

  translation: {
    titleIn: (title: string, language: string) => `${title} (${language})`,
    /** A link to the translation, and how far it is. */
    link: (language: string) => `In ${language}`,
    progress: (done: number, all: number) =>
      done === 0 ? 'not translated' : done === all ? 'translated' : `${done} of ${all} parts translated`,
    changedSince: (count: number) => `, ${count} changed since`,
    changed: (language: string) => `The ${language} words have changed since this was last saved.`,
    thin: (language: string) => `in ${language}`,
    empty: (language: string) => `What stays empty is shown in ${language}.`,
    original: (language: string) => `Open it in ${language}`,
    inFile: (label: string) =>
      `The words of “${label}” stand in the file of the entry itself, and stay as they are.`,
  },

  markdown: {
    help: 'How to write',
    lines: [
      'Leave an empty line between paragraphs. A line that you break within one, as in an address, stays broken.',
      '## at the start of a line makes a heading, - an item of a list.',
      '**bold** makes a word bold, *slanted* slanted.',
      'To link to a page or an event of this site, choose it below. For another site, write [words](https://…).',
    ],
    toolbar: 'Style of the text',
    bold: 'Bold',
    list: 'List',
    heading: 'Heading',
    link: 'Link',
    picture: 'Picture',
    inBrief: '**bold**, - an item of a list, ## a heading.',
    pictureOf: 'Put in a picture',
    linkTo: 'Put in a link to',
    linkWords: 'Words of the link',
    put: 'Put it in',
    putPicture: 'Add the picture',
  },

  picture: {
    add: 'Take or choose a new photograph, or drag it here',
    asked: 'About the new photograph',
    choose: 'Or choose one that is here:',
    nameOf: (title: string) => `Picture of ${title}`,
    notChosen: 'You describe a new photograph, and none was sent: choose it here once more.',
    help: 'It is turned upright and made smaller; where and when it was taken is removed from it.',
    ready: 'The new photograph is ready to be saved.',
    tooBig: (megabytes: number) =>
      `The photograph has more than ${megabytes} megabytes. Choose a smaller one.`,
    unreadable:
      'This file cannot be read as a photograph. Choose a JPEG, PNG or WebP, or a drawing as an SVG; on an iPhone, set the camera to “Most compatible”.',
    active: (found: string) =>
      `This drawing has “${found}” in it: only an SVG without scripts, links and files from elsewhere is taken. Ask whoever drew it for a “plain SVG” (in Inkscape: “Save as”, “Plain SVG”), or for a PNG without a background.`,
    alt: 'Now',
  },

  paper: {
    help: 'Save it as a PDF first (in Word: “Save as”, PDF). Whoever has its address can read it.',
    here: 'A file is here. Choose another to take its place.',
    ready: 'The new file is ready to be saved.',
    tooBig: (megabytes: number) => `The file has more than ${megabytes} megabytes. Choose a smaller one.`,
    unreadable:
      'This file is no PDF. In Word or another program, choose “Save as” or “Export”, and there PDF.',
  },
} as const;
