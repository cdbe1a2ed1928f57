import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { oncePer } from '#core/once-per.ts'
import { ownWords } from '#core/skills/stance.ts'
import { Beginnings } from '#core/text/beginnings.ts'

/** A skill that a text shows without naming it, and the words that show it. */
export type ToldSkill = { skillId: string; words: string }

type TheDeed = { deeds: readonly string[]; things: readonly string[] }
/** `toldWith`: a deed and what it is done to, which say the same in every trade of technology. */
type Told = {
  skillId: string
  toldBy: readonly string[]
  toldWith: readonly TheDeed[]
  company: RegExp | null
  isSoft: boolean
  families: ReadonlySet<string>
}

const LONGEST_TEXT = 2_500
/** Who taught themselves has learnt, and is no teacher. */
const TAUGHT_ONESELF = /(?<!\p{L})(?:teach(?:es|ing)?|taught) (?:my|him|her|them|our)(?:self|selves)(?!\p{L})/gu
/**
 * 'Serving', 'agents', 'fine-tuned', 'drift' and 'regression' are everyday words of everybody who builds software: alone they
 * show machine learning or statistics only in a line that speaks of it.
 */
const COMPANY: Readonly<Record<string, RegExp>> = {
  ml: /(?<!(?:data|domain|billing|business|operating|object|pricing) )model(?:l?(?:e|en|s)?|os?|èles?|i|ler\p{L}*|in\p{L}*)?(?!\p{L})|\b(?:ml|ai|llms?|gpt\S*|claude|gemini|llama|bert|machine learning|deep learning|neural\p{L}*|training data|data ?sets?|predict\p{L}*|vorhersag\p{L}*|tahmin\p{L}*|classif\p{L}*|embeddings?|vector\p{L}*|chatbot\p{L}*|assistants?|scikit\S*|sklearn|pytorch|tensorflow|keras|hugging ?face|langchain|openai|rag|pandas|numpy|notebooks?)(?!\p{L})|yapay|ki-/u,
  statistics:
    /\b(?:stat\p{L}*|istatist\p{L}*|data|daten|veri\p{L}*|données|datos|r|spss|stata|sas|python|models?|modell\p{L}*|modèles?|modelos?|predict\p{L}*|forecast\p{L}*|clinical|survey\p{L}*|thesis|study|studies|linear|logistic|coefficient\p{L}*|variables?|econometr\p{L}*|analys\p{L}*|analiz\p{L}*)(?!\p{L})/u,
}
/** Whose lines speak of models and data anyway. */
const DATA_FAMILIES = new Set(['ml', 'ai', 'data-science', 'data-analysis', 'statistics', 'research'])
/** Skills that are told by the words of statistics. */
const OF_STATISTICS = new Set(['statistics', 'regression-analysis'])
/** A family of jobs lends its words to skills of roles that are at least this near to it. */
const LEAST_CLOSENESS = 0.4

/**
 * What a line shows in a person's own words: 'pull requests' for code review. The same words mean other things in other
 * jobs (a nurse has alarms too), so they count only where the work, by its title, is near to a role that asks for the
 * skill; a deed with its thing ('reduced open CVEs') counts in any work with technology. `families` is null where there is no
 * title to go by (a project). Manners count everywhere.
 */
export function toldIn(catalogue: Catalogue, text: string, families: readonly string[] | null): ToldSkill[] {
  const plain = ownWords(text.slice(0, LONGEST_TEXT)).toLowerCase().replaceAll(TAUGHT_ONESELF, 'learnt')
  const isOfData = families?.some((family) => DATA_FAMILIES.has(family)) ?? false
  const { list, phrases, deeds, things } = toldSkillsOf(catalogue)
  const [phrased, done, doneTo] = [phrases.in(plain), deeds.in(plain), things.in(plain)]
  return list.flatMap((told) => {
    const { skillId, company, isSoft, families: near } = told
    // who works with data says of models what those near to it say
    const isOfIt = isOfData && company?.test(plain) === true
    const isNear = isSoft || isOfIt || families === null || families.some((family) => near.has(family))
    const isDeed = done.has(told) && doneTo.has(told)
    if (!(isNear ? isDeed || phrased.has(told) : isDeed && families.length > 0)) return []
    const found = (isNear ? anyWords(told) : deedWords(told)).exec(plain)
    const words = found?.[0].trim() ?? ''
    const isAlone = company !== null && !isOfData && isEveryday(words) && !company.test(plain.replace(words, ' '))
    return words === '' || isAlone ? [] : [{ skillId, words }]
  })
}

/** One word, or one behind a small one: 'in production'. */
const isEveryday = (words: string) => !words.replace(/^(?:in|the|a) /u, '').includes(' ')

/** The skills that own words show, and how the words begin that may show them: few patterns have to be made and run. */
const toldSkillsOf = oncePer((catalogue: Catalogue) => {
  const near = familiesNear(catalogue)
  const [phrases, deeds, things] = [new Beginnings<Told>(), new Beginnings<Told>(), new Beginnings<Told>()]
  const list: Told[] = []
  for (const { id, toldBy = [], toldWith = [], category } of catalogue.skills.values()) {
    if (toldBy.length + toldWith.length === 0) continue
    const told: Told = {
      skillId: id,
      toldBy,
      toldWith,
      company: COMPANY[OF_STATISTICS.has(id) ? 'statistics' : category] ?? null,
      isSoft: category === 'soft',
      families: near.get(id) ?? new Set(),
    }
    list.push(told)
    for (const phrase of toldBy) phrases.add(phrase, told)
    for (const one of toldWith) {
      for (const deed of one.deeds) deeds.add(deed, told)
      for (const thing of one.things) things.add(thing, told)
    }
  }
  return { list, phrases, deeds, things }
})

const anyWords = oncePer(({ toldBy, toldWith }: Told) => wholeWords([...toldBy.map(phraseOf), ...toldWith.map(deedOf)]))
const deedWords = oncePer(({ toldWith }: Told) => wholeWords(toldWith.map(deedOf)))

/** '*' alone is one to three words, at the end of a word the rest of it. */
const phraseOf = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) =>
      word === '*'
        ? String.raw`\S{1,30}(?: \S{1,30}){0,2}`
        : word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]{0,20}`),
    )
    .join(' ')

/** Words behind which a thing is what the deed was for, or whose it is: 'wrote modules for six teams'. */
const TURNED = 'for|by|from|used|via|für|von|durch|pour|par|para|por|için|tarafından'
const JOINED = 'and|or|und|oder|ve|et|ou|y|e'
const BETWEEN = 5

/** A deed and what it is done to in one clause; in German and Turkish the deed stands last. */
function deedOf({ deeds, things }: TheDeed): string {
  const [deed, thing] = [deeds, things].map((list) => `(?:${list.map(phraseOf).join('|')})`)
  const between = (barred: string) => String.raw`(?: (?!(?:${barred}) )[^\s,;:.()]{1,30}){0,${BETWEEN}}? `
  return `${deed}${between(TURNED)}${thing}|${thing}${between(`${TURNED}|${JOINED}`)}${deed}`
}

const wholeWords = (parts: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'u')

function familiesNear(catalogue: Catalogue): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>()
  for (const role of catalogue.roles.values()) {
    const families = (role.titles ?? [])
      .filter(({ closeness }) => closeness >= LEAST_CLOSENESS)
      .map(({ family }) => family)
    const asked = new Set([
      ...role.skills.map(({ skill }) => skill),
      ...(role.topics ?? []).flatMap(({ any }) => any.map(({ skill }) => skill)),
      ...(role.grow ?? []).map(({ skill }) => skill),
    ])
    for (const skill of asked)
      for (const family of families) near.set(skill, (near.get(skill) ?? new Set()).add(family))
  }
  return near
}
