import { fold } from '#core/text/fold.ts'
import { WEAK_ITEM } from '#core/resume/weak-item.ts'

/** What takes a skill back in front of its name: 'a bit of Python', 'basic Wireshark', 'biraz Node.js'. */
const HEDGE =
  /^(?:a (?:bit|little)(?: of)?|some|basic|basics (?:of|in)|beginner|rusty|etwas|ein wenig|grundkenntnisse(?: in)?|biraz|temel|un peu de|notions (?:de|en)|un poco de|algo de|básico)\s+(?=\S)/iu
const ASIDE = /\s*[([]([^)\]]*)[)\]]\s*$/u

/** The skill that words name, without what takes it back. */
function bare(words: string): string {
  const aside = ASIDE.exec(words)?.[1]
  const whole = aside !== undefined && WEAK_ITEM.test(aside) ? words.replace(ASIDE, '') : words
  return whole.trim().replace(HEDGE, '').trim()
}

/**
 * Skills in their order, each once: of 'PowerShell' and 'PowerShell (basic scripts)' the words that say less. An aside that
 * names something ('AWS (S3)') is no taking back, and stays beside 'AWS'.
 */
export function eachSkillOnce(names: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const name of names) {
    const own = bare(name)
    const key = fold(own)
    const before = kept.get(key)
    if (before === undefined || (own !== name.trim() && bare(before) === before.trim())) kept.set(key, name)
  }
  return [...kept.values()]
}
