import { tokenise } from '#core/skills/tokens.ts'
import { indexTerms, matchTerms } from '#core/skills/term-index.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import type { Aligned } from './align.ts'
import { plainText } from './hidden.ts'
import type { SourceToken, Sources, Unit } from './sources.ts'

/** Words that name a skill of the sources by another of its names, and names of skills that the sources lack. */
export type SkillWords = { known: Map<Aligned, readonly SourceToken[]>; unknown: Set<Aligned> }

export function skillWords(
  rewrite: string,
  tokens: readonly Aligned[],
  sources: Sources,
  catalogue: SkillTerm[],
): SkillWords {
  const ofSources = termsKept(sources, sources.text, catalogue)
  const held = new Set(ofSources.map(({ term }) => term.skill.id))
  const isNarrower = (text: string, id: string) =>
    ofSources
      .filter(({ term }) => term.skill.id === id)
      .every(
        (one) =>
          text.length > one.text.length &&
          text.toLowerCase().endsWith(one.text.toLowerCase()) &&
          !MAKER.test(text.slice(0, -one.text.length)),
      )
  const known = new Map<Aligned, readonly SourceToken[]>()
  const unknown = new Set<Aligned>()
  for (const { term, text } of termsIn(rewrite, catalogue)) {
    const words = wordsOf(text, tokens)
    if (isCutName(words, tokens)) for (const word of words) unknown.add(word)
    else if (held.has(term.skill.id) && !isNarrower(text, term.skill.id)) {
      const places = placesOf(term.skill, sources, catalogue)
      for (const word of words) known.set(word, places)
    } else if (words.length > 1 && !stand(words) && !isSpelledOut(words, tokens))
      for (const word of words) unknown.add(word)
  }
  return { known, unknown }
}

/** The maker's name before its product names no other one. */
const MAKER =
  /^(?:microsoft|ms|google|adobe|apple|oracle|apache|amazon|ibm|hashicorp|jetbrains|atlassian|cisco|autodesk|red hat|vmware) $/i

type Terms = ReturnType<typeof matchTerms>

function termsIn(text: string, catalogue: SkillTerm[]): Terms {
  const plain = plainText(text)
  return matchTerms(tokenise(plain), plain, indexTerms(catalogue))
}

const kept = new WeakMap<SkillTerm[], WeakMap<Sources | Unit, Terms>>()

/** Of each source once: many sentences are proved from the same ones. */
function termsKept(source: Sources | Unit, text: string, catalogue: SkillTerm[]): Terms {
  const bySource = kept.get(catalogue) ?? new WeakMap<Sources | Unit, Terms>()
  kept.set(catalogue, bySource)
  const terms = bySource.get(source) ?? termsIn(text, catalogue)
  bySource.set(source, terms)
  return terms
}

const placesKept = new WeakMap<SkillTerm[], WeakMap<Sources, Map<string, SourceToken[]>>>()

function placesOf(skill: SkillTerm, sources: Sources, catalogue: SkillTerm[]): readonly SourceToken[] {
  const bySources = placesKept.get(catalogue) ?? new WeakMap<Sources, Map<string, SourceToken[]>>()
  placesKept.set(catalogue, bySources)
  const bySkill = bySources.get(sources) ?? new Map<string, SourceToken[]>()
  bySources.set(sources, bySkill)
  const places = bySkill.get(skill.id) ?? readPlaces(skill, sources, catalogue)
  bySkill.set(skill.id, places)
  return places
}

function readPlaces(skill: SkillTerm, { units }: Sources, catalogue: SkillTerm[]): SourceToken[] {
  return units.flatMap((unit) => {
    const { tokens } = unit
    const named = termsKept(unit, textOf(tokens), catalogue).filter(({ term }) => term.skill.id === skill.id)
    const words = new Set(named.flatMap(({ text }) => text.match(WORDS) ?? []))
    return tokens.filter(({ text }) => words.has(text))
  })
}

const WORDS = /\d+|\p{L}[\p{L}\p{M}\d]*[+#]*/gu

const textOf = (tokens: readonly SourceToken[]) => tokens.map(({ gap, text }) => gap + text).join('')

/** The tokens of the rewrite that make up a term. */
function wordsOf(term: string, tokens: readonly Aligned[]): Aligned[] {
  const parts = term.toLowerCase().match(WORDS) ?? []
  const start = tokens.findIndex((_, at) =>
    parts.every((part, offset) => tokens[at + offset]?.text.toLowerCase() === part),
  )
  return start < 0 ? [] : tokens.slice(start, start + parts.length)
}

/** 'SAP' of the employer 'SAP Arena' is another firm, and no skill. */
function isCutName(words: readonly Aligned[], tokens: readonly Aligned[]): boolean {
  const said = new Set(tokens.flatMap(({ found }) => found))
  const isCut = ({ unit }: SourceToken) =>
    unit.kind === 'organisation' && unit.tokens.some((other) => !said.has(other) && !LEGAL_FORM.test(other.lower))
  return words.length > 0 && words.every(({ found }) => found.length > 0 && found.every(isCut))
}
const LEGAL_FORM =
  /^(?:gmbh|ag|kg|se|inc|ltd|llc|plc|co|corp|a|ş|şti|sa|sas|sarl|sl|bv|srl|spa|group|gruppe|grup|grubu|of|and|und|ve|the|der|die|das)$/

/** 'Continuous integration (CI)', where the sources have the short form. */
function isSpelledOut(words: readonly Aligned[], tokens: readonly Aligned[]): boolean {
  const short = words.map(({ text }) => text.charAt(0).toUpperCase()).join('')
  const [first, last] = [words[0]?.at ?? 0, words.at(-1)?.at ?? 0]
  return [tokens[first - 1], tokens[last + 1]].some((one) => one?.text === short && one.found.length > 0)
}

/** All of them stand in one place of the sources already. */
function stand(words: readonly Aligned[]): boolean {
  const content = words.filter(({ isContent }) => isContent)
  return (
    content[0]?.found.some(({ unit }) => content.every(({ found }) => found.some((source) => source.unit === unit))) ??
    true
  )
}
