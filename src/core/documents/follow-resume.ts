import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { fold } from '#core/text/fold.ts'
import { withKnownIds } from './match-facts.ts'
import { joinEntries, withHeldBack } from './merge-profile.ts'
import { NO_PROFILE, type Profile, type ProfileBullet, type ProfileEntry } from './profile.ts'
import { skillsHere } from './skills-here.ts'

/** `taken`: what the resume said when the facts last followed it, by the ids of its facts among them. */
export type Followed = { profile: Profile; taken: Profile }

/**
 * The facts after the resume changed: what came from it and nobody touched says what the resume says now or is gone with it,
 * and what is new in it is there. What the person changed, holds back, took out or brought from elsewhere stays.
 */
export function followResume(present: Profile, taken: Profile, resume: Profile, catalogue: Catalogue): Followed {
  const now = withKnownIds(resume, taken, present)
  const ofResume = new Set(taken.skills.map(({ id }) => id))
  // two names of one skill may stand in one resume, and one may take the place of the other
  const others = present.skills.filter(({ id, isOnHold }) => isOnHold || !ofResume.has(id))
  const isOther = skillsHere(others, catalogue)
  const named = (list: 'skills' | 'certifications' | 'languages') => {
    const held = new Set(present[list].map(({ name }) => fold(name)))
    return followList(present[list], taken[list], now[list], {
      follow: (own, before, after) => eachField(own, before, after, ['name', 'detail', 'date', 'end', 'state']),
      leave: (own, before) => (isUntouched(own, before) ? null : own),
      join: (own) => own,
      isHeld: ({ name }) => held.has(fold(name)) || (list === 'skills' && isOther(name)),
    })
  }
  const profile = {
    basics: eachField(present.basics, taken.basics, now.basics, BASICS),
    entries: followList(present.entries, taken.entries, withHeldBack(present, now).entries, {
      follow: (own, before, after) => ({
        ...eachField(own, before, after, HEAD),
        bullets: followBullets(own.bullets, before.bullets, after.bullets),
      }),
      leave: leaveEntry,
      join: joinEntries,
      isHeld: () => false,
    }),
    skills: named('skills'),
    certifications: named('certifications'),
    languages: named('languages'),
  }
  return { profile, taken: now }
}

/** For facts from before it was kept what the resume had said: what they hold of it is the person's own from here on. */
export function takenSince(present: Profile, resume: Profile): Profile {
  const now = withKnownIds(resume, present, NO_PROFILE)
  const ids = new Set(idsIn(present))
  const held = <Fact extends { id: string }>(list: readonly Fact[]) => list.filter(({ id }) => ids.has(id))
  return {
    basics: now.basics,
    entries: held(now.entries).map((entry) => ({ ...entry, bullets: held(entry.bullets) })),
    skills: held(now.skills),
    certifications: held(now.certifications),
    languages: held(now.languages),
  }
}

/** Whether the facts are those of the resume alone: nothing changed, added, held back or taken out. */
export function isAsTaken(present: Profile, taken: Profile, catalogue: Catalogue): boolean {
  const ids = new Set(idsIn(present))
  const left = followResume(present, taken, { ...NO_PROFILE, basics: taken.basics }, catalogue).profile
  return idsIn(left).length === 0 && idsIn(taken).every((id) => ids.has(id)) && isSame(present.basics, taken.basics)
}

const HEAD = [
  ...(['title', 'organisation', 'location', 'start', 'end', 'note', 'url'] as const),
  ...(['state', 'startSeason', 'endSeason'] as const),
]
const BASICS = ['name', 'headline', 'email', 'phone', 'location', 'summary', 'links'] as const

/** Of every fact, in the order in which a profile lists them. */
export function idsIn({ entries, skills, certifications, languages }: Profile): string[] {
  const bullets = entries.flatMap((entry) => entry.bullets)
  return [...entries, ...bullets, ...skills, ...certifications, ...languages].map(({ id }) => id)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A field that nobody changed since takes what the resume says now. */
function eachField<Fact extends object>(own: Fact, before: Fact, after: Fact, fields: readonly (keyof Fact)[]): Fact {
  const followed = fields.filter((field) => isSame(own[field], before[field]))
  return { ...own, ...Object.fromEntries(followed.map((field) => [field, after[field]])) }
}

type Held = { id: string; isOnHold: boolean; sources: readonly { kind: string }[] }

const isOfResume = ({ isOnHold, sources }: Held) => !isOnHold && sources.every(({ kind }) => kind === 'resume')

/** Field by field: one that was not there before stands in another place. */
function isUntouched<Fact extends Held>(own: Fact, before: Fact): boolean {
  const fields = new Set([...Object.keys(own), ...Object.keys(before)] as (keyof Fact)[])
  fields.delete('sources')
  return isOfResume(own) && [...fields].every((field) => isSame(own[field], before[field]))
}

/** The head or a bullet that is the person's own keeps an entry; the bullets of the resume go. */
function leaveEntry(own: ProfileEntry, before: ProfileEntry): ProfileEntry | null {
  const bullets = followBullets(own.bullets, before.bullets, [])
  const isOwn = !isOfResume(own) || HEAD.some((field) => own[field] !== before[field])
  return isOwn || bullets.length > 0 ? { ...own, bullets } : null
}

function followBullets(own: ProfileBullet[], before: ProfileBullet[], after: ProfileBullet[]): ProfileBullet[] {
  const held = new Set(own.map(({ text }) => fold(text)))
  return followList(own, before, after, {
    follow: (one, was, now) => eachField(one, was, now, ['text']),
    leave: (one, was) => (isUntouched(one, was) ? null : one),
    join: (one) => one,
    isHeld: ({ text }) => held.has(fold(text)),
  })
}

/** A list with what is new of `facts`, each behind what it follows there. */
export function withNewBehind<Shown, Fact extends { id: string }>(
  list: readonly Shown[],
  facts: readonly Fact[],
  of: { isNew: (fact: Fact) => boolean; idOf: (shown: Shown) => string; show: (fact: Fact) => Shown },
): Shown[] {
  const whole = [...list]
  facts.forEach((fact, at) => {
    if (!of.isNew(fact) || whole.some((one) => of.idOf(one) === fact.id)) return
    whole.splice(whole.findIndex((one) => of.idOf(one) === facts[at - 1]?.id) + 1, 0, of.show(fact))
  })
  return whole
}

/** `leave`: what stays of a fact that the resume no longer has; `join`: with the same fact from elsewhere. */
function followList<Fact extends Held>(
  present: readonly Fact[],
  taken: readonly Fact[],
  now: readonly Fact[],
  {
    follow,
    leave,
    join,
    isHeld,
  }: {
    follow: (own: Fact, before: Fact, after: Fact) => Fact
    leave: (own: Fact, before: Fact) => Fact | null
    join: (own: Fact, after: Fact) => Fact
    isHeld: (fact: Fact) => boolean
  },
): Fact[] {
  const [before, after] = [taken, now].map((list) => new Map(list.map((fact) => [fact.id, fact])))
  const facts = present.flatMap((own) => {
    const [was, is] = [before?.get(own.id), after?.get(own.id)]
    if (was && is) return [follow(own, was, is)]
    if (was) return leave(own, was) ?? []
    return [is ? join(own, is) : own]
  })
  const isNew = (fact: Fact) => !before?.has(fact.id) && !isHeld(fact)
  return withNewBehind(facts, now, { isNew, idOf: ({ id }) => id, show: (fact) => fact })
}
