import { FIRST_LOOK } from '#core/resume/export/look.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { SECTIONS, type ResumeContent } from './content.ts'
import { eachSkillOnce } from './named-once.ts'
import { type NamedFact, type Profile, type ProfileEntry, seasonsOf, stateIn, usableProfile } from './profile.ts'

/** A resume that shows everything that is not on hold, in the order of the profile. */
export function wholeContent(profile: Profile): ResumeContent {
  const { basics, entries, skills, certifications } = usableProfile(profile)
  return {
    kind: 'resume',
    look: FIRST_LOOK,
    headline: basics.headline,
    summary: basics.summary,
    sections: [...SECTIONS],
    entries: entries.map(({ id, bullets }) => ({
      factId: id,
      bullets: bullets.map((bullet) => ({ factId: bullet.id, text: null })),
    })),
    skills: skills.map(({ id }) => ({ factId: id, name: null })),
    certifications: certifications.map(({ id }) => ({ factId: id })),
  }
}

/** The certificates that a resume shows, in its order. */
export function certificatesOf(profile: Profile, { certifications: chosen }: ResumeContent): NamedFact[] {
  const usable = profile.certifications.filter(({ isOnHold }) => !isOnHold)
  return chosen ? chosen.flatMap(({ factId }) => usable.filter(({ id }) => id === factId)) : usable
}

/** What a document says, from today's facts. References to facts that are gone or on hold fall out. */
export function composeResume(stored: Profile, content: ResumeContent): ResumeFacts {
  const profile = usableProfile(stored)
  const shows = (section: (typeof SECTIONS)[number]) => content.sections.includes(section)
  const orNull = (text: string) => text.trim() || null
  const chosen = content.entries.flatMap(({ factId, bullets }) => {
    const entry = profile.entries.find(({ id }) => id === factId)
    if (!entry || !shows(entry.kind)) return []
    const texts = bullets.flatMap((one) => {
      const bullet = entry.bullets.find(({ id }) => id === one.factId)
      return bullet ? [one.text ?? bullet.text] : []
    })
    return [{ entry, texts }]
  })
  const of = (kind: ProfileEntry['kind']) => chosen.filter(({ entry }) => entry.kind === kind)
  return {
    basics: {
      name: orNull(profile.basics.name),
      headline: orNull(content.headline),
      email: orNull(profile.basics.email),
      phone: orNull(profile.basics.phone),
      location: orNull(profile.basics.location),
      summary: shows('summary') ? orNull(content.summary) : null,
      links: profile.basics.links,
    },
    skills: shows('skills')
      ? eachSkillOnce(
          content.skills.flatMap(({ factId, name }) => {
            const skill = profile.skills.find(({ id }) => id === factId)
            return skill ? [name ?? skill.name] : []
          }),
        )
      : [],
    experience: of('job').map(({ entry, texts }) => ({
      title: entry.title,
      company: entry.organisation,
      location: orNull(entry.location),
      startDate: orNull(entry.start),
      endDate: entry.end === 'present' ? null : orNull(entry.end),
      isCurrent: entry.end === 'present',
      ...seasonsOf(entry),
      highlights: texts,
    })),
    education: of('education').map(({ entry, texts }) => ({
      institution: entry.organisation,
      degree: entry.title,
      area: null,
      location: orNull(entry.location),
      grade: orNull([entry.note, ...texts].filter(Boolean).join('\n')),
      startDate: orNull(entry.start),
      endDate: entry.end === 'present' ? null : orNull(entry.end),
      isExpected: entry.state === 'expected',
      ...seasonsOf(entry),
      ...stateOf(entry),
    })),
    projects: of('project').map(({ entry, texts }) => ({
      name: entry.title,
      description: orNull(entry.note),
      url: orNull(entry.url),
      startDate: orNull(entry.start),
      endDate: entry.end === 'present' ? null : orNull(entry.end),
      ...(entry.end === 'present' ? { isCurrent: true } : {}),
      ...seasonsOf(entry),
      highlights: texts,
    })),
    certifications: shows('certifications')
      ? certificatesOf(profile, content).map(({ name, detail, date, end, state }) => ({
          name,
          issuer: orNull(detail),
          date: orNull(date === 'present' ? '' : date),
          ...(end ? { endDate: end } : {}),
          ...stateIn(state),
        }))
      : [],
    languages: shows('languages') ? profile.languages.map(({ name, detail }) => ({ name, level: orNull(detail) })) : [],
  }
}

/** Studies that end today go on. */
const stateOf = ({ end, state }: ProfileEntry) => stateIn(end === 'present' ? 'running' : state)
