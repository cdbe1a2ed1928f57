import { between, count, percent, shareOf } from './amounts.ts'
import { findInstructions } from './instructions.ts'
import { ofLine, some } from './places.ts'
import { leftOut, type Rule, type Scene } from './scene.ts'
import type { DocumentMeasures } from './document-measures.ts'

/** Rules 1 to 5: what a program sees of the file. */

export const NO_FILE = 'The file is no longer available, so this could not be looked at. Upload it again to check it.'

const FEWEST_CHARACTERS = 400
/** Of the whole file: a short last page is no page that a program cannot read. */
const FEWEST_WORDS = 80
const LEAST_LETTERS = 0.6

export const readableText: Rule = ofDocument(({ characters, letters, words }) => {
  const letterShare = shareOf(letters, characters)
  const faults = [
    ...(characters < FEWEST_CHARACTERS ? [`only ${characters} characters (at least ${FEWEST_CHARACTERS})`] : []),
    ...(words < FEWEST_WORDS ? [`${words} words (at least ${FEWEST_WORDS})`] : []),
    ...(letterShare < LEAST_LETTERS ? [`${percent(letterShare)} letters (at least 60%)`] : []),
  ]
  if (faults.length === 0)
    return {
      share: 1,
      found: `The text can be read: ${words} words, ${percent(letterShare)} of the characters are letters.`,
    }
  return {
    share: 0,
    found: `A program finds too little text in this file: ${faults.join(', ')}.`,
    fix: 'If text on the page is a picture or drawn as curves, save the resume as PDF from the program it was written in; if little is written, say more of each job. Until this is put right the score stops at 20.',
  }
})

export const singleColumn: Rule = ofDocument(({ kind, rows, wideRows, readLines, besideLines }) => {
  if (kind === 'docx')
    return leftOut('The lines of a Word document are set by the program that shows it, so columns cannot be measured.')
  const [wide, beside] = [shareOf(wideRows, rows), shareOf(besideLines, readLines)]
  const share = Math.max(wide, beside)
  const measured =
    beside > wide
      ? `${percent(beside)} of the lines have text of another column beside them`
      : `${percent(wide)} of the printed lines have a gap of more than a quarter of the page`
  if (share < 0.3) return { share: 1, found: `${capital(measured)}: under 30%, as it should be.` }
  return {
    share: between(share, 0.6, 0.3),
    found: `${capital(measured)}.`,
    fix: 'Use one column from top to bottom, and put dates and places right behind the title. Some programs read straight across the page and mix the sides up.',
  }
})

export const readableGlyphs: Rule = ofDocument(({ faults, characters }) => {
  const share = shareOf(faults, characters)
  if (share <= 0.005)
    return {
      share: 1,
      found:
        faults === 0
          ? 'Every character has a name and a shape.'
          : `${count(faults, 'character')} of ${characters} cannot be read or seen: too few to matter.`,
    }
  return {
    share: between(share, 0.05, 0.005),
    found: `${count(faults, 'character')} of ${characters} (${percentFine(share)}) cannot be read or have no shape.`,
    fix: 'Export the file again with standard fonts (such as Arial, Calibri or Georgia), and type text again that was pasted from a web page.',
  }
})

export const nothingHidden: Rule = ofDocument(({ hidden, hiddenWords, lines }) => {
  const orders = findInstructions(lines)
  const isHidden = hidden >= 3
  if (!isHidden && orders.length === 0)
    return { share: 1, found: 'Nothing is hidden, and nothing speaks to a program instead of a reader.' }
  const parts = [
    ...(isHidden
      ? [`${hidden} letters or digits cannot be seen on the page (too small, in the colour of the page, or outside it)`]
      : []),
    ...(orders.length > 0
      ? [`${count(orders.length, 'line')} reads like an instruction to a program`.replace('lines reads', 'lines read')]
      : []),
  ]
  return {
    share: 0,
    found: `${capital(parts.join('; '))}.`,
    fix: 'Delete it. Programs and people who find hidden or planted text put the resume aside.',
    where: some([
      ...(isHidden && hiddenWords !== '' ? [{ words: hiddenWords, source: null, fact: null }] : []),
      ...orders.map(ofLine),
    ]),
  }
})

export const fewPages: Rule = ofDocument(({ pages }) => {
  if (pages === null)
    return leftOut('The pages of a Word document are set by the program that shows it, so they cannot be counted.')
  if (pages <= 2) return { share: 1, found: `${count(pages, 'page')}.` }
  return {
    share: 0,
    found: `${pages} pages.`,
    fix: 'Bring it to two pages: keep the last ten years in detail and the rest in a line each.',
  }
})

function ofDocument(rule: (document: DocumentMeasures, scene: Scene) => ReturnType<Rule>): Rule {
  return (scene) => (scene.document ? rule(scene.document, scene) : leftOut(NO_FILE))
}

const percentFine = (share: number) => `${(share * 100).toFixed(1)}%`
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
