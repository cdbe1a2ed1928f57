import type { DocumentContent, ResumeContent } from './content.ts'
import type { FactsSeen } from './facts-seen.ts'
import { withNewBehind } from './follow-resume.ts'
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

function place<Shown extends { factId: string }, Fact extends { id: string }>(
  shown: readonly Shown[],
  before: readonly Fact[],
  after: readonly Fact[],
  show: (fact: Fact) => Shown,
): Shown[] {
  const isNew = (fact: Fact) => before.every(({ id }) => id !== fact.id)
  return withNewBehind(shown, after, { isNew, idOf: ({ factId }) => factId, show })
}
