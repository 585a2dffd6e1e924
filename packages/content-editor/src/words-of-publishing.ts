/** The words about sending what is saved: what goes, what two people have changed, and why nothing was sent. */
export const publish = {
  title: 'Publish',
  titleThin: 'what is saved',
  button: 'Publish',
  to: (place: string) => `It goes to ${place}.`,
  none: 'Everything that is saved here has been sent.',
  done: 'Published; on the web in a minute.',
  notYet: 'Not yet on the web.',
  waiting: (count: number) =>
    count === 1 ? 'One change is not yet on the web' : `${count} changes are not yet on the web`,
  fetch: 'Look for changes of others',
  goes: 'This goes',

  uncommitted: (titles: readonly string[]) =>
    `This was changed outside the editing page, or the history could not be written, so it does not go: ${titles.slice(0, 8).join(', ')}${titles.length > 8 ? ' …' : ''}.`,
  keep: 'Let it go as well',
  uncommittedMessage: 'Keep what another program has changed',

  /** What becomes of something that two people have changed. */
  conflict: {
    title: 'Two people',
    titleThin: 'changed this',
    why: 'Nothing is sent yet, and nothing is lost. Choose for each, and publish.',
    waits: 'Somebody has published another change of the same. Press the button to see both, and to choose.',
    mine: 'Saved here',
    theirs: 'Already published',
    keep: {
      mine: 'Keep what is saved here',
      theirs: 'Keep what is published',
      both: 'Keep both, one after the other',
    },
    notBoth: 'Both cannot stay, because this holds one thing.',
    whole: 'All of it',
    changed: 'Changed',
    deleted: 'Deleted, or with another name',
    nothing: 'Nothing',
  },

  /** Why there is no place to which anything could go. */
  nowhere: {
    noRemote:
      'No address is set to which it could be sent. Ask the person who runs the site: in the content folder, git remote add origin and the address sets one.',
    otherFolder:
      'The settings of this repository (core.worktree) put its files into another folder, so nothing is sent. Ask the person who runs the site.',
    address: (url: string) =>
      `Nothing is sent to “${url}”. Ask the person who runs the site to set an address that begins with https:// or ssh://, or the whole path of a folder.`,
    within: (url: string) =>
      `Nothing is sent to “${url}”, because that lies within this folder. Ask the person who runs the site to set another address.`,
    noBranch: (name: string, others: string) =>
      `The branch “${name}” is not there, but ${others}. Ask the person who runs the site to type git branch -u origin/ and the right name in the content folder.`,
    unrelated:
      'What is there has nothing in common with this folder. Ask the person who runs the site whether the address is right.',
  },

  /** Why it was not sent. What is saved stays, so that the button can be pressed again. */
  refused: {
    unreachable: 'The web cannot be reached from here. Publish again when this computer is connected.',
    slow: 'It took too long and was stopped. Publish again later.',
    denied: (reason: string) =>
      `This computer may not send it.${reason === '' ? '' : ` The other side says: ${reason}`} Ask the person who runs the site.`,
    busy: 'Others are sending at the same time. Publish again in a minute.',
    unsaved: (files: string) =>
      `Others have published a change of ${files}, which another program has changed here and not put into the history. Ask whoever did that to commit or undo it, and publish again.`,
    wrong: (sentences: string) =>
      `What others have published is now here too, and together something is wrong, so nothing is sent. Put it right, or publish all the same. ${sentences}`,
    failed: (reason: string) =>
      `Nothing was sent, because git stopped: ${reason} Ask the person who runs the site.`,
  },
} as const;
