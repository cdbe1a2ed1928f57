import { must } from '#core/must.ts'
import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import type { Segment } from './segments.ts'
import type { Unit } from './sources.ts'

/**
 * What a line has behind a preposition cannot be filled with something else: 'trained them on scanners' did not train them on
 * Docker, however often that stands among the skills, and 'rewrote it in Kotlin; it had been Java' is no rewriting in Java.
 */
export function checkSlots(tokens: readonly Aligned[], segments: readonly Segment[], language: Language): Finding[] {
  if (language.code !== 'en') return []
  let bullets: Unit[] = []
  return segments.flatMap(({ tokens: near, units }) => {
    const own = units.filter(({ kind }) => kind === 'bullet')
    // 'on scanners and Docker': the second thing goes with the line of the first
    if (own.length > 0) bullets = own
    return near.flatMap((token): Finding[] => {
      const slot = token.isContent && token.value === null ? slotOf(tokens, token.at, language) : null
      if (slot === null || token.found.length === 0) return []
      const words = bullets.flatMap((unit) => unit.tokens)
      const isSkillOnly = token.found.every(({ unit }) => unit.kind === 'skill')
      const isTaken = words.some(
        ({ at, lower, unit }) => lower === slot && at > 0 && unit.tokens[at + 1]?.value === null,
      )
      if (isSkillOnly && TO_WHAT.test(slot) && isTaken) return [{ token, why: 'not what was done there' }]
      const places = token.found.filter(({ unit }) => bullets.includes(unit))
      if (!isNamed(token) || places.length === 0 || isBefore({ unit: { tokens }, at: token.at })) return []
      const named = words.filter((word) => isNamed(word) && !places.includes(word))
      const isElsewhere = places.every(({ unit, at }) => slotOf(unit.tokens, at, language) !== slot)
      const isTurned = places.some(isBefore)
        ? named.some((word) => slotOf(word.unit.tokens, word.at, language) === slot)
        : slot === 'from' && named.some(isBefore)
      return isElsewhere && isTurned ? [{ token, why: 'the other way round in the source' }] : []
    })
  })
}

const TO_WHAT = /^(?:on|to|into|about|from)$/
const SLOT = /^(?:in|on|to|into|about|from)$/
const isNamed = ({ text, at, value }: { text: string; at: number; value: number | null }) =>
  at > 0 && value === null && /^\p{Lu}/u.test(text)

/** 'it had been Java', 'previously Java'. */
const isBefore = ({ unit, at }: { unit: { tokens: readonly Word[] }; at: number }) =>
  unit.tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:been|was|were|previously|formerly)$/.test(lower))

type Word = { lower: string; gap: string; value: number | null }

/** The preposition that a word stands behind, with others of the same list between them. */
function slotOf(words: readonly Word[], at: number, language: Language): string | null {
  for (let last = at - 1; last >= Math.max(0, at - 6); last -= 1) {
    const { lower } = must(words[last])
    if (/[;.:()]/.test(must(words[last + 1]).gap)) return null
    if (SLOT.test(lower)) return lower
    if (language.be.has(lower) || (language.prepositions.has(lower) && lower !== 'and')) return null
  }
  return null
}
