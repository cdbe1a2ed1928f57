import type { Language } from '../account/languages.ts'
import { localDateIn, localTimeIn } from '../time.ts'
import type { OwnClock } from './own-clock.ts'
import { daysAhead, type Detail, type Reason } from './reasons.ts'
import { en } from './words/en.ts'
import type { NoticeWords } from './words/notice-words.ts'
import { tr } from './words/tr.ts'

export const noticeWords: Record<Language, NoticeWords> = { en, tr }

export type Message = {
  /** For a subject and a lock screen: names of firms only where the person allows it. */
  title: string
  /** Everything, one sentence a line. */
  lines: string[]
  /** The one thing to do. */
  action: { label: string; path: string }
}

export type Reader = { language: Language; showsNames: boolean; clock: OwnClock }

/** One message of one or several reasons: the day's digest is the same with more lines. */
export function writeMessage(reasons: readonly Reason[], reader: Reader, now: string): Message {
  const words = noticeWords[reader.language]
  const details = reasons.map(({ detail }) => detail)
  const lines = details.flatMap((detail) =>
    detail.what === 'weekly' ? words.weekly.lines(detail.week) : [lineOf(detail, words, reader.clock, now, true)],
  )
  const [first] = details
  const title =
    first && details.length === 1
      ? lineOf(first, words, reader.clock, now, reader.showsNames)
      : words.several(details.length)
  return { title, lines, action: actionOf(details, words) }
}

function lineOf(detail: Detail, words: NoticeWords, clock: OwnClock, now: string, showsNames: boolean): string {
  const name = showsNames && 'name' in detail ? detail.name : null
  switch (detail.what) {
    case 'interview': {
      // on the reader's own clock, wherever it was written down
      const atTime = detail.startsAt === null ? null : localTimeIn(clock.zone, detail.startsAt)
      const onDate = detail.startsAt === null ? detail.onDate : localDateIn(clock.zone, detail.startsAt)
      const days = daysAhead(clock.zone, onDate, now)
      return words.interview({ days, atTime }, name)
    }
    case 'deadline':
      return words.deadline(daysAhead(clock.zone, detail.dueOn, now), name)
    case 'answer':
      return words.answer(daysAhead(clock.zone, detail.dueOn, now), name)
    case 'openings':
      return words.openings(detail.fresh, showsNames ? detail.name : null)
    case 'weekly':
      return words.weekly.title
    case 'practice':
      return words.practice(detail.count)
    case 'streak':
      return words.streak(detail.length)
    default:
      return words.due[detail.what](name)
  }
}

/** The application where all are about one, else the page that holds them all. */
function actionOf(details: readonly Detail[], words: NoticeWords): Message['action'] {
  const ids = new Set(details.flatMap((detail) => ('applicationId' in detail ? [detail.applicationId] : [])))
  const [only] = ids
  if (only !== undefined && ids.size === 1) {
    return { label: words.open.application, path: `/applications/${encodeURIComponent(only)}` }
  }
  if (ids.size > 1) return { label: words.open.applications, path: '/applications' }
  if (details.every(({ what }) => what === 'openings')) return { label: words.open.openings, path: '/openings' }
  if (details.every(({ what }) => what === 'practice')) {
    return { label: words.open.practice, path: '/arena/challenge' }
  }
  return { label: words.open.dashboard, path: '/dashboard' }
}
