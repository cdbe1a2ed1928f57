import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { isCountry, isRegionWord, isTown, placeScore } from '../words/place-words.ts'
import { fold } from '#core/text/fold.ts'

const LONGEST_LINE = 300

/** 'Laurentian Credit, Québec' beside a person of Québec: what is in a town is no town, though a region has the same name. */
export function isInKnownTown(text: string, isKnown: (town: string) => boolean): boolean {
  const [first, town, ...rest] = text.split(/,\s+/)
  return (
    town !== undefined &&
    rest.length === 0 &&
    isKnown(town) &&
    !isKnown(must(first)) &&
    !isTown(must(first)) &&
    !isCountry(must(first))
  )
}

/** Whether a part of a header is a place: a known one, or one that the document names elsewhere. */
export const isPlaceName = (text: string, isKnown: (town: string) => boolean) =>
  isKnown(text) || isRegionWord(text) || (placeScore(text) >= 2 && !isInKnownTown(text, isKnown))

/** 'Università degli Studi di Ferrara' is in Ferrara. */
const SEAT =
  /(?<!\p{L})(?:[Uu]niversit(?:y|à|é|ät|ade)|[Uu]niversidad|[Pp]olitecnico|Ayuntamiento|Comune|Mairie|Stadtwerke)(?: degli [Ss]tudi)? (?:of |de |di |du )?(?!Applied|Technology|Science|Arts|Medic|Econom)(\p{Lu}\p{Ll}{3,20})(?!\p{L}| \p{Lu})/gu

/** Towns the document itself names beside a country or state; later they are known alone too. */
export function placeBook(lines: Line[], location: string | null): (text: string) => boolean {
  const towns = new Set<string>()
  const learn = (text: string) => {
    if (placeScore(text) < 2 || isInKnownTown(text, (town) => towns.has(fold(town)))) return
    const town = must(text.split(/\s*[,(/]\s*/)[0])
    if (town.length > 2 && town.split(' ').length <= 3) towns.add(fold(town))
  }
  if (location) {
    learn(location)
    towns.add(fold(must(location.split(',')[0])))
  }
  for (const line of lines)
    for (const [, seat] of line.text.slice(0, LONGEST_LINE).matchAll(SEAT)) towns.add(fold(must(seat)))
  for (const line of lines)
    for (const cell of line.cells) for (const piece of cell.text.split(/\s*[|•·]\s*/)) learn(piece)
  return (text) => towns.has(fold(text.trim()))
}
