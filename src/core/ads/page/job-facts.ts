import type { LocalDate } from '#core/time.ts'
import type { Confidence } from '../found.ts'
import type { EmploymentType, WorkMode } from '../kinds.ts'
import type { Pay } from '../fields/money.ts'

/** Where a value was read: the rungs of the ladder, the surest first. */
export type Rung = 'answer' | 'json-ld' | 'microdata' | 'state' | 'row' | 'heading' | 'page' | 'text'
export type Read<T> = { value: T; words: string; rung: Rung; confidence: Confidence }

/** What one source says of a job; a field it does not say is left out. */
export type JobFacts = {
  title?: Read<string>
  company?: Read<string>
  places?: Read<string[]>
  workplace?: Read<WorkMode>
  countriesAllowed?: Read<string[]>
  types?: Read<EmploymentType[]>
  pay?: Read<Pay>
  postedOn?: Read<LocalDate>
  validThrough?: Read<LocalDate>
  language?: Read<string>
  reference?: Read<string>
  applyUrl?: Read<string>
  description?: Read<string>
}

export function read<T>(value: T, words: string, rung: Rung, confidence: Confidence = 'likely'): Read<T> {
  const tidy = words.replaceAll(/\s+/g, ' ').trim()
  return { value, words: tidy.length > 200 ? tidy.slice(0, 200) : tidy, rung, confidence }
}
