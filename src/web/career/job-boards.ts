export type BoardSearch = { board: string; url: string }

/** The same search on public job boards; nothing but the role's title leaves this site, and only on a click. */
export function boardSearches(title: string): BoardSearch[] {
  const words = encodeURIComponent(title)
  return [
    { board: 'LinkedIn', url: `https://www.linkedin.com/jobs/search/?keywords=${words}` },
    { board: 'Indeed', url: `https://www.indeed.com/jobs?q=${words}` },
    { board: 'Google', url: `https://www.google.com/search?q=${encodeURIComponent(`${title} jobs`)}` },
  ]
}
