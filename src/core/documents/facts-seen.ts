import { z } from 'zod'
import { itemAt } from '#core/must.ts'
import type { DocumentContent } from './content.ts'
import { formsOf } from './fact-words.ts'
import { usableProfile, type Profile } from './profile.ts'

/** What each fact that a document uses said when its owner last looked at it, by the fact's id. */
export const factsSeenSchema = z.record(z.string().max(60), z.string())
export type FactsSeen = z.infer<typeof factsSeenSchema>

/** A fact that says something else than it did: `before` is '' where it is new, `now` null when it is gone or never to be used. */
export type FactChange = { factId: string; before: string; now: string | null }

const CONTACT = 'contact'
/** Held in a document by their words; a change is kept only where the document followed it. */
const COPIED = ['headline', 'summary'] as const
const isCopied = (factId: string) => COPIED.some((one) => one === factId)

/** Every usable fact in words, by its id. */
function wordsOf(stored: Profile): Map<string, string> {
  const { basics, entries, skills, certifications } = usableProfile(stored)
  const line = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
  return new Map([
    [CONTACT, line([basics.name, basics.email, basics.phone, basics.location, ...basics.links.map(({ url }) => url)])],
    ...COPIED.map((part) => [part, basics[part]] as const),
    ...entries.flatMap((entry) => [
      [
        entry.id,
        line([
          entry.title,
          entry.organisation,
          entry.location,
          [entry.start, entry.end].filter(Boolean).join(' – '),
          entry.note,
        ]),
      ] as const,
      ...entry.bullets.map(({ id, text }) => [id, text] as const),
    ]),
    ...skills.map(({ id, name }) => [id, name] as const),
    ...certifications.map(
      ({ id, name, detail, date, end = '' }) =>
        [id, line([name, detail, [date, end].filter(Boolean).join(' – ')])] as const,
    ),
  ])
}

/** Whether the document still stands on this fact. A letter has no references: it holds the words themselves. */
function uses(content: DocumentContent): (factId: string, words: string) => boolean {
  if (content.kind === 'letter') {
    const said = [content.why, content.proof, content.proof2, content.close].join('\n')
    return (factId, words) =>
      factId === CONTACT || (factId.startsWith('bul_') && formsOf(words).some((form) => said.includes(form)))
  }
  const ids = new Set<string>([
    CONTACT,
    ...COPIED,
    ...content.entries.flatMap(({ factId, bullets }) => [factId, ...bullets.map((one) => one.factId)]),
    ...content.skills.map(({ factId }) => factId),
    ...(content.certifications ?? []).map(({ factId }) => factId),
  ])
  return (factId) => ids.has(factId)
}

/** What the facts of a document say today. */
export function factsUsed(profile: Profile, content: DocumentContent): FactsSeen {
  const isUsed = uses(content)
  return Object.fromEntries(
    [...wordsOf(profile)].filter(([id, words]) => words !== '' && !isCopied(id) && isUsed(id, words)),
  )
}

/** What was seen stays seen as it was; what the document uses for the first time is seen as it is. */
export function keepSeen(seen: FactsSeen, profile: Profile, content: DocumentContent): FactsSeen {
  const isUsed = uses(content)
  const still = Object.entries(seen).filter(([id, words]) => isUsed(id, words))
  return { ...factsUsed(profile, content), ...Object.fromEntries(still) }
}

/** The facts that changed since the owner last looked, with what they said and what they say. */
export function factChanges(seen: FactsSeen, profile: Profile): FactChange[] {
  const words = wordsOf(profile)
  return Object.entries(seen).flatMap(([factId, before]) => {
    const now = words.get(factId) || null
    return now === before ? [] : [{ factId, before, now }]
  })
}

/** A letter with the new words of its facts in the place of the old ones; what is gone stays, for the person to decide. */
export function withNewWords(content: DocumentContent, changes: readonly FactChange[]): DocumentContent {
  if (content.kind !== 'letter') return content
  const renew = (text: string) =>
    changes.reduce((said, { before, now }) => {
      if (now === null) return said
      const forms = formsOf(before)
      const at = forms.findIndex((form) => said.includes(form))
      return at < 0 ? said : said.split(itemAt(forms, at)).join(itemAt(formsOf(now), at))
    }, text)
  return { ...content, proof: renew(content.proof), proof2: renew(content.proof2), why: renew(content.why) }
}
