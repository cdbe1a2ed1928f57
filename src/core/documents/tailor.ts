import type { Look } from '#core/resume/export/look.ts'
import { must } from '#core/must.ts'
import { stancesIn } from '#core/skills/stance.ts'
import { shownByDeeds } from '#core/skills/own-deeds.ts'
import { indexTerms, matchTerms, type TermMatch } from '#core/skills/term-index.ts'
import { unheldIn } from '#core/skills/unheld.ts'
import { tokenise } from '#core/skills/tokens.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { certificatesOf, wholeContent } from './compose.ts'
import type { ResumeContent } from './content.ts'
import { hasBegun, hasRunOut, isHeldCertificate, isTakenUp, namedByTitle, plainlyListed } from './plain-facts.ts'
import { usableProfile, type Profile, type ProfileEntry } from './profile.ts'
import { isSameName } from './same-name.ts'
import { withVersions } from './with-versions.ts'

/** What an ad asks for: one of these skills, how much, and in which words. */
export type Asked = { ids: readonly string[]; level: 'must' | 'wish' | 'named'; words: string }

/** Where a document shows what the ad asks for. */
export type Placed = { asked: Asked; places: string[] }

export type Tailored = {
  content: ResumeContent
  explained: Placed[]
  /** Bullets that were left out, least lost first. */ left: string[]
}

export type TailorOptions = {
  asked: readonly Asked[]
  skills: SkillTerm[]
  /** 'YYYY-MM'. */
  asOf: string
  /** How many pages a document of this content has. */
  pagesOf: (content: ResumeContent) => number
  look: Look
}

/** How much a thing counts by how it is asked for. */
export const WORTH = { must: 3, wish: 2, named: 1 } as const
const YEARS_KEPT = 10

/**
 * Chooses and orders what the person has for one ad, within so many pages. It adds nothing: entries and bullets are those of
 * the profile, a skill may take the name that the ad uses for the same skill, and what is not evidenced stays away.
 */
export function tailorResume(stored: Profile, options: TailorOptions): Tailored {
  const profile = usableProfile(stored)
  const named = skillFinder(options.skills)
  const worth = worthOf(profile, options.asked, named)

  const entries = ordered(profile.entries).map((entry) => ({
    factId: entry.id,
    // Within an entry the bullets that the ad asks for come first; the others keep their order.
    bullets: entry.bullets.toSorted((a, b) => worth(b.id) - worth(a.id)).map(({ id }) => ({ factId: id, text: null })),
  }))
  const all: ResumeContent = {
    ...wholeContent(profile),
    look: options.look,
    entries,
    skills: orderedSkills(profile, options, named),
  }
  const left = cutsIn(profile, all, options, worth).map(({ factId }) => factId)
  const content = left.reduce(without, all)
  return { content, explained: placesOfAsked(profile, content, options, named), left }
}

/** A bullet that may go, and how much of what the ad asks for goes with it. */
export type Cut = { factId: string; lost: number }

/** The bullets whose leaving brings a document to its pages, least lost first; all that may go when that is not enough. */
export function cutsToFit(stored: Profile, content: ResumeContent, options: Omit<TailorOptions, 'look'>): Cut[] {
  const profile = usableProfile(stored)
  return cutsIn(profile, content, options, worthOf(profile, options.asked, skillFinder(options.skills)))
}

function cutsIn(
  profile: Profile,
  whole: ResumeContent,
  { asOf, pagesOf }: Pick<TailorOptions, 'asOf' | 'pagesOf'>,
  worth: (id: string) => number,
): Cut[] {
  const order = cutOrder(profile, whole, worth, asOf)
  const fits = (count: number) => pagesOf(order.slice(0, count).reduce(without, whole)) <= whole.look.mostPages
  let [enough, tooFew] = [order.length, -1]
  // the more go, the fewer pages: halving finds the first number that is enough
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2)
    if (fits(middle)) enough = middle
    else tooFew = middle
  }
  return order.slice(0, enough).map((factId) => ({ factId, lost: worth(factId) }))
}

/** How much of what is asked for a bullet shows. */
function worthOf(
  profile: Profile,
  asked: readonly Asked[],
  named: (text: string) => ReadonlySet<string>,
): (bulletId: string) => number {
  const idsOf = new Map(profile.entries.flatMap(({ bullets }) => bullets.map(({ id, text }) => [id, named(text)])))
  return (bulletId) =>
    asked.reduce((sum, { ids, level }) => sum + (ids.some((id) => idsOf.get(bulletId)?.has(id)) ? WORTH[level] : 0), 0)
}

/** Per thing asked: the bullets, skills and certificates that hold of this document that show it. */
export function placesOfAsked(
  profile: Profile,
  content: ResumeContent,
  { asked, skills, asOf }: Pick<TailorOptions, 'asked' | 'skills' | 'asOf'>,
  named = skillFinder(skills),
): Placed[] {
  const shown = new Set(content.entries.flatMap(({ bullets }) => bullets.map(({ factId }) => factId)))
  const facts = [
    ...profile.entries.flatMap(({ bullets }) =>
      bullets.filter(({ id }) => shown.has(id)).map(({ id, text }) => ({ id, ids: named(text) })),
    ),
    ...profile.entries
      .filter(({ id }) => content.entries.some(({ factId }) => factId === id))
      .map(({ id, title, note }) => ({ id, ids: named(`${title}\n${note}`) })),
    ...profile.skills
      .filter(({ id }) => content.skills.some(({ factId }) => factId === id))
      .map(({ id, name }) => ({ id, ids: named(name) })),
    ...certificatesOf(profile, content)
      .filter((certificate) => !hasRunOut(certificate, asOf))
      .map(({ id, name }) => ({ id, ids: named(name) })),
  ]
  return asked.map((one) => ({
    asked: one,
    places: facts.filter(({ ids }) => one.ids.some((id) => ids.has(id))).map(({ id }) => id),
  }))
}

/** The skills that a fact says the person has: not those that it denies, wishes for or says of somebody else. */
export function skillFinder(skills: SkillTerm[]): (text: string) => ReadonlySet<string> {
  return (text) => new Set(heldIn(text, skills).map(({ term }) => term.skill.id))
}

function heldIn(text: string, skills: SkillTerm[], withSlight = true): TermMatch[] {
  const tokens = tokenise(text)
  const matches = matchTerms(tokens, text, indexTerms(skills))
  const stances = stancesIn(tokens, matches)
  const gone = unheldIn(text)
  return matches.flatMap((match, at) => {
    const { isNegated, hedge } = must(stances[at])
    const [start, end] = [must(tokens[match.from]).start, must(tokens[match.to - 1]).end]
    if (gone.some((stretch) => stretch.start < end && start < stretch.end)) return []
    if (isNegated || !(hedge === null || (withSlight && hedge === 'slight'))) return []
    return withVersions(match, text, end)
  })
}

/** Where the person's facts show a skill without doubt, and what they call it there; a mention is not enough. */
export function shownSkills(
  profile: Profile,
  skills: SkillTerm[],
  asOf: string,
): { at: string; id: string; name: string }[] {
  const said = (at: string, matches: readonly TermMatch[]) =>
    matches.map(({ term, text }) => ({ at, id: term.skill.id, name: text }))
  return [
    ...profile.skills.flatMap((skill) => said(skill.id, plainlyListed(skill, skills))),
    ...profile.certifications.flatMap((one) => {
      const held = heldIn(one.name, skills, false)
      return said(one.id, isHeldCertificate(one, held, asOf) ? held : [])
    }),
    ...profile.entries
      .filter((entry) => entry.kind !== 'education' && hasBegun(entry, asOf))
      .flatMap((entry) => [
        ...said(entry.id, entry.kind === 'job' && isTakenUp(entry) ? namedByTitle(entry.title, skills) : []),
        ...entry.bullets.flatMap((bullet) => said(bullet.id, doneIn(bullet.text, skills))),
      ]),
  ]
}

/** What a line shows as the person's deed, where nothing takes it back. */
function doneIn(line: string, skills: SkillTerm[]): TermMatch[] {
  // 'SQL sorguları yazdım (SELECT, JOIN)': what stands in brackets at the end is beside the deed
  const text = line.replace(/\s*\([^()]*\)[\s.]*$/, '')
  const tokens = tokenise(text)
  const held = heldIn(text, skills, false)
  const isShown = shownByDeeds(text, tokens, held)
  return held.filter((_, at) => isShown[at])
}

/** Newest first, as every reader expects; never by what the ad asks for. */
function ordered(entries: readonly ProfileEntry[]): ProfileEntry[] {
  const end = ({ end: last, start }: ProfileEntry) => (last === 'present' ? '9999' : last || start)
  return entries.toSorted((a, b) => end(b).localeCompare(end(a)) || b.start.localeCompare(a.start))
}

/** What the ad asks for comes first and goes by the ad's name when that is another name of the very same skill. */
function orderedSkills(
  profile: Profile,
  { asked, skills }: Pick<TailorOptions, 'asked' | 'skills'>,
  named: (text: string) => ReadonlySet<string>,
): ResumeContent['skills'] {
  const rank = (name: string) => {
    const at = asked.findIndex(({ ids }) => ids.some((id) => named(name).has(id)))
    return at < 0 ? asked.length : at
  }
  return profile.skills
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .map(({ id, name }) => ({ factId: id, name: adName(name, asked, skills) }))
}

function adName(own: string, asked: readonly Asked[], skills: SkillTerm[]): string | null {
  const skill = skills.find(
    ({ name, aliases }) => name.toLowerCase() === own.toLowerCase() || aliases.includes(own.toLowerCase()),
  )
  if (!skill) return null
  for (const { ids, words } of asked) {
    if (!ids.includes(skill.id)) continue
    const [written] = writtenIn({ ids: [skill.id], words }, skills).map(({ name }) => name)
    if (written && written.toLowerCase() !== own.toLowerCase() && isSameName(own, written)) return written
  }
  return null
}

/** These skills as the ad writes them. */
export function writtenIn(
  { ids, words }: Pick<Asked, 'ids' | 'words'>,
  skills: SkillTerm[],
): { id: string; name: string }[] {
  const found = matchTerms(tokenise(words), words, indexTerms(skills))
  return found
    .filter(({ term }) => ids.includes(term.skill.id))
    .map(({ term, text }) => ({ id: term.skill.id, name: text }))
}

/** Bullets in the order in which they may go: least asked for, oldest, last. Recent jobs keep one bullet, entries all stay. */
function cutOrder(profile: Profile, content: ResumeContent, worth: (id: string) => number, asOf: string): string[] {
  const recent = String(Number(asOf.slice(0, 4)) - YEARS_KEPT)
  const rows = content.entries.flatMap(({ factId, bullets }, place) => {
    const entry = profile.entries.find(({ id }) => id === factId)
    const isKept = entry?.kind === 'job' && (entry.end === 'present' || entry.end >= recent)
    return bullets.slice(isKept ? 1 : 0).map(({ factId: id }, at) => {
      const text = entry?.bullets.find((bullet) => bullet.id === id)?.text ?? ''
      return { id, value: worth(id) + (/\d/.test(text) ? 0.5 : 0) - at * 0.1 - place * 0.2 }
    })
  })
  return rows.toSorted((a, b) => a.value - b.value).map(({ id }) => id)
}

function without(content: ResumeContent, bulletId: string): ResumeContent {
  return {
    ...content,
    entries: content.entries.map(({ factId, bullets }) => ({
      factId,
      bullets: bullets.filter((one) => one.factId !== bulletId),
    })),
  }
}
