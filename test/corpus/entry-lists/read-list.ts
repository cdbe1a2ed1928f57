import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '#core/must.ts'
import { readResume } from '#core/resume/parse/read-resume.ts'
import { type Block, type Ink, type Row, typeset } from '../forms/page.ts'
import { toPrediction } from '../evaluate.ts'
import { scoreDoc } from '../../resumes/score.mjs'

export type ListName = 'education-first' | 'education-second' | 'jobs-first' | 'jobs-second'
type Case = { name: string; person: Partial<typeof PERSON>; top: Row[]; rows: Listed[]; truth: string[][] }
type Counts = { tp: number; fp: number; fn: number; dk: number; dall: number; miss: string[]; extra: string[] }
export type CaseScore = { name: string; counts: Counts; isNamed: boolean }

const LEFT_COLUMN = 120
const BULLET_INDENT = 14
const CHIP_STEP = 95
const HEADING = { isBold: true, size: 13 }

/** Reads each short resume of a list from its glyphs on and scores its jobs or schools as the published scorer does. */
export function scoreList(list: ListName): CaseScore[] {
  const isSchools = list.startsWith('education')
  return casesOf(readFileSync(join(import.meta.dirname, `${list}.txt`), 'utf8')).map((own, at) => {
    const truth = {
      ...PERSON,
      ...own.person,
      skills: [],
      optionalSkills: [],
      experience: isSchools
        ? []
        : own.truth.map(([title, company, startDate, endDate]) => ({ title, company, startDate, endDate })),
      education: isSchools
        ? own.truth.map(([degree, area, institution, startDate, endDate]) => ({
            degree,
            area,
            institution,
            startDate,
            endDate,
          }))
        : [],
    }
    const read = toPrediction(readResume(typeset(pageOf(own, isSchools, at % 2 === 0)), []))
    const scored = scoreDoc(read, truth, '')
    const { name: isNamed } = scored.contact as { name: number }
    return { name: own.name, counts: (isSchools ? scored.edu : scored.exp) as Counts, isNamed: isNamed === 1 }
  })
}

const PERSON = { name: 'Tamsin Orrell', email: 'tamsin.orrell@example.org', phone: null, location: null }

/** The entries of a case between what every resume has. */
function pageOf({ top, rows }: Case, isSchools: boolean, isFirst: boolean): Row[] {
  const heading = (text: string): Row => ({ blocks: [{ inks: [{ text, ...HEADING }] }], gap: 1.2 })
  const own = rows[0]?.isHeading ? rows : [heading(isSchools ? 'Education' : 'Experience'), ...rows]
  const other = isSchools
    ? [heading('Experience'), ...rowsOf('**Stock Clerk**, Bolt Works Ltd >> Mar 2021 – Present\n- Counted bolts')]
    : [heading('Education'), ...rowsOf('**BSc Mathematics**, Mill University >> 2010 – 2013')]
  return [
    ...top,
    ...(isFirst ? [...own, ...other] : [...other, ...own]),
    heading('Skills'),
    ...rowsOf('Excel, Word, Photoshop'),
  ]
}

/** '# name', lines of the resume, and '= …' for each true entry; docs/quality/resume-reader.md tells what the lists are for. */
function casesOf(text: string): Case[] {
  return text
    .split(/^# /mu)
    .slice(1)
    .map((own) => {
      const [name, ...lines] = own.trim().split('\n')
      const written = lines.filter((line) => !line.startsWith('='))
      const truth = lines
        .filter((line) => line.startsWith('='))
        .map((line) =>
          line
            .slice(1)
            .split('|')
            .map((field) => field.trim()),
        )
      const named = written.filter((line) => line.startsWith('! ')).map((line) => line.slice(2))
      const email = /\S+@\S+/.exec(written.join(' '))?.[0]
      // A case that writes its own address begins its section with a heading.
      const start = email === undefined ? named.length : written.findIndex((line) => line.startsWith('## '))
      const above = start > 0 ? written.slice(0, start) : [`! ${PERSON.name}`]
      return {
        name: must(name),
        person: { ...(named.length > 0 ? { name: named.join(' ') } : {}), ...(email === undefined ? {} : { email }) },
        top: rowsOf([...above, ...(email === undefined ? [`${PERSON.email} | Leeds`] : [])].join('\n')),
        rows: rowsOf(written.slice(start).join('\n').trim()),
        truth,
      }
    })
}

/** '**bold**', '_slanted_', '>> flush right', 'left :: beside it', '- item', '+ item without its dot', 'chip ~ chip', '## heading', '! name'. */
function rowsOf(text: string): Listed[] {
  const rows: Listed[] = []
  let gap = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') gap = 0.7
    else rows.push(rowOf(line, gap))
    if (line.trim() !== '') gap = 0
  }
  return rows
}

type Listed = Row & { isHeading?: boolean }

function rowOf(line: string, gap: number): Listed {
  if (line.startsWith('## '))
    return { blocks: [{ inks: [{ text: line.slice(3), ...HEADING }] }], gap: 1.2, isHeading: true }
  if (line.startsWith('! ')) return { blocks: [{ inks: [{ text: line.slice(2), isBold: true, size: 20 }] }] }
  const chips = line.split(' ~ ')
  if (chips.length > 1) return { blocks: chips.map((chip, at) => ({ inks: inksOf(chip), at: at * CHIP_STEP })), gap }
  const mark = line.startsWith('- ')
  const [body = '', right] = line.replace(/^[-+] /, '').split(/(?:^|\s)>>\s/)
  const [first = '', beside] = body.split(/\s::\s/)
  const blocks: Block[] = [
    ...(first.trim() === '' ? [] : [{ inks: inksOf(first) }]),
    ...(beside === undefined ? [] : [{ inks: inksOf(beside), at: LEFT_COLUMN }]),
    ...(right === undefined ? [] : [{ inks: inksOf(right), at: 'right' as const }]),
  ]
  return { blocks, gap, ...(mark ? { mark: '•' } : {}), ...(/^[-+] /.test(line) ? { indent: BULLET_INDENT } : {}) }
}

function inksOf(text: string): Ink[] {
  const inks: Ink[] = []
  let [isBold, isItalic] = [false, false]
  for (const piece of text.split(/(\*\*|_)/u)) {
    if (piece === '**') isBold = !isBold
    else if (piece === '_') isItalic = !isItalic
    else if (piece !== '') inks.push({ text: piece, isBold, isItalic })
  }
  return inks
}
