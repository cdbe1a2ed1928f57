import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { ResumeWarning } from '../schema.ts'
import { isBreak } from './entries/experience.ts'
import { headerDate } from './entries/line-dates.ts'
import { hasGrade } from './entries/school-notes.ts'
import type { Line } from './layout/line.ts'
import { joinWrapped, paragraphsOf } from './sections/highlights.ts'
import { certificateItems, isCertificate } from './sections/certificate-items.ts'
import { isPrize } from './sections/certificate-standing.ts'
import type { Section } from './sections/sections.ts'
import { saysDriving } from './words/driving-words.ts'

/** Military service, which adverts of some countries ask for, as what may be driven. */
const SERVICE = /^(?:askerlik|vatani gorev|wehrdienst|zivildienst)(?: (?:durumu|hizmeti|status))?(?: ?[:|–—-]|$)/u
const MOST = 8
/** Sections of which no fact is made, or only of a part of them. */
const WITHOUT_FIELD = new Set<Section['kind']>([
  'other',
  'awards',
  'publications',
  'interests',
  'volunteering',
  'courses',
])
const LONGEST = 120
/** Shorter points below a school say little: 'GPA 3.4', 'Dean's list'. */
const SHORTEST_POINT = 30
/** Lines of one sentence stand no further apart. */
const CLOSE = 0.6

/**
 * What its person wrote and no fact has a place for: so that it is not lost without a word. `isRead` where a fact was read from
 * the line.
 */
export function leftOut(sections: Section[], isRead: (line: Line) => boolean): ResumeWarning[] {
  const texts = sections.flatMap(({ kind, heading, lines }) => {
    const isService = heading !== null && SERVICE.test(fold(heading.text))
    if (isService) return [`${heading.text}: ${lines.map(({ text }) => text).join(' ')}`]
    if (kind === 'education') return pointsOf(lines.filter((line) => !isRead(line)))
    const told = lines.filter((line) => !isRead(line) && !isAddress(line.text))
    if (kind === 'certifications')
      return lines.flatMap(({ text }) => certificateItems(text).filter((item) => isPrize(item) && !isCertificate(item)))
    const isTaken = kind === 'volunteering' && lines.some(isRead)
    if (kind !== 'top' && WITHOUT_FIELD.has(kind) && !isTaken && heading && told.length > 0)
      return [`${heading.text}: ${statements(told).join(' · ')}`]
    return lines.flatMap((line, at) =>
      kind === 'experience' && headerDate(line) && isBreak(line)
        ? [joinWrapped([line, ...goingOn(line, lines.slice(at + 1))].map(({ text }) => text))]
        : piecesOf(line).filter((piece) => SERVICE.test(fold(piece)) || saysDriving(piece)),
    )
  })
  const named = [...new Set(texts.map((text) => short(tidy(text).replace(/[.;]$/, ''))))].slice(0, MOST)
  return named.length === 0
    ? []
    : [
        {
          code: 'left_out',
          message: `No field holds this, so it stands in no document: ${named.join('; ')}. Put it into your summary if it matters.`,
        },
      ]
}

const piecesOf = ({ cells }: Line) => cells.flatMap(({ text }) => text.split(/\s*[|•·;,]\s*/u))

const statements = (lines: Line[], isOne: (own: Line[]) => boolean = () => true) =>
  paragraphsOf(lines)
    .filter(isOne)
    .map((own) => joinWrapped(own.map(({ text }) => text)))

/** A thesis or courses below a school. */
const pointsOf = (lines: Line[]): string[] =>
  statements(lines, ([first]) => first?.hasBullet === true).filter(
    (text) => text.length >= SHORTEST_POINT && !hasGrade(text),
  )

/** The lines below that go on with the text behind a date in the margin. */
function goingOn(line: Line, below: Line[]): Line[] {
  const left = line.cells.at(-1)?.left ?? line.left
  const end = below.findIndex(
    (next) => next.hasBullet || next.gapAbove > CLOSE || Math.abs(next.left - left) > 2 || headerDate(next) !== null,
  )
  return below.slice(0, end < 0 ? below.length : end)
}

const isAddress = (text: string) => /^(?:https?:|www\.)\S+$/u.test(text)

const short = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/u, '')} …`)
