import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { ParsedResume } from '#core/resume/schema.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
// The scorer is the published one, unchanged; it has no types.
import { aggregate, fold, scoreDoc } from '../resumes/score.mjs'

type Scored = { layout: string; format: string; doc: string } & ReturnType<typeof scoreDoc>
export type Scores = Record<(typeof FIELDS)[number], number>
export type Evaluation = {
  scores: Scores
  byLayout: Map<string, Scores>
  byFormat: Map<string, Scores>
  byDocument: Map<string, Scores>
  medianMs: number
  p95Ms: number
  count: number
}

export const FIELDS = ['macro', 'contact', 'skills', 'experience', 'dates', 'education'] as const

/** Reads and scores all documents of a folder that has documents/ and truth/ in it, in this process. */
export async function evaluateFolder(folder: string): Promise<Evaluation> {
  const terms = (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../data/skills.json'), 'utf8')) as { skills: SkillTerm[] }
  ).skills
  const pdfium = await loadPdfium()
  const rows: Scored[] = []
  const times: number[] = []
  const files = readdirSync(join(folder, 'documents')).sort()
  // The first files pay for compiling; they are read once before the clock starts.
  for (const file of files.slice(0, 10))
    await readDocument(readFileSync(join(folder, 'documents', file)), terms, () => Promise.resolve(pdfium))
  for (const file of files) {
    const bytes = readFileSync(join(folder, 'documents', file))
    const started = performance.now()
    const resume = await readDocument(bytes, terms, () => Promise.resolve(pdfium))
    times.push(performance.now() - started)
    const truth = JSON.parse(readFileSync(join(folder, 'truth', `${basename(file, extname(file))}.json`), 'utf8'))
    rows.push({
      layout: truth.layout,
      format: extname(file).slice(1),
      doc: truth.doc,
      ...scoreDoc(toPrediction(resume), truth, fold(truth.text ?? '')),
    })
  }
  times.sort((a, b) => a - b)
  return {
    scores: toScores(rows),
    byLayout: groupScores(rows, 'layout'),
    byFormat: groupScores(rows, 'format'),
    byDocument: groupScores(rows, 'doc'),
    medianMs: times[times.length >> 1] ?? 0,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    count: rows.length,
  }
}

export const hasCorpus = (folder: string) => existsSync(join(folder, 'documents'))

/** A resume in the scorer's form. */
export function toPrediction(resume: ParsedResume) {
  const { name, email, phone, location } = resume.basics
  return {
    name,
    email,
    phone,
    location,
    skills: resume.skills,
    experience: resume.experience,
    education: resume.education,
    certifications: resume.certifications,
    languages: resume.languages,
  }
}

function groupScores(rows: Scored[], by: 'layout' | 'format' | 'doc'): Map<string, Scores> {
  const groups = new Map<string, Scored[]>()
  for (const row of rows) groups.set(row[by], [...(groups.get(row[by]) ?? []), row])
  return new Map([...groups].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([name, own]) => [name, toScores(own)]))
}

function toScores(rows: Scored[]): Scores {
  const all = aggregate(rows)
  const percent = (share: number | null) => Math.round((share ?? 1) * 1000) / 10
  return {
    macro: percent(all.macro),
    contact: percent(all.contact),
    skills: percent(all.skills.f),
    experience: percent(all.exp.f),
    dates: percent(all.expDateAll),
    education: percent(all.edu.f),
  }
}
