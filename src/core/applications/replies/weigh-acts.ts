import type { Act } from './bank/acts.ts'
import { type ActShares, actsOf } from './learn-acts.ts'
import type { Meaning } from './meanings.ts'
import type { Sentence } from './own-part.ts'

/** A sentence and what it does. */
export type HeardAct = { sentence: Sentence; shares: ActShares }

/** What a letter as a whole says, weighed from what its sentences do. */
export type Weighed = { meaning: Meaning; because: readonly Sentence[]; isPlain: boolean }

/** What each sentence does. Names of firms and posts say nothing about it and are left out: 'Test Engineer' is no test. */
export function hearActs(sentences: readonly Sentence[], names: readonly string[]): HeardAct[] {
  const hear = (folded: string, isQuestion: boolean) =>
    actsOf(names.reduce((text, name) => text.replaceAll(` ${name} `, ' xx '), ` ${folded} `).trim(), isQuestion)
  return sentences.map((sentence) => {
    const shares = hear(sentence.folded, sentence.isQuestion)
    if (sentence.certain === sentence.folded) return { sentence, shares }
    // grave news only where it is said without condition
    const { rejection, offer } = hear(sentence.certain, sentence.isQuestion)
    const grave = { rejection: Math.min(shares.rejection, rejection), offer: Math.min(shares.offer, offer) }
    return { sentence, shares: { ...shares, ...grave } }
  })
}

export const topOf = (heard: readonly HeardAct[], act: Act) => Math.max(0, ...heard.map(({ shares }) => shares[act]))
export const sumOf = (heard: readonly HeardAct[], act: Act) => heard.reduce((sum, { shares }) => sum + shares[act], 0)

/** Whether hardly any sentence is like those that say this. */
export function isUnheard(meaning: Meaning, heard: readonly HeardAct[]): boolean {
  return NEWS.every((act) => MEANS[act] !== meaning || topOf(heard, act) < 0.3)
}

/** Sentences that surely ask nothing and give no news: how a process goes, footers, greetings. */
export function idleOf(heard: readonly HeardAct[]): ReadonlySet<Sentence> {
  return new Set(heard.filter(({ shares }) => shares.none > 0.6).map(({ sentence }) => sentence))
}

const NEWS = ['rejection', 'offer', 'task', 'info', 'invite'] as const
/** How much weaker than another piece of news an act may be and still be the matter of the letter. */
const LEAD: Readonly<Record<(typeof NEWS)[number], number>> = {
  rejection: 0.2,
  offer: 0.3,
  task: 0.15,
  info: 0.05,
  invite: 1,
}
const MEANS: Readonly<Record<(typeof NEWS)[number], Meaning>> = {
  rejection: 'rejection',
  offer: 'offer',
  task: 'task',
  info: 'more_info',
  invite: 'interview_invite',
}

/** The meaning of a letter of which no phrase decides. An offer or a rejection needs more than one sign. */
export function weighActs(heard: readonly HeardAct[]): Weighed | null {
  const top = Object.fromEntries(NEWS.map((act) => [act, topOf(heard, act)])) as Record<(typeof NEWS)[number], number>
  const loudest = Math.max(...Object.values(top))
  if (topOf(heard, 'fraud') > 0.5 || topOf(heard, 'stranger') > 0.7) return null
  if (topOf(heard, 'auto') > 0.7 && loudest < 0.7 && sumOf(heard, 'received') < 0.8) return null
  if (sumOf(heard, 'ad') > 1.5 || (topOf(heard, 'ad') > 0.6 && loudest < 0.8)) return said('newsletter', heard, 'ad')
  const isHeld = topOf(heard, 'hold') > 0.5
  for (const act of NEWS) {
    const others = Math.max(...NEWS.filter((other) => other !== act).map((other) => top[other]))
    if (top[act] <= (act === 'invite' ? 0.6 : 0.5) || top[act] < others - LEAD[act]) continue
    if (
      act === 'rejection' &&
      (isHeld || (sumOf(heard, 'rejection') + sumOf(heard, 'parting') < 1.2 && top.rejection < 0.85))
    )
      continue
    if (act === 'offer' && sumOf(heard, 'offer') < 1.3) continue
    return said(MEANS[act], heard, act)
  }
  if (isHeld && topOf(heard, 'hold') > topOf(heard, 'received') - 0.2) return said('unknown', heard, 'hold')
  return topOf(heard, 'received') > 0.4 ? said('received', heard, 'received') : null
}

function said(meaning: Meaning, heard: readonly HeardAct[], act: Act): Weighed {
  const because = heard.filter(({ shares }) => shares[act] > 0.4).map(({ sentence }) => sentence)
  return { meaning, because, isPlain: topOf(heard, act) > 0.85 && sumOf(heard, act) > sumOf(heard, 'received') - 0.6 }
}
