import { must } from '#core/must.ts'
/**
 * A person written by hand. In bullets and sentences the tools used stand in square brackets, which the documents do
 * not show; dates are 'YYYY-MM', 'YYYY', or as written ('Summer 2021') with the year behind a bar.
 */
export type Member = {
  id: string
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'pl' | 'tr'
  name: string
  headline: string
  email: string
  phone: string
  city: string
  links: string[]
  summary: string
  skills: [label: string, items: string[]][]
  jobs: Post[]
  schools: Study[]
  certificates?: [name: string, issuer: string, date: string][]
  spoken?: [name: string, level: string][]
  projects?: [name: string, text: string][]
}
/** `to` is null while it runs. */
export type Post = {
  title: string
  company: string
  city?: string | undefined
  from: string
  to: string | null
  bullets: string[]
}
export type Study = {
  school: string
  degree: string
  area?: string
  city?: string
  from?: string
  to: string
  isExpected?: boolean
  grade?: string
}

export const post = (
  title: string,
  company: string,
  city: string,
  from: string,
  to: string | null,
  ...bullets: string[]
): Post => ({ title, company, city: city === '' ? undefined : city, from, to, bullets })

/** Sentences as a document shows them, and the tools marked in them. */
export const shown = (text: string) => text.replaceAll(/[[\]]/g, '')
export const marked = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map((match) => must(match[1]))
