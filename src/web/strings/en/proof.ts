import { datesOf } from '../date-format.ts'

const { longDate } = datesOf('en')

/** The public page of a proof. */
export const proof = {
  meta: { title: 'Proof of a skill · Waymark' },
  heading: 'Proof of a skill',
  notLoaded: 'This proof could not be loaded. Please try again.',
  unreadable: 'This is not a proof we can read',
  tryIt: 'Try this check yourself',
  who: (name: string, skill: string) => `${name}: ${skill}`,
  ownName:
    'The name is written by the owner of the account. The proof says what was answered, not who sat at the keys.',
  /** A sentence of the signed text, which is English; `topics` tells what it names in Turkish. */
  signed: (sentence: string, _topics?: Readonly<Record<string, string>>) => sentence,
  facts: {
    passedOn: 'Passed on',
    counts: 'Counts as proven until',
    counted: 'Counted as proven until',
    criteria: 'What it took',
    evidence: 'How it was checked',
    issuer: 'Signed by',
    day: (instant: string) => longDate(instant),
  },
  signature: {
    checking: 'Checking the signature…',
    noKey: "The server's key could not be loaded, so the signature is not checked. Please load the page again.",
    right: 'The signature fits. Your browser checked it against the key of this server; not one letter was changed.',
    wrong: 'The signature does not fit. Do not rely on what this page says.',
    unknown: 'Your browser cannot check this kind of signature. How to check it yourself stands below.',
  },
  yourself: {
    title: 'Check it yourself',
    note: 'An Open Badges 3.0 credential (VC-JWT, EdDSA). Any library for JSON Web Tokens verifies it.',
    credential: 'The credential: {address}',
    key: 'The key it is signed with: {address}',
    status: 'Whether it was withdrawn: {address}',
    save: 'Save the signed credential',
  },
} as const
