import type { LocalDate } from '../../time.ts'
import { plain } from '../plain.ts'
import { wordsOf } from './heard-text.ts'

export type KnownApplication = {
  id: string
  company: string
  title: string
  /** null for one that is only saved. */
  appliedOn: LocalDate | null
  url?: string | null
  /** One of its people wrote the message, or its advert holds the sender's address or the code of the post. */
  isTraced?: boolean
  /** Applied for and not closed: a letter that names nobody can only be about one of these. */
  isWaiting?: boolean
}

/** 1 for a title in full, less for the part of it that tells it from the others; longer titles take their words first. */
export function titleScores(known: readonly KnownApplication[], subject: string, text: string): Map<string, number> {
  // what the letter itself says goes before its subject, which may stand for a whole exchange
  let rest = ` ${plain(text)} | ${plain(subject)} `.replace(/ talent acquisition /g, ' ')
  const scores = new Map<string, number>()
  const byLength = known
    .map(({ id, title }) => {
      const words = wordsOf(cleanTitle(title))
      return { id, words, phrase: words.join(' ') }
    })
    .toSorted((one, other) => other.phrase.length - one.phrase.length)
  const firstAt = new Map<string, number>()
  const idsOf = new Map<string, string[]>()
  for (const { id, phrase } of byLength) {
    const ids = idsOf.get(phrase)
    if (ids) ids.push(id)
    else idsOf.set(phrase, [id])
  }
  for (const [phrase, ids] of idsOf) {
    if (phrase === '' || !rest.includes(` ${phrase}`)) continue
    // where another title holds this one, 'support engineering' may mean either
    const isPart = byLength.some((other) => other.phrase !== phrase && ` ${other.phrase} `.includes(` ${phrase} `))
    const at = rest.indexOf(phrase.length >= 6 && !isPart ? ` ${phrase}` : ` ${phrase} `)
    if (at < 0) continue
    for (const id of ids) firstAt.set(id, at)
    // the same length keeps the places of what follows
    rest = rest.replaceAll(` ${phrase}`, ` ${'|'.repeat(phrase.length)}`)
  }
  // the title named first is the matter; one named later is mentioned beside it
  const first = Math.min(...firstAt.values())
  // a subject that is nothing but a title counts as much
  const whole = plain(subject)
  for (const { id, phrase } of byLength)
    if (firstAt.has(id)) scores.set(id, firstAt.get(id) === first || phrase === whole ? 1 : 0.6)
  const companyOf = new Map(known.map(({ id, company }) => [id, company]))
  const titlesWith = new Map<string, number>()
  const inFirm = (id: string, word: string) => `${companyOf.get(id)}\0${word}`
  for (const { id, words } of byLength)
    for (const word of new Set(words)) titlesWith.set(inFirm(id, word), (titlesWith.get(inFirm(id, word)) ?? 0) + 1)
  const postsOf = new Map<string, number>()
  for (const { company } of known) postsOf.set(company, (postsOf.get(company) ?? 0) + 1)
  for (const { id, words } of byLength) {
    if (scores.has(id) || words.length < 2) continue
    // 'Lectureship' is about the lecturer's post
    const isNear = (word: string) =>
      rest.includes(` ${word} `) || (word.length >= 7 && rest.includes(` ${word.slice(0, -1)}`))
    const hits = words.filter((word) => word.length > 3 && isNear(word)).length
    // 'the senior post' where one firm has two: the word that only this title has decides
    const isTold =
      (postsOf.get(companyOf.get(id) ?? '') ?? 0) > 1 &&
      words.some((word) => word.length > 3 && isNear(word) && titlesWith.get(inFirm(id, word)) === 1)
    if (hits > 0) scores.set(id, (0.5 * hits) / words.length + (isTold ? 0.3 : 0))
  }
  return scores
}

function cleanTitle(title: string): string {
  return title.replace(/\([^)]*\)|\b[mwfdx](\/[mwfdx])+\b/gi, ' ')
}
