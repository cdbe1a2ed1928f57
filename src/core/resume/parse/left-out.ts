import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { ResumeWarning } from '../schema.ts'
import { isBreak } from './entries/experience.ts'
import { headerDate } from './entries/line-dates.ts'
import type { Section } from './sections/sections.ts'

/** Military service, which adverts of some countries ask for. */
const SERVICE = /^(?:askerlik|vatani gorev|wehrdienst|zivildienst)(?: (?:durumu|hizmeti|status))?(?: ?[:|–—-]|$)/u
const MOST = 4
const LONGEST = 120

/** What its person wrote and no fact has a place for: so that it is not lost without a word. */
export function leftOut(sections: Section[]): ResumeWarning[] {
  const texts = sections.flatMap(({ kind, heading, lines }) => {
    const isService = heading !== null && SERVICE.test(fold(heading.text))
    if (isService) return [`${heading.text}: ${lines.map(({ text }) => text).join(' ')}`]
    return lines.flatMap((line) =>
      kind === 'experience' && headerDate(line) && isBreak(line)
        ? [line.text]
        : line.text.split(/\s*[|•·]\s*/u).filter((piece) => SERVICE.test(fold(piece))),
    )
  })
  const named = [...new Set(texts.map((text) => tidy(text).slice(0, LONGEST)))].slice(0, MOST)
  return named.length === 0
    ? []
    : [
        {
          code: 'left_out',
          message: `No field holds this, so it stands in no document: ${named.join('; ')}. Put it into your summary if it matters.`,
        },
      ]
}
