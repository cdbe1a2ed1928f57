import type { DocumentContent, ResumeContent } from './content.ts'
import type { FactsSeen } from './facts-seen.ts'
import { usableProfile, type Profile } from './profile.ts'

/**
 * A resume after its facts followed the person's own resume: one that showed everything shows what is new too, and a headline
 * or summary taken over word for word is as it is now. `seen` holds what is to be told of it; null: nothing to change.
 */
export function followFacts(
  content: DocumentContent,
  stored: { before: Profile; after: Profile },
  isTailored: boolean,
): { content: ResumeContent; seen: FactsSeen } | null {
  if (content.kind !== 'resume') return null
  const [before, after] = [usableProfile(stored.before), usableProfile(stored.after)]
  const seen: FactsSeen = {}
  const copied = { headline: content.headline, summary: content.summary }
  for (const part of ['headline', 'summary'] as const) {
    if (content[part] !== before.basics[part] || after.basics[part] === content[part]) continue
    copied[part] = after.basics[part]
    seen[part] = content[part]
  }
  const added = isTailored || !showsAll(content, before) ? {} : withNew(content, before, after, seen)
  return Object.keys(seen).length > 0 ? { content: { ...content, ...copied, ...added }, seen } : null
}

function showsAll({ entries, skills, certifications }: ResumeContent, facts: Profile): boolean {
  const shown = new Set([
    ...entries.flatMap(({ factId, bullets }) => [factId, ...bullets.map((one) => one.factId)]),
    ...skills.map(({ factId }) => factId),
    ...(certifications ?? facts.certifications.map(({ id }) => ({ factId: id }))).map(({ factId }) => factId),
  ])
  const bullets = facts.entries.flatMap((entry) => entry.bullets)
  return [...facts.entries, ...bullets, ...facts.skills, ...facts.certifications].every(({ id }) => shown.has(id))
}

function withNew(content: ResumeContent, before: Profile, after: Profile, seen: FactsSeen) {
  const bulletsBefore = before.entries.flatMap(({ bullets }) => bullets)
  const entries = place(content.entries, before.entries, after.entries, ({ id }) => ({ factId: id, bullets: [] }))
  const shown = {
    entries: entries.map((entry) => ({
      ...entry,
      bullets: place(
        entry.bullets,
        bulletsBefore,
        after.entries.find(({ id }) => id === entry.factId)?.bullets ?? [],
        ({ id }) => ({ factId: id, text: null }),
      ),
    })),
    skills: place(content.skills, before.skills, after.skills, ({ id }) => ({ factId: id, name: null })),
    certifications:
      content.certifications &&
      place(content.certifications, before.certifications, after.certifications, ({ id }) => ({ factId: id })),
  }
  const old = new Set(
    [...before.entries, ...bulletsBefore, ...before.skills, ...before.certifications].map(({ id }) => id),
  )
  const now = [...after.entries.flatMap((entry) => [entry, ...entry.bullets]), ...after.skills, ...after.certifications]
  for (const { id } of now) if (!old.has(id)) seen[id] = ''
  return shown
}

/** What is new stands behind what it follows among the facts. */
function place<Shown extends { factId: string }, Fact extends { id: string }>(
  shown: readonly Shown[],
  before: readonly Fact[],
  after: readonly Fact[],
  show: (fact: Fact) => Shown,
): Shown[] {
  const placed = [...shown]
  after.forEach((fact, at) => {
    if (before.some(({ id }) => id === fact.id) || placed.some(({ factId }) => factId === fact.id)) return
    placed.splice(placed.findIndex(({ factId }) => factId === after[at - 1]?.id) + 1, 0, show(fact))
  })
  return placed
}
