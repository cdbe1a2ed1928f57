import type { AskedLanguage } from '#core/ads/fields/languages.ts'
import { heldLanguage } from '#core/ads/own-side.ts'
import type { LocalDate } from '#core/time.ts'
import { composeResume } from './compose.ts'
import type { LANGUAGE_STANDS, ResumeContent } from './content.ts'
import type { Profile } from './profile.ts'

export type ShownLanguage = AskedLanguage & { stand: (typeof LANGUAGE_STANDS)[number]; own: string | null }

/** Each language that an advert asks for, and whether a resume says it. */
export function askedLanguagesShown(
  profile: Profile,
  content: ResumeContent,
  asked: readonly AskedLanguage[],
  today: LocalDate,
): ShownLanguage[] {
  const printed = composeResume(profile, content).languages
  const facts = profile.languages.map(({ name, detail }) => ({ name, level: detail || null }))
  return asked.map((one) => {
    const shown = heldLanguage(one, printed, today)
    if (shown.own !== null) return { ...one, own: shown.own, stand: shown.isMet === false ? 'little' : 'shown' }
    const { own } = heldLanguage(one, facts, today)
    return { ...one, own, stand: own === null ? 'missing' : 'left' }
  })
}
