import { findBuzzwords } from './buzzwords.ts'
import { NOT_ENGLISH } from './bullet-rules.ts'
import { countWords } from './count-words.ts'
import { nameList } from '#core/text/name-list.ts'
import { between, count, percent, shareOf } from './amounts.ts'
import { isPassive } from './passive.ts'
import { some } from './places.ts'
import { sentencesOf } from './sentences.ts'
import { leftOut, type Rule, type Statement } from './scene.ts'

/** Rules 22 to 24: how it is worded. */

export const noBuzzwords: Rule = inEnglish(({ prose, facts }) => {
  const skills: Statement[] = facts.skills.map((text, at) => ({
    text,
    fact: `skills.${at}`,
    place: { words: text, source: null, fact: `skills.${at}` },
  }))
  const found = [...prose, ...skills]
    .map((statement) => ({ ...statement, words: findBuzzwords(statement.text) }))
    .filter(({ words }) => words.length > 0)
  const all = found.flatMap(({ words }) => words)
  if (all.length === 0) return { share: 1, found: 'No words that everybody uses of themselves.' }
  const said = `${count(all.length, 'word')} that everybody uses: ${nameList([...new Set(all.map((word) => `“${word}”`))])}.`
  if (all.length === 1) return { share: 1, found: said }
  return {
    share: between(all.length, 6, 1),
    found: said,
    fix: 'Show it instead: not “team player” but what the team did with you.',
    where: some(found.map(({ place }) => place)),
  }
})

const FIRST_PERSON =
  /(?<![\p{L}\p{N}'’/.-])(?:I(?:['’](?:m|ve|d|ll))?(?![\p{L}\p{N}/.&+)-])|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine)(?![\p{L}\p{N}'’/-])/gu
/** 'Phase I', 'Calculus I': the numeral. */
const NUMERAL =
  /(?:phase|level|part|type|tier|calculus|physics|chemistry|class|grade|stage|volume|engineer|developer|analyst|technician|associate|world war|series|cycle|category|title) $/iu

export const noFirstPerson: Rule = inEnglish(({ prose }) => {
  const found = prose
    .map((statement) => ({ ...statement, times: firstPersonIn(statement.text) }))
    .filter(({ times }) => times > 0)
  const times = found.reduce((sum, one) => sum + one.times, 0)
  if (times === 0) return { share: 1, found: 'Told without “I”, “me” and “my”.' }
  return {
    share: between(times, 5, 0),
    found: `“I”, “me” or “my” ${times === 1 ? 'stands once' : `stand ${times} times`}.`,
    fix: 'Drop the pronoun and begin with the verb: “Built the…”.',
    where: some(found.map(({ place }) => place)),
  }
})

export function firstPersonIn(text: string): number {
  return [...text.matchAll(FIRST_PERSON)].filter(
    (match) => !(match[0] === 'I' && NUMERAL.test(text.slice(0, match.index))),
  ).length
}

/** Half for the voice, half for the length. */
export const plainSentences: Rule = inEnglish(({ prose }) => {
  const sentences = prose.flatMap((statement) => sentencesOf(statement.text).map((text) => ({ ...statement, text })))
  const passive = sentences.filter(({ text }) => isPassive(text))
  const share = shareOf(passive.length, sentences.length)
  const mean = shareOf(
    sentences.reduce((sum, { text }) => sum + countWords(text), 0),
    sentences.length,
  )
  const found = `${percent(share)} of ${count(sentences.length, 'sentence')} ${passive.length === 1 ? 'is' : 'are'} in the passive; the mean length is ${Math.round(mean)} words.`
  if (share <= 0.1 && mean <= 25) return { share: 1, found }
  const long = sentences
    .filter(({ text }) => countWords(text) > 25)
    .sort((a, b) => countWords(b.text) - countWords(a.text))
  return {
    share: between(share, 0.3, 0.1) / 2 + between(mean, 40, 25) / 2,
    found,
    fix: [
      ...(share > 0.1 ? ['Say who did it: not “was built by the team” but “built with the team”.'] : []),
      ...(mean > 25 ? ['Part long sentences in two.'] : []),
    ].join(' '),
    where: some([...(share > 0.1 ? passive : []), ...(mean > 25 ? long : [])].map(({ place }) => place)),
  }
})

function inEnglish(rule: Rule): Rule {
  return (scene) => {
    if (!scene.isEnglish) return leftOut(NOT_ENGLISH)
    if (scene.prose.length === 0)
      return {
        share: 0,
        found: 'There are no sentences to look at.',
        fix: 'Write a summary, and what you did in each job or project.',
      }
    return rule(scene)
  }
}
