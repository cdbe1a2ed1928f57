import { certificatesOf } from '#core/documents/compose.ts'
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

/** Among those of its kind: jobs and schools stand in their own parts. */
export function moveEntry(content: ResumeContent, profile: Profile, entryId: string, by: -1 | 1): ResumeContent {
  const alike = entriesLike(content, profile, entryId)
  const to = alike[alike.indexOf(entryId) + by]
  return to === undefined ? content : putEntry(content, entryId, to)
}

export function putEntry(content: ResumeContent, entryId: string, to: string): ResumeContent {
  return { ...content, entries: put(content.entries, entryId, to) }
}

/** The entries of the same kind that are shown, in their order. */
export function entriesLike(content: ResumeContent, profile: Profile, entryId: string): string[] {
  const kinds = new Map(profile.entries.map(({ id, kind }) => [id, kind]))
  return content.entries.map(({ factId }) => factId).filter((id) => kinds.get(id) === kinds.get(entryId))
}

export function putBullet(content: ResumeContent, entryId: string, bulletId: string, to: string): ResumeContent {
  return withBullets(content, entryId, (bullets) => put(bullets, bulletId, to))
}

export function putSection(content: ResumeContent, section: string, to: string): ResumeContent {
  const list = content.sections.map((factId) => ({ factId }))
  return { ...content, sections: put(list, section, to).map(({ factId }) => factId) }
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

/** Once one is chosen, the list is the document's own. */
export function showCertificate(content: ResumeContent, profile: Profile, id: string, isShown: boolean): ResumeContent {
  const rest = chosenCertificates(content, profile).filter(({ factId }) => factId !== id)
  return { ...content, certifications: isShown ? [...rest, { factId: id }] : rest }
}

export function moveCertificate(content: ResumeContent, profile: Profile, id: string, by: -1 | 1): ResumeContent {
  return { ...content, certifications: moved(chosenCertificates(content, profile), id, by) }
}

const chosenCertificates = (content: ResumeContent, profile: Profile) =>
  certificatesOf(profile, content).map(({ id }) => ({ factId: id }))

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
  const to = list[list.findIndex(({ factId }) => factId === id) + by]
  return to ? put(list, id, to.factId) : [...list]
}

/** To where the other one stands; those between move up. */
function put<T extends { factId: string }>(list: readonly T[], id: string, to: string): T[] {
  const place = (wanted: string) => list.findIndex(({ factId }) => factId === wanted)
  const [from, target] = [place(id), place(to)]
  if (from < 0 || target < 0) return [...list]
  const next = [...list]
  next.splice(target, 0, ...next.splice(from, 1))
  return next
}
