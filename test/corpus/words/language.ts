/** All a language needs to invent a resume in it. `{a}`, `{b}` and `{c}` stand for skills. */
export type LanguageWords = {
  code: string
  months: string[]
  shortMonths: string[]
  present: string[]
  headings: Record<
    'summary' | 'experience' | 'education' | 'skills' | 'projects' | 'certifications' | 'languages',
    string[]
  >
  names: string[]
  titles: string[]
  companies: string[]
  cities: string[]
  phones: string[]
  schools: string[]
  degrees: { degree: string; area: string; joint: string }[]
  bullets: string[]
  plain: string[]
  summaries: string[]
  spoken: string[]
  at: string
}
