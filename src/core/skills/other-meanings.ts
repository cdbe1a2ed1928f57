import { must } from '#core/must.ts'
import type { TermMatch } from './term-index.ts'
import type { Token } from './tokens.ts'

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Before a letter or a short code these words number something: 'Series C', 'Klasse B', 'pay band D3', 'Raum R2'. */
const COUNTERS = words(
  `series plan vitamin hepatitis grade class category group section schedule exhibit level option appendix annex type building block
   tier band room floor zone gate wing hall track route line unit form part phase stage round league division licence license
   klasse stufe gruppe führerschein führerscheinklasse raum gebäude reihe entgeltgruppe besoldungsgruppe permis catégorie niveau salle série
   carnet categoría clase grupo nivel serie planta ehliyet sınıfı sınıf grup kat seri seviye`,
)
/** Behind a letter: 'C level', 'C suite', 'R value', 'B sample'. */
const LETTER_HEADS = words(
  'level levels suite round value squared rated section minor major shares share corporation corp clef sharp',
)
const CODE_HEADS = words('grade band level room floor desk gate stufe klasse')
const CLEARANCE = words('sci clearance cleared polygraph poly')

/** Measures of a page, which have a product's name by chance. */
const MEASURES = new Map([['contentful', 'paint']])

/** What counts 'personas' in Spanish and Portuguese: there they are people. */
const COUNTED =
  /^(?:\d[\d.,]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|cientos|mil|miles|las|otras|muchas|varias|más|estas|todas)$/u

/** Whether the words around it give a short term another sense than the skill's, whatever its capitals. */
export function barredByContext(match: TermMatch, tokens: readonly Token[]): boolean {
  const next = tokens[match.to]
  if (next && MEASURES.get(match.text.toLowerCase()) === next.key) return true
  if (match.text === 'personas' && COUNTED.test(tokens[match.from - 1]?.key ?? '')) return true
  if (match.text.length > 3) return false
  const previous = tokens[match.from - 1]
  const joint = must(tokens[match.from]).joint
  const isCounted = previous !== undefined && (joint === 'blank' || joint === 'tight') && COUNTERS.has(previous.key)
  // 'inside IR35, D3. grade': a code that its own noun follows.
  const namesCode = /\d/.test(match.text) && next !== undefined && CODE_HEADS.has(next.key)
  if (namesCode) return true
  if (isCounted && (match.text.length === 1 || /\d/.test(match.text))) return true
  if (next === undefined) return false
  if (match.text.length === 1 && /^(?:blank|tight)$/.test(next.joint) && LETTER_HEADS.has(next.key)) return true
  if (/^(?:slash|blank)$/.test(next.joint) && CLEARANCE.has(next.key)) return true
  // 'R/W', 'C/O': one half of a pair of initials.
  return match.text.length === 1 && next.joint === 'slash' && /^\p{Lu}$/u.test(next.text) && !/^[CRD]$/.test(next.text)
}
