/** Letters whose names begin with a vowel, and words that are written with one and spoken without. */
const SPELT_WITH_AN = /^[AEFHILMNORSX](?:[A-Z\d]|\b)/
const SPOKEN_WITH_A = /^(?:uni(?!m|n)|us[ea]|util|eu|one\b)/i

/** 'a Data Scientist', 'an AI Engineer', 'a UX Designer': by the sound, as one says it. */
export function aRole(title: string): string {
  const isSpelt = /^[A-Z]{2}/.test(title)
  const takesAn = isSpelt ? SPELT_WITH_AN.test(title) : /^[aeiou]/i.test(title) && !SPOKEN_WITH_A.test(title)
  return `${takesAn ? 'an' : 'a'} ${title}`
}
