import type { EditorOptions, Group, TypeHints } from '#content-editor';

/** A part of a form: its title, and its fields in order with spaces between. First are those that most churches fill in. */
export const group = (title: string, fields: string): Group => ({ title, fields: fields.split(' ') });

/** Behind “More”: fields that are set once, another language than the site's, and from and until when visitors see the entry. */
export const rarelyChanged = (fields = ''): Group => ({
  ...{ ...group('Rarely changed', `${fields} language showFrom showUntil`.trim()), folded: true },
});

/** The palettes, by the numbers under which the settings may name other colours, with the words for the site's own. */
export const palettes = {
  0: 'Palette 0: cyan and blue',
  1: 'Palette 1: yellow and black',
  2: 'Palette 2: green and black',
  3: 'Palette 3: lavender and magenta',
} as const;

/** Events, and the changes of their dates. */
export const dates: EditorOptions['dates'] = {
  ...{ eventType: 'eventPage', changeType: 'eventChange', askedAfter: 'endTime' },
};

/** For a service that moves to the church of others. */
const elsewhere = 'A place that the list lacks: add it under “Places” on the first page first.';

const notSoSimple = 'lastDate leftOut alsoOn otherTimes timeInWords termTimeOnly endDate status statusNote';

/** How events and their changes are shown. */
export const eventHints: Readonly<Record<string, TypeHints>> = {
  eventPage: {
    ...{ plural: 'Events', one: 'event', isTask: true, times: ['startTime', 'endTime'] },
    slugsOf: { kinds: 'eventKind' },
    notCopied: ['formerSlugs', 'order', 'status', 'statusNote', 'highlightedEvent', 'mainService'],
    notCopiedDates: ['leftOut', 'alsoOn'],
    shortNames: {
      ...{ title: 'title', summary: 'summary', body: 'text', illustration: 'picture', kinds: 'kind' },
      ...{ place: 'place', room: 'room', contact: 'who to ask', cost: 'cost', order: 'place in the list' },
      ...{ repeats: 'how often', firstDate: 'date', lastDate: 'last date', leftOut: 'days left out' },
      ...{ startTime: 'time', endTime: 'time' },
    },
    choices: {
      palette: palettes,
      status: {
        ...{ scheduled: 'Yes, as planned', cancelled: 'No, all of it is cancelled' },
        ...{ postponed: 'Put off, new date not known', moved: 'Moved' },
      },
    },
    help: {
      repeats:
        'Write it as you would say it: once, every Sunday, first and third Tuesdays, fortnightly on Mondays, six Wednesdays from 6 January 2027, Thursdays until Easter, Ash Wednesday, by arrangement.',
      firstDate: '',
      place: elsewhere,
      otherTimes:
        'Such as: Saturdays: 10am. Or what changes for good: from 6 January 2027: 8pm to 9.30pm. One on each line.',
      highlightedEvent: 'A handful is enough.',
      kinds: 'The first gives the colour. Add another kind under “Kinds of event” on the first page.',
    },
    groups: [
      group('What', 'title summary body'),
      group('When', 'repeats firstDate startTime endTime'),
      group('Where', 'place room access'),
      group('Who and how', 'audience contact cost price kinds illustration'),
      { ...group('When it is not so simple', notSoSimple), folded: true },
      rarelyChanged(
        'bookingUrl watchUrl watchAgain slug formerSlugs order palette highlightedEvent worship mainService',
      ),
    ],
  },
  eventChange: {
    ...{ plural: 'Changed dates', one: 'changed date', sortBy: '-date', idFrom: ['event', 'date'] },
    times: ['startTime', 'newStartTime', 'newEndTime'],
    none: { newPlace: 'The same place' },
    shortNames: { note: 'note', status: 'what happens', newDate: 'new date', newPlace: 'new place' },
    choices: {
      status: {
        ...{ cancelled: 'Cancelled', postponed: 'Put off, new date not known' },
        ...{ moved: 'Moved to another day or place' },
        changed: 'Changed: another time or room, or only a note, who leads or the readings',
      },
    },
    help: {
      newPlace: elsewhere,
      leads:
        'On the notice sheet until the day is over: a post, such as “The vicar”, or somebody in “People and posts”. Anybody else is not shown before you tick the box.',
      readings: 'Such as: Isaiah 64.1–9, Mark 13.24–37.',
    },
    groups: [
      group('Which date', 'title event date'),
      group('What happens', 'status newDate newStartTime newEndTime newPlace newRoom note'),
      group('Who leads, and what is read', 'leads leadsAgreed readings'),
      rarelyChanged('lastDate startTime alsoEvents'),
    ],
  },
};
