import { fold } from '#core/text/fold.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { placeScore } from '../words/place-words.ts'
import { isDetail } from './experience.ts'
import { isBoard, isGrade, isNote } from './school-notes.ts'

/** A time at another school, which gives no degree; folded. */
const EXCHANGE =
  /^(?:erasmus|exchange|study abroad|auslandssemester|austausch|degisim|echange|intercambio|scambio|wymiana)/u
export const namesExchange = (text: string) => EXCHANGE.test(fold(text))

type School = { name: string; before: string | null; behind: string | null }

/** 'Network Administration, Lakeside College' is an area and a school, 'Lakeside College – Fine Arts' both where nothing else names a degree. */
export function trimSchool(text: string, isAlone: boolean, isPlace: (text: string) => boolean): School {
  const joint = /;\s|,\s|\s[–—-]\s|:\s/.exec(text)
  const whole = { name: text, before: null, behind: null }
  if (!joint) return whole
  const [before, name] = [text.slice(0, joint.index).trim(), text.slice(joint.index + joint[0].length).trim()]
  // what stands behind a semicolon is another thing: 'Health Data Analytics; UCL'
  const isOther = joint[0].startsWith(';') && schoolScore(before) === 0
  if ((schoolScore(before) === 0 && schoolScore(name) > 0) || isOther) return { name, before, behind: null }
  const isSubject = isAlone && /[–—-]/.test(joint[0]) && schoolScore(before) >= 2 && canBeArea(name, isPlace)
  return isSubject ? { name: before, before: null, behind: name } : whole
}

export const canBeArea = (text: string, isPlace: (text: string) => boolean) =>
  !isGrade(text) &&
  !isNote(text) &&
  !isBoard(text) &&
  !isDetail(text) &&
  !isPlace(text) &&
  placeScore(text) < 2 &&
  schoolScore(text) === 0 &&
  text.length < 80 &&
  /\p{L}{3}/u.test(text)
