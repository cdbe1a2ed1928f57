import { must } from '#core/must.ts'
import { isActionVerb, openingVerb } from './action-verbs.ts'
import { alike } from './alike.ts'
import { countWords } from './count-words.ts'
import { hasFigure } from './figures.ts'
import { nameList } from '#core/text/name-list.ts'
import { between, count, percent, shareOf } from './amounts.ts'
import { some } from './places.ts'
import { leftOut, type Rule, type Scene, type Verdict } from './scene.ts'
import { weakOpener } from './weak-openers.ts'

/** Rules 16 to 21: bullets. Where there are none, none of their points are earned. */

const RECENT_YEARS = 10
const RECENT_ROLES = 3

export const bulletsPerRole: Rule = ({ facts, bullets, today, evidence }) => {
  const oldest = Number(today.slice(0, 4)) - RECENT_YEARS
  const recent = facts.experience
    .map((entry, at) => ({
      entry,
      fact: `experience.${at}`,
      own: bullets.filter((bullet) => bullet.fact === `experience.${at}`).length,
    }))
    .filter(({ entry }) => entry.isCurrent || entry.endDate === null || Number(entry.endDate.slice(0, 4)) >= oldest)
    .slice(0, RECENT_ROLES)
  if (recent.length === 0) return leftOut('There is no job of the last ten years to look at.')
  const odd = recent.filter(({ own }) => own < 3 || own > 6)
  if (odd.length === 0)
    return {
      share: 1,
      found: `${recent.length === 1 ? 'The latest job has' : `The latest ${recent.length} jobs have`} three to six bullets each.`,
    }
  return {
    share: shareOf(recent.length - odd.length, recent.length),
    found: `${nameList(odd.map(({ entry, own }) => `${entry.title || entry.company} has ${own === 0 ? 'none' : own}`))}; three to six are read.`,
    fix: 'Give each recent job three to six bullets: what you did, with what, and what came of it. Join or drop the weakest where there are more.',
    where: some(
      odd.map(({ entry, fact }) => ({
        words: [entry.title, entry.company].filter(Boolean).join(', '),
        source: evidence[fact]?.sources[0] ?? null,
        fact,
      })),
    ),
  }
}

export const actionVerbs: Rule = inEnglish((scene) => {
  const { share, rest } = split(scene, ({ text }) => isActionVerb(text))
  const found = `${percent(share)} of ${count(scene.bullets.length, 'bullet')} open with an action verb.`
  if (share >= 0.8) return { share: 1, found }
  return {
    share: between(share, 0.2, 0.8),
    found,
    fix: 'Begin with what you did: built, led, cut, designed, migrated.',
    where: some(rest.map(({ place }) => place)),
  }
})

export const figures: Rule = ofBullets((scene) => {
  const { share, part, rest } = split(scene, ({ text }) => hasFigure(text))
  const found = `${part.length} of ${count(scene.bullets.length, 'bullet')} ${part.length === 1 ? 'has' : 'have'} a figure (years and versions do not count).`
  if (share >= 0.5) return { share: 1, found }
  return {
    share: share / 0.5,
    found,
    fix: 'Say how much, how many, how often or how fast in half of them: users, hours saved, percent, money, team size. An honest estimate will do.',
    where: some(rest.map(({ place }) => place)),
  }
})

export const noWeakOpeners: Rule = inEnglish((scene) => {
  const { share, part } = split(scene, ({ text }) => weakOpener(text) !== null)
  if (part.length === 0) return { share: 1, found: 'No bullet opens with words such as “responsible for” or “helped”.' }
  const said = [...new Set(part.map(({ text }) => `“${must(weakOpener(text))}”`))]
  return {
    share: between(share, 0.2, 0),
    found: `${count(part.length, 'bullet opens', 'bullets open')} weakly: ${nameList(said)}.`,
    fix: 'Say what you did yourself: not “responsible for the tests” but “wrote the tests”.',
    where: some(part.map(({ place }) => place)),
  }
})

export const bulletLength: Rule = ofBullets((scene) => {
  const { share, part, rest } = split(scene, ({ text }) => countWords(text) >= 8 && countWords(text) <= 28)
  const short = rest.filter(({ text }) => countWords(text) < 8).length
  const found = `${part.length} of ${count(scene.bullets.length, 'bullet')} ${part.length === 1 ? 'has' : 'have'} 8 to 28 words${rest.length > 0 ? ` (${[...(short > 0 ? [`${short} shorter`] : []), ...(rest.length > short ? [`${rest.length - short} longer`] : [])].join(', ')})` : ''}.`
  if (share >= 0.8) return { share: 1, found }
  return {
    share: share / 0.8,
    found,
    fix:
      short > rest.length / 2
        ? 'Add to the short ones with what, for whom, or what came of it.'
        : 'Part the long ones in two, or cut what the reader can do without.',
    where: some(rest.map(({ place }) => place)),
  }
})

/** Half for the verbs, half for the bullets as a whole. */
export const noRepeats: Rule = ofBullets((scene) => {
  const { isEnglish } = scene
  const byVerb = new Map<string, Scene['bullets']>()
  for (const bullet of scene.bullets) {
    const verb = isEnglish ? openingVerb(bullet.text) : null
    if (verb) byVerb.set(verb, [...(byVerb.get(verb) ?? []), bullet])
  }
  const often = [...byVerb]
    .filter(([, own]) => own.length > 2)
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  const twins = scene.bullets.filter((bullet, at) =>
    scene.bullets.slice(0, at).some((other) => alike(bullet.text, other.text)),
  )
  if (often.length === 0 && twins.length === 0)
    return {
      share: 1,
      found: isEnglish
        ? 'No verb opens more than two bullets, and no two bullets are alike.'
        : 'No two bullets are alike.',
    }
  const said = [
    ...(often.length > 0 ? [nameList(often.map(([verb, own]) => `“${verb}” opens ${own.length} bullets`))] : []),
    ...(twins.length > 0 ? [`${count(twins.length, 'bullet says', 'bullets say')} nearly the same as another`] : []),
  ]
  const parts = isEnglish ? [often.length === 0, twins.length === 0] : [twins.length === 0]
  return {
    share: shareOf(parts.filter(Boolean).length, parts.length),
    found: `${said.join('; ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`,
    fix: 'Use another verb that says more closely what you did, and keep the better of two bullets that are alike.',
    where: some([...often.flatMap(([, own]) => own.slice(2)), ...twins].map(({ place }) => place)),
  }
})

function split({ bullets }: Scene, is: (bullet: Scene['bullets'][number]) => boolean) {
  const part = bullets.filter(is)
  return { part, rest: bullets.filter((bullet) => !part.includes(bullet)), share: shareOf(part.length, bullets.length) }
}

const NO_BULLETS: Verdict = {
  share: 0,
  found: 'There are no bullets under jobs or projects to look at.',
  fix: 'Write what you did as bullets under each job or project. If they are there and were not read, correct it on your resume page.',
}

function ofBullets(rule: Rule): Rule {
  return (scene) => (scene.bullets.length === 0 ? NO_BULLETS : rule(scene))
}

export const NOT_ENGLISH = 'This rule knows English words only, so it is not judged in this language.'

function inEnglish(rule: Rule): Rule {
  return (scene) => (!scene.isEnglish ? leftOut(NOT_ENGLISH) : ofBullets(rule)(scene))
}
