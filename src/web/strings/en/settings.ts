import { formatsOf } from '../format.ts'

const { moment } = formatsOf('en')

/** The settings, top to bottom; a section's key is its anchor. */
export const settings = {
  meta: { title: 'Settings · Waymark' },
  heading: 'Settings',
  sections: {
    profile: { title: 'Your name', note: 'As it greets you, and as others may see it' },
    career: { title: 'Career answers', note: 'What your courses and your plan are made from' },
    'time-zone': { title: 'Time zone', note: 'Your streak counts days in it' },
    leaderboard: { title: 'Leaderboard', note: 'How others see you there' },
    'game-elements': { title: 'Game elements', note: 'Points, streak, badges' },
    language: { title: 'Language', note: 'Of the questionnaire; the other pages speak English so far' },
    appearance: { title: 'Appearance', note: 'On this device' },
    password: { title: 'Password', note: 'Changing it signs every other device out' },
    'second-step': { title: 'Second step', note: 'A code after your password' },
    'your-data': { title: 'Your data', note: 'Take it with you, or delete it' },
    'sign-out': { title: 'Sign-ins', note: 'Where you are signed in' },
  },
  profile: { firstName: 'First name', lastName: 'Last name', email: 'Email address: {email}', save: 'Save name', saved: 'Name saved' },
  emailNotice: {
    text: (email: string) => `Please confirm ${email} with the link we mailed, so that a forgotten password can be replaced.`,
    again: 'Send it again',
    sent: (email: string) => `A link is on its way to ${email}`,
  },
  timeZone: {
    label: 'Time zone',
    here: (zone: string) => `This browser is in ${zone}.`,
    choose: 'Choose it',
    hint: 'Can be changed once in 24 hours.',
    save: 'Save time zone',
    saved: 'Time zone saved',
  },
  language: { label: 'Language', notSaved: 'Your language could not be saved. Please try again.' },
  appearance: 'Follow the system, or always light or dark.',
  data: {
    everything: 'Everything we hold about you, in one file (JSON).',
    download: 'Download my data',
    resume: 'Just your resume: its page deletes the file alone, or all that was read from it.',
    toResume: 'Go to my resume',
    account: 'Deletes your account, resumes, answers and points. This cannot be undone.',
    deleteAccount: 'Delete account',
  },
  signIns: {
    label: 'Sign-ins',
    here: 'This browser',
    elsewhere: 'Another browser',
    times: (began: string, renewed: string) => `Since ${moment(began)}, last renewed ${moment(renewed)}`,
    end: 'End',
    endOf: (began: string) => `End the sign-in of ${moment(began)}`,
    ended: 'That sign-in has ended',
    out: 'Sign out',
    outEverywhere: 'Sign out everywhere',
  },
} as const
