import { fold } from '#core/text/fold.ts'
import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { degreeScore } from '../words/degree-words.ts'
import { type Atom, headerAtoms, isBracketed } from './header-atoms.ts'
import { headerParts } from './header-parts.ts'
import type { Reading } from './read-header.ts'
import { canBeArea } from './school-and-field.ts'
import { AREA_LABEL, isBoard } from './school-notes.ts'

const AREA_JOINT =
  /(?<=^(?:aus|um|fort|weiter)(?:bild|schul)ung|^lehre)\s+(?:zu[rm]|als)\s+|\s+(?:in|of|en|im|em|w|na kierunku|kierunek|fach|fachrichtung|mention|spécialité|spezialisierung|bölümü|alanında|i)\s+|\s*[,:]\s+|\s+[–—-]\s+|\s*\((?=[^()]{3,80}\)$)/i
/** 'Bachelor of Engineering - BE, Marine Engines', 'Diploma of Higher Studies (DHS)': the degree's letters are no field. */
const SHORT_FORM = /^(?:\p{Lu}\p{Ll}?\.? ?){2,5}$/u
/** 'MSc Data Science', 'B.Eng. (Hons) Civil Engineering': letters, and the field behind them. */
const LETTERS_FIRST =
  /^((?:[BM]\.? ?(?:Sc|A|Eng|Tech|Ed|Com|Arch|Des|Phil|Res)|Ph\.? ?D|HN[CD]|F[dD]Sc|LLB|LLM|Dipl\.-(?:Ing|Inf|Kfm)|BTEC|B\.?E|M\.?S|B\.?S)\.?(?: \((?:Hons?|Honours)\.?\)| Hons)?) (\p{Lu}\p{L}{2,}(?:[\s&,/-]+\p{L}+)*)$/u
/** 'Chemie Bachelor'. */
const DEGREE_LAST = /^(\p{Lu}[^,(–—]{3,60}) (Bachelor|Master|Diplom|Magister)$/u
/** 'Coursework toward a BSc' */
const TOWARD = /^(?:course ?work|studies|study|work|credits) towards?(?: an?| the)? /iu

/** 'BSc in Physics' to degree and area; an area may also stand as its own part. */
export function splitDegree(
  whole: string,
  reading: Reading,
  header: Line[],
  isPlace: (text: string) => boolean,
): { degree: string; area: string | null } {
  const text = whole.replace(/\s+(?:in|of|en|em|im)$/i, '').replace(TOWARD, '')
  const joint = AREA_JOINT.exec(text)
  const inner = joint ? closed(text.slice(joint.index + joint[0].length)) : ''
  if (joint && isBoard(inner))
    return { degree: text.slice(0, joint.index), area: areaElsewhere(reading, header, isPlace) }
  const isShort = joint !== null && !/,|\bin\b/i.test(joint[0]) && SHORT_FORM.test(inner)
  if (joint && joint.index > 1 && !isShort && (text === whole || !/^\s*of/i.test(joint[0]))) {
    const head = text.slice(0, joint.index)
    const tail = inner
    // 'H.S.C. (12th)' says it twice
    if (SHORT_FORM.test(head) && degreeScore(head) < degreeScore(tail))
      return { degree: text, area: areaElsewhere(reading, header, isPlace) }
    if (degreeScore(head) < degreeScore(tail)) return { degree: tail, area: head }
    const own = withoutDoubleOf(head, tail, joint[0])
    return own.area ? own : { ...own, area: areaElsewhere(reading, header, isPlace) }
  }
  const [, degree, area] = LETTERS_FIRST.exec(text) ?? []
  if (degree && area && canBeArea(area, isPlace) && degreeScore(area) === 0) return { degree, area }
  const ended = DEGREE_LAST.exec(text)
  if (ended) return { degree: must(ended[2]), area: must(ended[1]) }
  return { degree: text, area: areaElsewhere(reading, header, isPlace) }
}

/** The field where the degree's own words do not name it: by a label, beside it, or as a part of its own. */
function areaElsewhere(reading: Reading, header: Line[], isPlace: (text: string) => boolean): string | null {
  const labelled = headerParts(header)
    .flatMap((part) => part.text.split(/,\s/))
    .find((piece) => AREA_LABEL.test(fold(piece)))
  const beside = labelled?.slice(labelled.indexOf(':') + 1).trim() ?? areaBeside(reading, header, isPlace)
  if (beside) return beside
  const used = [reading.first, reading.second].flatMap((span) => span?.atoms.map((atom) => atom.part) ?? [])
  // A title behind a full stop is that of a thesis.
  const isBehindStop = ({ line, text }: { line: Line; text: string }) => line.text.includes(`. ${text}`)
  const other = headerParts(header).find(
    (part) =>
      !isBehindStop(part) &&
      !used.some((own) => own.text.includes(part.text)) &&
      part.text !== reading.place &&
      canBeArea(part.text, isPlace),
  )
  return other?.text ?? null
}

/** 'BSc (Spec.), Marine Biology' or 'Applied Physics - Master': the field stands beside the degree, in the same part of the line. */
function areaBeside({ first, second }: Reading, header: Line[], isPlace: (text: string) => boolean): string | null {
  if (!first) return null
  const own = headerAtoms(header).filter((atom) => isSamePart(atom, must(first.atoms[0])))
  const isFree = (atom: Atom) =>
    !isBracketed(atom) &&
    !second?.atoms.some((other) => isSamePart(atom, other) && other.start <= atom.start && other.end >= atom.end) &&
    canBeArea(atom.text, isPlace)
  const behind = own.filter((atom) => atom.start >= must(first.atoms.at(-1)).end)
  const [bracket] = behind
  if (bracket && isBracketed(bracket) && isFieldInBracket(bracket.text) && canBeArea(bracket.text, isPlace))
    return bracket.text
  const [next] = behind.filter((atom) => !isBracketed(atom) && !SHORT_FORM.test(atom.text))
  if (
    next &&
    isFree(next) &&
    (!second || !isSamePart(must(second.atoms[0]), next) || isApart(must(second.atoms[0]), must(first.atoms[0]), next))
  )
    return next.text
  const before = own.filter((atom) => atom.end <= must(first.atoms[0]).start).at(-1)
  return before && isFree(before) ? before.text : null
}

/** The school does not stand between the degree and what follows it. */
const isApart = (school: Atom, degree: Atom, next: Atom) => school.start > next.start || school.start < degree.start

/** 'MSc (Data Science)', but not '(Hons)', '(first class)' or '(MEng)'. */
const isFieldInBracket = (text: string) =>
  /\p{Ll}{3}/u.test(text) &&
  degreeScore(text) === 0 &&
  !/\b(?:hons|honou?rs|class|distinction|merit|time|expected|laude|level|equivalent|ects|credits|semester|taught|research|with|abroad|spec|incomplete|ongoing)\b|\d/i.test(
    text,
  )

const isSamePart = ({ part: a }: Atom, { part: b }: Atom) => a.line === b.line && a.column === b.column

/** Without a bracket that was opened before it. */
const closed = (text: string) => (text.includes('(') ? text : text.replace(/\)$/, ''))

/** 'Bachelor of Science Computer Engineering': the field follows the degree's own name without a word between. */
const COMMON_FIRST =
  /^((?:applied )?science|arts|engineering|technology|business administration|fine arts|commerce) (?!(?:and|in|with|education|physics|management|administration|studies|degree|honou?rs|hons)\b)(\p{Lu}\p{L}+.*)$/iu

/** In 'Bachelor of Science in Physics' the first 'of' belongs to the degree. */
function withoutDoubleOf(head: string, tail: string, joint: string): { degree: string; area: string | null } {
  if (!/\bof\b/i.test(joint)) return { degree: head, area: tail }
  const second = /\s+in\s+|\s*[,:]\s+|\s+[–—-]\s+|\s*\(/i.exec(tail)
  if (second) {
    const area = closed(tail.slice(second.index + second[0].length))
    return SHORT_FORM.test(area)
      ? { degree: `${head} of ${tail}`, area: null }
      : { degree: `${head} of ${tail.slice(0, second.index)}`, area }
  }
  const run = COMMON_FIRST.exec(tail)
  if (run) return { degree: `${head} of ${must(run[1])}`, area: must(run[2]) }
  const isCommon =
    /^(?:science|arts|engineering|technology|education|business administration|fine arts|laws|design|architecture|applied science|philosophy|commerce)$/i.test(
      tail,
    )
  return isCommon ? { degree: `${head} of ${tail}`, area: null } : { degree: head, area: tail }
}
