/** Openings that say somebody was near the work, not what they did. */
const OPENERS = [
  'responsible for',
  'in charge of',
  'responsibilities include',
  'responsibilities included',
  'responsible to',
  'duties include',
  'duties included',
  'helped',
  'helping',
  'help',
  'assisted',
  'assisting',
  'assist',
  'aided',
  'participated in',
  'participating in',
  'participate in',
  'took part in',
  'involved in',
  'was involved in',
  'worked on',
  'working on',
  'work on',
  'worked with',
  'working with',
  'work with',
  'tasked with',
  'was tasked with',
  'was responsible for',
  'contributed to',
  'contributing to',
  'contribute to',
  'exposed to',
  'exposure to',
  'familiar with',
  'had to',
  'handled various',
  'part of',
  'member of',
]

/** The weak opening as written, or null. */
export function weakOpener(text: string): string | null {
  const opening = text.replace(/^[^\p{L}]+/u, '')
  const lower = `${opening.toLowerCase().slice(0, 40)} `
  const found = OPENERS.find((opener) => lower.startsWith(`${opener} `))
  return found ? opening.slice(0, found.length) : null
}
