import { findSkill } from '#core/career/catalogue/catalogue.ts'
import { skillTermsOf } from '#core/career/catalogue/spot-skills.ts'
import { spotWrittenSkills } from '#core/skills/resume-skills.ts'
import { nameList } from '#core/text/name-list.ts'
import { between, count, percent, shareOf } from './amounts.ts'
import { leftOut, type Rule, type Scene } from './scene.ts'

/** Rules 25 and 26: what it shows of what the role asks for. */

const SHOWN_MISSING = 5
const SHOWN_UNSEEN = 8

export const roleMatch: Rule = ({ role }) => {
  if (!role) return leftOut('Answer the seven questions to name your dream role; then the resume is compared with it.')
  const found = `This resume alone shows ${role.percent}% of what ${role.title} asks for.`
  if (role.percent >= 70) return { share: 1, found }
  return {
    share: between(role.percent, 20, 70),
    found: role.missing.length === 0 ? found : `${found} Not found: ${nameList(role.missing.slice(0, SHOWN_MISSING))}.`,
    fix: 'Name what you have and did not write down, where you used it. Learn the rest in the order of your learning path. A low match is normal at the start.',
  }
}

export const skillsAtWork: Rule = (scene) => {
  const skills = listedSkills(scene)
  if (skills.length === 0)
    return {
      share: 0,
      found: 'No skills are listed.',
      fix: 'List the tools and methods you can work with under a heading of their own.',
    }
  const texts = workTexts(scene)
  if (texts.length === 0)
    return {
      share: 0,
      found: 'No job or project tells where the skills were used.',
      fix: 'Describe a job or a project, and name the tools you used in it.',
    }
  const seen = seenAtWork(scene, texts)
  const unseen = skills.filter(({ text }) => !seen(text))
  const share = shareOf(skills.length - unseen.length, skills.length)
  const found = `${skills.length - unseen.length} of ${count(skills.length, 'listed skill')} known here (${percent(share)}) also ${skills.length - unseen.length === 1 ? 'stands' : 'stand'} in a job or project.`
  if (share >= 0.5) return { share: 1, found }
  return {
    share: share / 0.5,
    found: `${found} Not seen there: ${unseenNames(unseen.map(({ text }) => text))}.`,
    fix: 'Name a skill in the bullet that tells what you did with it. Take out what you would not want to be asked about.',
    where: unseen
      .slice(0, 6)
      .map(({ text, fact }) => ({ words: text, source: scene.evidence[fact]?.sources[0] ?? null, fact })),
  }
}

const unseenNames = (names: string[]) =>
  names.length > SHOWN_UNSEEN ? `${names.slice(0, SHOWN_UNSEEN).join(', ')} and others` : nameList(names)

/** Skills of the list itself; the reader also finds some in sentences, and those are at work already. */
function listedSkills({ facts, evidence, document, catalogue }: Scene) {
  const inList = new Set(
    document?.lines.filter((line) => line.section === 'skills').map(({ source }) => JSON.stringify(source)),
  )
  const all = facts.skills.map((text, at) => ({ text, fact: `skills.${at}` }))
  const isListed = ({ fact }: { fact: string }) =>
    evidence[fact]?.sources.some((source) => inList.has(JSON.stringify(source))) ?? true
  const own = document ? all.filter(isListed) : all
  const ids = new Set<string>()
  // Words the catalogue lacks may be names of groups; manners are not told by naming them.
  return (own.length > 0 ? own : all).filter(({ text }) => {
    const skill = findSkill(catalogue, text)
    if (!skill || skill.category === 'soft' || ids.has(skill.id)) return false
    return ids.add(skill.id)
  })
}

const workTexts = ({ facts }: Scene): string[] =>
  [
    ...facts.experience.flatMap(({ title, highlights }) => [title, ...highlights]),
    ...facts.projects.flatMap(({ name, description, highlights }) => [name, description ?? '', ...highlights]),
  ].filter((text) => text.trim() !== '')

function seenAtWork({ catalogue, facts }: Scene, texts: string[]): (skill: string) => boolean {
  const idOf = (text: string) => findSkill(catalogue, text)?.id
  const terms = skillTermsOf(catalogue)
  const options = { listed: new Set(facts.skills.flatMap((text) => idOf(text) ?? [])) }
  const spotted = new Set(
    texts.flatMap((text) => spotWrittenSkills(text, terms, options).flatMap(({ id }) => id ?? [])),
  )
  const all = ` ${texts.join(' \n ').toLowerCase()} `
  return (skill) => {
    const id = idOf(skill)
    return (
      (id !== undefined && spotted.has(id)) ||
      isWritten(all, skill.toLowerCase().replace(/\s*\(.*\)$|\s+v?\d[\d.x]*\+?$/u, ''))
    )
  }
}

/** As its own word. */
function isWritten(text: string, skill: string): boolean {
  if (skill.length < 2) return false
  const escaped = skill.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, 'u').test(text)
}
