import { doneOf } from '#core/skills/unheld.ts'
import { wholeContent } from './compose.ts'
import { firstLanguage } from './first-language.ts'
import { hasBegun } from './plain-facts.ts'
import { usableProfile, type Profile } from './profile.ts'
import { proveAboutPerson, type ProofContext } from './prove-content.ts'
import { isSameName } from './same-name.ts'
import { placesOfAsked, shownSkills, WORTH, writtenIn, type Asked } from './tailor.ts'

/** A letter has two blocks of proof: one fact, and one or two more. */
export const MOST_PROOFS = 3
const MOST_BROUGHT = 6
/** Says where one works and names nothing to bring: 'I bring back-end'. */
const PLACE_IN_STACK = /^(?:(?:back|front)[- ]?end|full[- ]?stack)$/i

/** Of what an ad asks for: the facts that show the most of it, and what the facts have in the words of the ad. */
export function answerAd(
  stored: Profile,
  asked: readonly Asked[],
  context: ProofContext,
): { bulletIds: string[]; brings: string[] } {
  const profile = usableProfile(stored)
  const placed = placesOfAsked(profile, wholeContent(profile), { asked, skills: context.skills })
  const facts = profile.entries
    .filter((entry) => entry.kind !== 'education' && hasBegun(entry, context.asOf))
    .flatMap(({ bullets }) => bullets.filter(({ text }) => doneOf(text) !== ''))
  // each fact is worth what those before it do not show already
  const bulletIds: string[] = []
  const open = new Set(placed)
  while (bulletIds.length < MOST_PROOFS) {
    const worth = (id: string) =>
      [...open].reduce((sum, { asked: { level }, places }) => sum + (places.includes(id) ? WORTH[level] : 0), 0)
    const [best] = facts
      .filter(({ id }) => !bulletIds.includes(id))
      .map(({ id }) => ({ id, worth: worth(id) }))
      .toSorted((a, b) => b.worth - a.worth)
    if (!best || best.worth === 0) break
    bulletIds.push(best.id)
    for (const one of open) if (one.places.includes(best.id)) open.delete(one)
  }
  // 'Studied for the exam' is no claim of it, in a German letter neither
  const told = firstLanguage(profile, context.language)
  const contexts = told === context.language ? [context] : [context, { ...context, language: told }]
  const shown = shownSkills(profile, context.skills, context.asOf)
  const brings = asked
    .toSorted((a, b) => WORTH[b.level] - WORTH[a.level])
    .flatMap((one) => {
      const own = shown.filter(({ id }) => one.ids.includes(id)).map(({ name }) => name)
      // the advert's words for it only where they say no more than the person's
      return writtenIn(one, context.skills).flatMap((name) =>
        own.some((mine) => isSameName(mine, name)) ? name : (own[0] ?? []),
      )
    })
    .filter(
      (name) =>
        !PLACE_IN_STACK.test(name) && contexts.every((one) => proveAboutPerson(profile, name, one).length === 0),
    )
  const once = [...new Map(brings.map((name) => [name.toLowerCase(), name])).values()]
  return { bulletIds, brings: once.slice(0, MOST_BROUGHT) }
}
