/** The page behind a confirmation mail. */
export const verifyEmail = {
  meta: { title: 'Confirm your email address · Waymark' },
  heading: 'Confirm your email address',
  lead: 'Then a forgotten password can be replaced by mail.',
  done: 'Thank you. Your email address is confirmed.',
  noToken: 'This link is incomplete or was opened before. Ask for a new one in your settings.',
  submit: 'Confirm',
  toSettings: 'Go to settings',
} as const
