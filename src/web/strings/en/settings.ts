import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { moment } = datesOf('en')
const { plural } = formatsOf('en')

/** The settings, top to bottom; a section's key is its anchor. */
export const settings = {
  meta: { title: 'Settings · Waymark' },
  heading: 'Settings',
  parts: {
    you: 'You',
    career: 'Career answers',
    reminders: 'Reminders',
    looks: 'Language and looks',
    security: 'Sign-in',
    data: 'Data and assistants',
  },
  sections: {
    profile: { title: 'Your name', note: 'As it greets you, and as others may see it' },
    plan: { title: 'Your plan', note: 'What it gives, what is used, and when it renews' },
    career: { title: 'Career answers', note: 'What your courses and your plan are made from' },
    'time-zone': { title: 'Time zone', note: 'Your streak counts days in it' },
    reminders: { title: 'Reminders', note: 'What you are reminded of, and how' },
    leaderboard: { title: 'Leaderboard', note: 'How others see you there' },
    'game-elements': { title: 'Game elements', note: 'Points, streak, badges' },
    language: { title: 'Language', note: 'Of all pages and questions; courses keep the names they were given' },
    appearance: { title: 'Appearance', note: 'On this device' },
    password: { title: 'Password', note: 'Changing it signs every other device out' },
    'second-step': { title: 'Second step', note: 'A code after your password' },
    assistant: { title: 'Assistant and programs', note: 'Personal tokens' },
    'your-data': { title: 'Your data', note: 'Take it with you, or delete it' },
    'sign-out': { title: 'Sign-ins', note: 'Where you are signed in' },
  },
  profile: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address: {email}',
    save: 'Save name',
    saved: 'Name saved',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'You changed something here that is not saved yet.',
    leave: 'Leave',
    stay: 'Stay and save',
  },
  emailNotice: {
    text: (email: string) =>
      `Please confirm ${email} with the link we mailed, so that a forgotten password can be replaced.`,
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
  game: {
    hide: 'Show me no game elements',
    means:
      "Hides points, streak, badges and leaderboards everywhere. They are still counted, so nothing is lost when you show them again. To leave the leaderboard too, choose 'Hide me' below.",
    saved: 'Saved',
    notSaved: 'This could not be saved. Please try again.',
  },
  password: {
    current: 'Current password',
    wanted: 'New password',
    submit: 'Change password',
    changed: 'Password changed. Every other device is signed out; tokens and the address of your calendar have ended.',
  },
  secondStep: {
    off: 'Off. With it, somebody who learns your password still cannot sign in. Any authenticator app works.',
    on: (codesLeft: number) =>
      `On. Signing in asks for a code of your app. ${plural(codesLeft, { one: '1 recovery code is', other: `${codesLeft} recovery codes are` })} left.`,
    unconfirmed:
      'Your email address is not confirmed. Until it is, a password reset by email turns the second step off, because the account may be somebody else’s.',
    newCodes: 'New recovery codes',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    password: 'Your password',
    turningOn: {
      title: 'Turn the second step on',
      noPassword: 'Password is required',
      passwordHint: 'So that nobody else at this device can do it.',
      goOn: 'Continue',
      scan: 'Scan this with your authenticator app, or type the key into it.',
      qrCode: 'QR code with the key for your authenticator app',
      key: 'Key',
      code: 'Code of the app',
      codeHint: 'Six digits, new every thirty seconds.',
      noCode: 'Code is required',
      submit: 'Turn on',
    },
    turningOff: {
      title: 'Turn the second step off?',
      description: 'Your password alone signs in then, and your recovery codes are void.',
      submit: 'Turn off',
      done: 'The second step is off',
    },
    renewing: {
      title: 'Make new recovery codes?',
      description: 'Those you have now no longer work.',
      submit: 'Make new codes',
    },
    proof: {
      incomplete: 'Both your password and a code are needed.',
      code: 'Code',
      codeHint: 'Of your app, or a recovery code.',
    },
    codes: {
      heading: 'Your recovery codes',
      note: 'Each signs you in once when your phone is away. They are shown only now: print or save them.',
      save: 'Save as a file',
      kept: 'I have kept them',
      unkept: {
        title: 'Have you kept the codes?',
        text: 'They are shown only now. Without them and without your phone you cannot sign in.',
        leave: 'Leave',
        stay: 'Stay and keep them',
      },
    },
  },
  appearance: 'Follow the system, or always light or dark.',
  data: {
    everything: 'Everything we hold about you, in one file (JSON).',
    download: 'Download my data',
    resume: 'Just your resume: its page deletes the file alone, or all that was read from it.',
    toResume: 'Go to my resume',
    account: 'Deletes your account, resumes, answers and points. This cannot be undone.',
    deleteAccount: 'Delete account',
    deletion: {
      title: 'Delete your account?',
      description:
        'Your account, resumes with their files, answers, skills, courses, points, badges, certificates, chats and messages are gone at once, everywhere. Old backups of this server keep a copy until they are replaced. This cannot be undone.',
      keep: 'Keep my account',
      submit: 'Delete for good',
      password: 'Your password',
      passwordHint: 'So that nobody else at this device can do it.',
      noPassword: 'Password is required',
      done: 'Your account and all that was in it are deleted.',
    },
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
