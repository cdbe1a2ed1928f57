import type { ResumeContent } from '#core/documents/content.ts'
import type { Profile } from '#core/documents/profile.ts'

type Bullets = ResumeContent['entries'][number]['bullets']

export function showEntry(content: ResumeContent, profile: Profile, entryId: string, isShown: boolean): ResumeContent {
  if (!isShown) return { ...content, entries: content.entries.filter(({ factId }) => factId !== entryId) }
  const entry = profile.entries.find(({ id }) => id === entryId)
  const bullets = (entry?.bullets ?? [])
    .filter(({ isOnHold }) => !isOnHold)
    .map(({ id }) => ({ factId: id, text: null }))
  return { ...content, entries: [...content.entries, { factId: entryId, bullets }] }
}

export function moveEntry(content: ResumeContent, entryId: string, by: -1 | 1): ResumeContent {
  return { ...content, entries: moved(content.entries, entryId, by) }
}

export function showBullet(content: ResumeContent, entryId: string, bulletId: string, isShown: boolean): ResumeContent {
  return withBullets(content, entryId, (bullets) =>
    isShown ? [...bullets, { factId: bulletId, text: null }] : bullets.filter(({ factId }) => factId !== bulletId),
  )
}

export function moveBullet(content: ResumeContent, entryId: string, bulletId: string, by: -1 | 1): ResumeContent {
  return withBullets(content, entryId, (bullets) => moved(bullets, bulletId, by))
}

/** null: as the fact has it. */
export function setText(content: ResumeContent, entryId: string, bulletId: string, text: string | null): ResumeContent {
  return withBullets(content, entryId, (bullets) =>
    bullets.map((one) => (one.factId === bulletId ? { ...one, text } : one)),
  )
}

export function replaceBullet(content: ResumeContent, entryId: string, bulletId: string, newId: string): ResumeContent {
  return withBullets(content, entryId, (bullets) =>
    bullets.map((one) => (one.factId === bulletId ? { factId: newId, text: null } : one)),
  )
}

export function showSkill(content: ResumeContent, skillId: string, isShown: boolean): ResumeContent {
  const rest = content.skills.filter(({ factId }) => factId !== skillId)
  return { ...content, skills: isShown ? [...rest, { factId: skillId, name: null }] : rest }
}

/** Without these bullets, wherever they stand. */
export function withoutBullets(content: ResumeContent, gone: ReadonlySet<string>): ResumeContent {
  return {
    ...content,
    entries: content.entries.map((entry) => ({
      ...entry,
      bullets: entry.bullets.filter(({ factId }) => !gone.has(factId)),
    })),
  }
}

type Section = ResumeContent['sections'][number]

export function showSection(content: ResumeContent, section: Section, isShown: boolean): ResumeContent {
  const rest = content.sections.filter((one) => one !== section)
  return { ...content, sections: isShown ? [...rest, section] : rest }
}

export function moveSection(content: ResumeContent, section: Section, by: -1 | 1): ResumeContent {
  const list = content.sections.map((factId) => ({ factId }))
  return { ...content, sections: moved(list, section, by).map(({ factId }) => factId) }
}

function withBullets(content: ResumeContent, entryId: string, change: (bullets: Bullets) => Bullets): ResumeContent {
  return {
    ...content,
    entries: content.entries.map((entry) =>
      entry.factId === entryId ? { ...entry, bullets: change(entry.bullets) } : entry,
    ),
  }
}

function moved<T extends { factId: string }>(list: readonly T[], id: string, by: -1 | 1): T[] {
  const from = list.findIndex(({ factId }) => factId === id)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return [...list]
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
