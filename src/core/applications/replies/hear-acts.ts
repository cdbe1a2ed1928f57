import { anyOf } from '../phrases.ts'
import { type Act, ACTS, type ActShares } from './acts.ts'
import { type ActModel, actsOf } from './acts-of.ts'
import type { Sentence } from './own-part.ts'

/** A sentence and what it does. */
export type HeardAct = {
  sentence: Sentence
  /** Its folded text without names of firms and posts. */
  nameless: string
  shares: ActShares
}

/** What each sentence does. Names of firms and posts say nothing about it and are left out: 'Test Engineer' is no test. */
export function hearActs(
  sentences: readonly Sentence[],
  names: readonly string[],
  model: ActModel = actsOf,
): HeardAct[] {
  return sentences.map((sentence) => {
    const nameless = withoutNames(sentence.folded, names)
    const shares = model(nameless, sentence.isQuestion)
    if (sentence.certain === sentence.folded) return { sentence, nameless, shares }
    // grave news only where it is said without condition
    const { rejection, offer } = model(withoutNames(sentence.certain, names), sentence.isQuestion)
    const grave = { rejection: Math.min(shares.rejection, rejection), offer: Math.min(shares.offer, offer) }
    return { sentence, nameless, shares: { ...shares, ...grave } }
  })
}

export function withoutNames(folded: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(` ${name} `, ' xx '), ` ${folded} `).trim()
}

/** Sentences that surely ask nothing and give no news: how a process goes, footers, greetings. */
export function idleOf(heard: readonly HeardAct[]): ReadonlySet<Sentence> {
  return new Set(heard.filter(({ shares }) => shares.none > 0.6).map(({ sentence }) => sentence))
}

const OF_APPLICATIONS = anyOf(
  'application, applied, cv, resume, papers, documents, paperwork, portfolio',
  'unterlagen, mappe, bewerbung*, lebenslauf, zeugnis*',
  'basvuru*, ozgecmis*, belge*, evrak*',
  'candidature, dossier',
  'candidatura, solicitud, curriculum',
)
const ON_APPLICATIONS: readonly Act[] = ['received', 'hold', 'info', 'invite', 'task', 'rejection', 'offer']

/** What a person says of the reader's application, also where somebody is away. */
function mattersOf(heard: readonly HeardAct[]): ReadonlySet<Sentence> {
  const isMatter = ({ sentence, shares }: HeardAct) =>
    OF_APPLICATIONS.test(sentence.folded) && ON_APPLICATIONS.some((act) => shares[act] > 0.5)
  return new Set(heard.filter(isMatter).map(({ sentence }) => sentence))
}

/** Sentences that a machine would not write: they do something else than announce an absence or a failed delivery. */
function humanOf(heard: readonly HeardAct[]): ReadonlySet<Sentence> {
  return new Set(
    heard.filter(({ shares }) => ACTS.some((act) => shares[act] > shares.auto)).map(({ sentence }) => sentence),
  )
}

/** What the rules take from the learnt acts. */
export const signsIn = (heard: readonly HeardAct[]) => ({
  idle: idleOf(heard),
  matters: mattersOf(heard),
  human: humanOf(heard),
})

/** The sentences that most surely do one thing, surest first. */
export function loudest(heard: readonly HeardAct[], act: Act): string[] {
  return heard
    .filter(({ shares }) => shares[act] > 0.3)
    .toSorted((one, other) => other.shares[act] - one.shares[act])
    .map(({ sentence }) => sentence.text)
}
