import { forms } from './words-of-forms.ts';
import { problems, refused, unfinished } from './words-of-problems.ts';
import { publish } from './words-of-publishing.ts';
import { signIn } from './words-of-signing-in.ts';

/** When something was saved, by the clock of this machine. */
export const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** All words of the editing page's own; those of fields and rules come from the content model and the site's check. */
export const words = {
  problems,
  publish,
  refused,
  unfinished,
  product: 'Editing',
  skip: 'Skip to the form',
  nav: { start: 'Start', dates: 'Dates', history: 'History', publish: 'Publish', site: 'See the site' },
  savingAs: (who: string) => `You save as ${who}.`,

  start: {
    title: 'What has',
    titleThin: 'changed?',
    search: 'Find anything by its title',
    find: 'Find',
    tasks: 'Do this',
    cancel: 'Cancel or move a date',
    all: 'All there is',
    last: 'Changed last',
    found: (count: number, query: string) => `${count === 0 ? 'Nothing' : count} found for “${query}”`,
    portInUse: (port: number) =>
      `Port ${port} is already in use: stop what uses it, such as another editing page, or set EDIT_PORT to another.`,
    portNotAllowed: (port: number) =>
      `Port ${port} may not be used by this account: set EDIT_PORT to one above 1023.`,
    newOne: (one: string) => `New ${one}`,
  },

  signIn,

  list: {
    search: 'Find by title',
    none: 'There are none yet.',
    noneFound: 'None has these words in its title.',
    draft: 'Draft',
    broken: 'This file cannot be read',
  },

  ...forms,

  result: {
    headings: {
      saved: ['Saved', 'On the site now.'],
      deleted: ['Deleted', 'Gone from the site now.'],
      undone: ['Undone', 'The site is as it was.'],
      same: ['Nothing has changed,', 'so nothing was saved.'],
    },
    here: (done: string) => `${done} here.`,
    savedDraft: 'Visitors do not see it: it is a draft.',
    see: 'See it on the site',
    seeBeside: 'See how it looks',
    undo: 'Undo this',
    redo: 'Do it after all',
    edit: 'Go on editing',
    readBack: 'This is how it is understood',
    next: 'Are these right?',
    over: 'It is over.',
    notCommitted:
      'It is saved, but the history could not be written: somebody may be at work with git. Ask the person who runs the site.',
    noHistory: 'There is no history, so this cannot be undone here.',
    warnings: 'Please look at this. It is saved all the same',
    siteStarting:
      'The site is not ready yet. It starts within a minute, or the window in which the editing page was started says why not.',
  },

  raw: {
    why: 'No form can show this file until it is put right: in a text editor, or by undoing the last change in its history. The site shows its last good version, or leaves it out.',
    atLine: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
    label: 'The whole file',
    encoding: (name: string) =>
      `This file is not UTF-8, but ${name}, so it can only be read here. Look at its £, dashes, quotation marks and accents: if all are right, convert it, and then change it.`,
    encodings: { 'windows-1252': 'windows-1252 (“ANSI”)', 'utf-16': 'UTF-16', 'utf-8': '' },
    convert: 'Convert this file to UTF-8',
  },

  remove: {
    title: 'Delete',
    sure: (title: string) => `“${title}” goes from the site.`,
    links: 'These name it, and would lead nowhere:',
    goes: 'These changed dates go with it:',
    noLinks: 'Nothing else names it.',
    yes: 'Delete it',
    no: 'Keep it',
    cancelInstead: 'If it is off for once, cancel the date instead: people then see that it is off.',
  },

  dates: {
    title: 'Cancel or move',
    titleThin: 'a date',
    of: 'Only one event',
    later: 'Later dates',
    show: 'Show',
    days: 'Days',
    cancel: 'Cancel',
    move: 'Move',
    say: 'Note',
    change: 'Change what it says',
    already: 'This date has been changed already. It can have one such change: open it and write there.',
    afterAll: 'As planned after all',
    none: 'There are no dates.',
    noneOf: 'This event has no dates to come.',
    noteHint: 'Why, and what they can do instead. It may stay empty.',
    nothingNew: 'Write the new day, time or place.',
    copy: { title: 'To tell people elsewhere:', button: 'Copy', copied: 'Copied' },
    submit: { cancelled: 'Cancel this date', moved: 'Move this date', changed: 'Save' },
    ending: { cancelled: 'cancelled', moved: 'moved', changed: 'note' },
    what: { cancelled: 'Cancel', moved: 'Move', changed: 'Add a note about' },
    since: {
      title: 'If you change days, times or place: from when on?',
      on: 'From this date on',
      all: 'All of them, past ones too',
      oneOf: 'Only one date?',
      day: 'Which date',
      noDay: 'Write the day from which on it changes.',
    },
    onDay: (event: string, day: string) => `${event} on ${day}`,
    whole: 'All dates, or all from a date on? Change the event itself.',
    everyEvent: 'All events',
  },

  history: {
    title: 'Who changed',
    titleThin: 'what',
    of: (title: string) => `of “${title}”`,
    none: 'Nothing has been changed yet.',
    undo: 'Undo',
    more: 'Earlier changes',
    undoes: (what: string) => `Undo: ${what}`,
    again: (what: string) => `Again: ${what}`,
    isUndone: 'Undone',
    cannot:
      'This cannot be undone by itself, because somebody has changed the same lines since. Open the entry and change it there, or undo the later change first.',
    breaks: 'Without this change something would be wrong:',
    nothing: 'This is undone already.',
    noHistory: {
      'no-repository':
        'Changes are saved, but not kept: there is no history and no undo. Ask the person who runs the site to make the content folder a git repository, as npm run church:new does.',
      'no-git':
        'Changes are saved, but not kept: there is no history and no undo. For that, install git from git-scm.com and start the editing page again.',
    },
  },

  commit: {
    change: (fields: string, title: string) => `Change ${fields} of ${title}`,
    changeMany: (title: string, fields: string) => `Change ${title}: ${fields}`,
    add: (one: string, title: string) => `Add ${one}: ${title}`,
    convert: (one: string, id: string) => `Convert ${one} to UTF-8: ${id}`,
    remove: (one: string, title: string) => `Delete ${one}: ${title}`,
    translate: (title: string, language: string) => `Translate ${title} into ${language}`,
    untranslate: (title: string) => `Take away ${title}`,
    publish: (title: string) => `Show ${title} to visitors`,
    hide: (title: string) => `Make ${title} a draft`,
  },
} as const;
