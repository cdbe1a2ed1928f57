import { type Act, ACTS } from './acts.ts'
import { letterTraits } from './act-traits.ts'
import { type HeardAct, withoutNames } from './hear-acts.ts'
import type { Sentence } from './own-part.ts'

/** A letter as the learnt weights see it. */
export type Letter = {
  subject: Sentence
  heard: readonly HeardAct[]
  /** Names of the person's own firms and posts, folded. */
  names: readonly string[]
  /** Sentences with a clock time to meet at. */
  meetings: ReadonlySet<string>
  hasMeeting: boolean
  hasDeadline: boolean
  moments: number
  isFromFirm: boolean
}

type Signs = Map<string, number>

const NEWS: readonly Act[] = ['rejection', 'invite', 'task', 'info', 'offer']
const ACT = 1.5
const MOST = 3
const WORDS = 3

/** What the sentences do, taken together, and what days the letter names. */
export function signsOf(letter: Letter): Signs {
  const signs = happenings(letter)
  for (const act of ACTS) {
    const shares = letter.heard.map((heard) => heard.shares[act]).toSorted((one, other) => other - one)
    const [first = 0, second = 0] = shares
    const sum = shares.reduce((all, share) => all + share, 0)
    signs.set(`top ${act}`, ACT * first)
    signs.set(`sum ${act}`, (ACT * 2 * Math.min(sum, MOST)) / MOST)
    signs.set(`second ${act}`, ACT * 0.7 * second)
    if (first > 0.5) signs.set(`has ${act}`, ACT * 0.5)
  }
  const strength = (act: Act) => Math.max(0, ...letter.heard.map(({ shares }) => shares[act]))
  const [best] = NEWS.toSorted((one, other) => strength(other) - strength(one))
  if (best !== undefined) signs.set(`best ${best}`, ACT * strength(best))
  return signs
}

/** The words of the letter itself. */
export function wordsOf(letter: Letter): Signs {
  const traits = letterTraits(
    withoutNames(letter.subject.folded, letter.names),
    letter.heard.map(({ nameless, sentence }) => ({ folded: nameless, isQuestion: sentence.isQuestion })),
  )
  const strength = WORDS / Math.sqrt(traits.size || 1)
  return new Map([...[...traits].map((trait): [string, number] => [trait, strength]), ...happenings(letter)])
}

function happenings({ heard, meetings, hasMeeting, hasDeadline, moments, isFromFirm }: Letter): Signs {
  return new Map([
    ['# always', 1],
    ['# meeting', Number(hasMeeting)],
    ['# meetings', Number(meetings.size > 1)],
    ['# deadline', Number(hasDeadline)],
    ['# days', Math.min(moments, MOST) / MOST],
    ['# firm', Number(isFromFirm)],
    ['# question', Number(heard.some(({ sentence }) => sentence.isQuestion))],
  ])
}
