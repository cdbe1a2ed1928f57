import { datesOf } from '../date-format.ts'

const { fullDay, moment } = datesOf('en')

/** Personal tokens: the section of the settings. */
export const tokens = {
  lead: 'A personal token lets your own assistant or another program work with your Waymark, within the limits you choose. It can never change your password, your tokens or your account. A new password ends all of them.',
  none: 'No tokens yet.',
  label: 'Personal tokens',
  make: 'New token',
  until: (day: string) => `Until ${fullDay(day)}`,
  ended: (day: string) => `Ended on ${fullDay(day)}`,
  neverUsed: 'never used',
  lastUsed: (at: string) => `last used ${moment(at)}`,
  end: 'End',
  endOf: (name: string) => `End the token ${name}`,
  hasEnded: 'That token has ended',
  scopes: {
    'profile:read':
      'Read your career profile without your contact details, check your resume and compare job ads with it',
    'documents:write': 'Draft resumes and letters, and fetch them as files with your contact details',
    'applications:read': 'Read your applications, without names and contact details of others',
    'applications:write': 'Add and move applications, and write notes',
    'ads:write': 'Save and read job ads',
    'plan:read': 'Read your plan',
    'interviews:read': 'Read your mock interviews',
  },
  dialog: {
    title: 'New personal token',
    description: 'Give it only what the program needs.',
    name: 'Name',
    nameHint: 'The program that will use it, such as “Assistant on my laptop”.',
    may: 'It may',
    days: 'It ends after',
    dayChoices: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'one year' },
    password: 'Your password',
    passwordHint: 'So that nobody else at this device can do it.',
    incomplete: 'A name, at least one permission and your password are needed.',
    cancel: 'Cancel',
    submit: 'Make token',
  },
  connection: {
    meta: { title: 'Connect a program · Waymark' },
    heading: 'Connect a program?',
    lead: (name: string) =>
      `A program that calls itself “${name}” asks to work with your Waymark. It can never change your password, your tokens or your account.`,
    claim: (name: string, place: string) =>
      `“${name}” is only what it says of itself. Nobody has checked it; what is known is where it leads: ${place}.`,
    leadsTo: (place: string) => `If you allow it, you go on to: ${place}. Refuse if you do not know that place.`,
    incomplete: 'This request to connect is not complete. Start again in the program.',
    incompleteForm: 'At least one permission and your password are needed.',
    allow: 'Allow',
    refuse: 'Refuse',
    end: 'It becomes one of your personal tokens, which you can end in the settings at any time.',
  },
  fresh: {
    heading: 'Your new token',
    note: 'It is shown only now. Keep it like a password: whoever has it can do what you allowed.',
    copy: 'Copy',
    copied: 'Token copied',
    kept: 'I have kept it',
    connect:
      'Connect an assistant that speaks the Model Context Protocol. If it can sign in by itself, it needs the address alone:',
    address: 'Address',
    header: 'Header',
    local: 'Or on the command line of this server: waymark mcp',
  },
} as const
