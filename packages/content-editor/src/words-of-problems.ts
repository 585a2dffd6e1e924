/** The words about what is wrong, and what a person can do about it: in a form, in the history, and for strangers. */

export const problems = {
  title: (count: number) => (count === 1 ? 'One thing to put right' : `${count} things to put right`),
  inTitle: 'Put right',
  notSaved: 'Nothing is saved yet, and nothing that you typed is lost.',
  checked: 'Checked. Nothing is wrong, and nothing is saved yet.',
  error: 'Put right:',
  warning: 'Look at this:',
  otherEntry: (name: string) => `It would break another entry, ${name}:`,
  changedMeanwhile: (who: string, when: string, fields: string) =>
    `${who} saved this${when} while you had it open, and changed: ${fields}. Your words are still here. Save again to put yours in place of theirs.`,
  somebody: 'Somebody else',
  onDay: (when: string) => ` on ${when},`,
  theirs: (value: string) => `Now saved there: ${value === '' ? 'nothing' : value}`,
  missing: 'This is needed.',
  notWritten:
    'The file cannot take these words. Take out unusual signs and save again, or change the file in a text editor.',
  disk: {
    ENOSPC:
      'The disk is full. Delete something that is not needed from it, or ask the person who runs the site, and save again.',
    EDQUOT:
      'This account may not store any more on the disk. Delete something that is not needed from it, or ask the person who runs the site, and save again.',
    EROFS:
      'The disk may only be read at present. Ask the person who runs the site to make it writable, and save again.',
    EACCES:
      'This account may not change the content folder. Ask the person who runs the site to allow it, and save again.',
    EPERM:
      'This account may not change the content folder. Ask the person who runs the site to allow it, and save again.',
  },
  notWritable: (code: string) =>
    `The disk did not take it (${code}). Save again; if that does not help, ask the person who runs the site.`,
  otherEncoding:
    'Meanwhile somebody has saved this file in another encoding, so nothing is saved. Your words are still here: open this page once more in another window, convert the file there, and save here again.',
  goneMeanwhile: (who: string, when: string) =>
    `${who} deleted this${when} while you had it open. Save again to bring it back with your words.`,
  unreached:
    'The editing page cannot be reached, so nothing is saved. Your words are still here: save again when this device is connected.',
  restarted: 'The editing page was started again while this was open. Your words are still here: save again.',
} as const;

export const unfinished = {
  stopped: (name: string) =>
    `Somebody has begun a ${name} with git here and not ended it, and what you save now may be lost with it: first let them type git ${name} --continue or git ${name} --abort in the content folder.`,
  detached:
    'The history of this folder is on no branch, and what you save now may be lost from it: first let the person who runs the site type git switch and the name of the branch in the content folder.',
  locked: (file: string) =>
    `Changes are saved but not kept in the history, because git is at work here, or was stopped in the middle of it. If nobody is working with git now, delete the file ${file} to keep them again.`,
} as const;

export const refused = {
  host: 'This page is only for the computer on which it runs: open it there, at the address that it printed when it started.',
  otherAddress: (origin: string) => `The editing page is at ${origin}, behind a password.`,
  proxy:
    'The editing page has no login of its own. Over a network it works only behind a proxy that asks for a password and names the user: set EDIT_USER_HEADER, EDIT_ORIGIN and EDIT_PROXY_SECRET, as docs/operating.md says.',
  noKey:
    'Open the address that the terminal printed when the editing page was started: only a browser that has opened it may see this.',
  noKeyToSave:
    'Open the address that the terminal printed when the editing page was started, and then reload this page here to send again what you typed.',
  noSecret: (header: string) =>
    `This did not come through the proxy, or the proxy does not send the secret of EDIT_PROXY_SECRET in the header ${header}.`,
  noUser: 'The proxy has not said who you are, so nothing is shown. Ask the person who runs the site.',
  origin: 'This came from another page and not from a form here, so nothing was done.',
  notFound: 'There is no such page here. It may have been deleted.',
  tooLarge:
    'That is more than the editing page takes at once, so nothing was saved. Go back to your words, and choose a smaller file: a photograph of at most 25 megabytes, or a paper of 20.',
  failed: 'Something went wrong, and nothing was saved. Go back, and try again.',
  unread: (reason: string) =>
    `The content folder cannot be read, so nothing was saved. ${reason} Reload this page later, which sends again what you typed.`,
  title: 'Not here',
  notSaved: 'Not saved',
} as const;
