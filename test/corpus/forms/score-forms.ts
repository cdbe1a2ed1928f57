import type { ParsedResume } from '#core/resume/schema.ts'
import { readResume } from '#core/resume/parse/read-resume.ts'
import { fold, scoreDoc } from '../../resumes/score.mjs'
import { toPrediction } from '../evaluate.ts'
import { type Invented, invent } from './invent.ts'
import { TERMS } from './skill-forms.ts'

export const KINDS = ['experience', 'education', 'skills'] as const
export type Kind = (typeof KINDS)[number]
export type Counts = { tp: number; fp: number; fn: number; miss: string[]; extra: string[] }
export type FormScore = { own: Invented; resume: ParsedResume; by: Record<Kind, Counts> }

/** Reads the invented document of this number and scores it as the published scorer does. */
export function scoreForm(seed: number): FormScore {
  const own = invent(seed)
  const resume = readResume(own.document, TERMS)
  const score = scoreDoc(toPrediction(resume), own.truth, fold(own.text))
  return {
    own,
    resume,
    by: { experience: score.exp as Counts, education: score.edu as Counts, skills: score.skills as Counts },
  }
}

/** Twice what is right, of all that was read and all that was to be read. */
export const percent = ({ tp, fp, fn }: Omit<Counts, 'miss' | 'extra'>) => (200 * tp) / Math.max(1, 2 * tp + fp + fn)
