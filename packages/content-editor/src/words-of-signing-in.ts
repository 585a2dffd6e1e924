/** The words of the sign-in page. */
export const signIn = {
  title: 'Sign in',
  name: 'Your name',
  password: 'Password',
  go: 'Sign in',
  out: 'Sign out',
  log: (who: string) => `${who} has signed in.`,
  forgotten: 'Forgotten? Ask the person who runs the site for a new password.',
  wrong: 'The name or the password is not right.',
  wait: 'There were too many wrong passwords. Wait two minutes, and try again.',
  ended: 'Your sign-in has ended. What you sent is not lost: sign in, and it is sent again.',
  tooLarge:
    'Your sign-in has ended. Sign in to the editing page in another window, then reload this page here to send again what you typed.',
};
