import { shownAs } from '#core/career/skills/skill-stand.ts'
import { bestOf, strengthIn, type SkillStates } from '#core/career/skills/skill-state.ts'
import type { ResumeContent } from './content.ts'
import type { Profile } from './profile.ts'
import { placesOfAsked, skillFinder, type Asked, type TailorOptions } from './tailor.ts'

/**
 * What the ad asks for: how far the person shows it, by the rule of the match, and where the document does. `through` is the
 * skill it comes with; then the places are those of that skill.
 */
export type Explained = {
  asked: Asked
  places: string[]
  stand: ReturnType<typeof shownAs>
  through: string | null
}

export function explain(
  states: SkillStates,
  profile: Profile,
  content: ResumeContent,
  options: Pick<TailorOptions, 'asked' | 'skills' | 'asOf'>,
): Explained[] {
  const named = skillFinder(options.skills)
  const own = placesOfAsked(profile, content, options, named).map(({ asked, places }): Explained => {
    const { best } = bestOf(states, asked.ids)
    const through = places.length > 0 ? undefined : states.get(best)?.evidence[0]?.through
    return { asked, places, stand: shownAs({ strength: strengthIn(states, best) }), through: through ?? null }
  })
  const near = own.map(({ asked, through }) => ({ ...asked, ids: through ? [through] : [] }))
  const nearPlaces = placesOfAsked(profile, content, { ...options, asked: near }, named)
  return own.map((one, at) => (one.through ? { ...one, places: nearPlaces[at]?.places ?? [] } : one))
}
