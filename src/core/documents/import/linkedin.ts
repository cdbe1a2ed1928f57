import type { Profile } from '../profile.ts'
import type { MakeId } from '../profile-from-facts.ts'
import { importDate } from './import-date.ts'
import { makeProfile, type ReadEntry } from './make-profile.ts'

/** The ten files of a profile in a LinkedIn archive, and two with how to reach its owner. Nothing else is opened. */
export const LINKEDIN_FILES = [
  'profile',
  'positions',
  'education',
  'skills',
  'certifications',
  'projects',
  'languages',
  'publications',
  'honors',
  'volunteering',
  'emailaddresses',
  'phonenumbers',
] as const
export type LinkedinFile = (typeof LINKEDIN_FILES)[number]

/** Which of them a file in the archive is: it may lie in a folder, and its name differs in case and joints. */
export function linkedinFile(path: string): LinkedinFile | null {
  const name = path.split('/').at(-1) ?? ''
  const key = name.toLowerCase().replaceAll(/[^a-z.]/g, '')
  return LINKEDIN_FILES.find((file) => `${file}.csv` === key) ?? null
}

/** A heading that each file has in an archive that was asked for in English. */
const SURE: Partial<Record<LinkedinFile, string>> = {
  profile: 'First Name',
  positions: 'Company Name',
  education: 'School Name',
  skills: 'Name',
}

export type LinkedinProblem = 'nothing' | 'not_english'
type Rows = readonly (readonly string[])[]
type Row = (heading: string) => string

/** The rows of each file as facts. */
export function readLinkedin(
  files: Partial<Record<LinkedinFile, Rows>>,
  makeId: MakeId,
): { profile: Profile } | { problem: LinkedinProblem } {
  const sure = Object.entries(SURE).filter(([name]) => files[name as LinkedinFile]?.length)
  if (sure.length === 0) return { problem: 'nothing' }
  if (sure.some(([name, heading]) => !hasHeading(files[name as LinkedinFile] ?? [], heading)))
    return { problem: 'not_english' }
  const rows = (name: LinkedinFile) => rowsOf(files[name] ?? [])
  const [own] = rows('profile')
  const mail = rows('emailaddresses')
  const primary = mail.find((row) => /^yes$/i.test(row('Primary'))) ?? mail[0]
  return {
    profile: makeProfile(
      {
        basics: {
          name: [own?.('First Name'), own?.('Last Name')].filter(Boolean).join(' '),
          headline: own?.('Headline') ?? '',
          summary: own?.('Summary') ?? '',
          location: own?.('Geo Location') ?? '',
          email: primary?.('Email Address') ?? '',
          phone: rows('phonenumbers')[0]?.('Number') ?? '',
          links: websitesOf(own?.('Websites') ?? ''),
        },
        entries: [
          ...rows('positions').map((row) => jobOf(row, 'Title')),
          ...rows('volunteering').map((row) => jobOf(row, 'Role')),
          ...rows('education').map((row) => ({
            kind: 'education' as const,
            title: row('Degree Name'),
            organisation: row('School Name'),
            start: importDate(row('Start Date')),
            end: importDate(row('End Date')),
            note: row('Notes'),
            bullets: linesOf(row('Activities')),
          })),
          ...rows('projects').map((row) => ({
            kind: 'project' as const,
            title: row('Title'),
            organisation: '',
            url: row('Url'),
            ...spanOf(row, false),
            bullets: linesOf(row('Description')),
          })),
          ...rows('publications').map((row) => ({
            kind: 'project' as const,
            title: row('Name'),
            organisation: row('Publisher'),
            url: row('Url'),
            start: importDate(row('Published On')),
            bullets: linesOf(row('Description')),
          })),
        ],
        skills: rows('skills').map((row) => row('Name')),
        certifications: [
          ...rows('certifications').map((row) => ({
            name: row('Name'),
            detail: row('Authority'),
            date: importDate(row('Started On')),
            end: importDate(row('Finished On')),
          })),
          ...rows('honors').map((row) => ({
            name: row('Title'),
            detail: row('Description'),
            date: importDate(row('Issued On')),
          })),
        ],
        languages: rows('languages').map((row) => ({ name: row('Name'), detail: row('Proficiency') })),
      },
      { kind: 'linkedin', name: 'LinkedIn' },
      makeId,
    ),
  }
}

function jobOf(row: Row, title: string): ReadEntry {
  return {
    kind: 'job',
    title: row(title),
    organisation: row('Company Name'),
    location: row('Location'),
    ...spanOf(row, true),
    note: row('Cause'),
    bullets: linesOf(row('Description')),
  }
}

/** No end means that it goes on, for a job. */
function spanOf(row: Row, goesOn: boolean) {
  const [start, end] = [importDate(row('Started On')), row('Finished On')]
  return { start, end: end ? importDate(end) : goesOn && start ? 'present' : '' }
}

const hasHeading = (rows: Rows, heading: string) =>
  rows.slice(0, 5).some((cells) => cells.some((cell) => key(cell) === key(heading)))
const key = (cell: string) =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

/** Cells by their heading; the headings are the first row with more than one filled cell, or the first. */
function rowsOf(rows: Rows): Row[] {
  const start = Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell.trim()).length > 1),
  )
  const headings = (rows[start] ?? []).map(key)
  return rows
    .slice(start + 1)
    .filter((cells) => cells.some((cell) => cell.trim()))
    .map((cells) => (heading) => cells[headings.indexOf(key(heading))]?.trim() ?? '')
}

/** Lines, without the marks that stand before them. */
function linesOf(text: string): string[] {
  return text
    .split(/\n|(?:^|\s)[•▪●◦‣](?=\s)/)
    .map((line) => line.replace(/^\s*[-–*•▪●◦‣]\s*/, '').trim())
    .filter(Boolean)
}

/** '[PERSONAL:https://ada.example,BLOG:https://…]'. */
function websitesOf(cell: string): { label: string; url: string }[] {
  return cell
    .replaceAll(/[[\]]/g, '')
    .split(',')
    .map((one) => {
      const [, label = '', url = one] = /^([A-Z_ ]{2,20}):(.+)$/.exec(one.trim()) ?? []
      return { label: label.toLowerCase(), url: url.trim() }
    })
}
