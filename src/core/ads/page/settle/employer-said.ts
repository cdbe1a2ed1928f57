import { linesOf } from '#core/ads/sections/ad-lines.ts'
import { fold } from '#core/ads/fold.ts'
import { placeLikeness } from '#core/ads/header/places.ts'
import { whoAndWhere } from '#core/ads/header/who-and-where.ts'
import { isAlike, speaksOfClient } from '#core/ads/page/shown/dom-company.ts'
import { isBoardName, squeezed } from '#core/ads/page/shown/head-facts.ts'
import { read, type JobFacts } from '#core/ads/page/job-facts.ts'
import { saysNothing } from '#core/ads/page/placeholder.ts'

/** How clearly the sentences alone must speak for a name, and for one that an address spells as well. */
const ALONE = 1.5
const WITH_ADDRESS = -1
const MOST_READ = 8_000

/**
 * The employer where no field, row or heading names one: the name that the sentences speak for. What is read so is a guess; an address
 * that spells the same name makes it likely.
 */
export function employerSaid(text: string, title: string | null, addresses: readonly string[]): JobFacts['company'] {
  if (text === '' || speaksOfClient(text)) return undefined
  const lines = linesOf(`${title ?? ''}\n\n${text.slice(0, MOST_READ)}`)
  const names = whoAndWhere(lines, [], { isAll: true }).employers.filter(
    ({ name, features }) =>
      // a name made of an address is written out somewhere, or nobody's
      features.domainOnly === undefined && !saysNothing(name) && !isBoardName(name) && placeLikeness(name) < 2.5,
  )
  const spelled = addresses.flatMap(partsOf)
  const agreed = names.find(({ name, score }) => score > WITH_ADDRESS && spelled.some((one) => isSpelledBy(one, name)))
  if (agreed) return read(agreed.name, agreed.words, 'text', 'likely')
  const [best, next] = names
  if (!best || best.score <= ALONE || best.score - Math.max(0, next?.score ?? 0) < ALONE) return undefined
  return read(best.name, best.words, 'text', 'unsure')
}

/** The parts of an address that may spell a name: of its host, and the first of its path. */
const partsOf = (address: string) =>
  address
    .replace(/^\w+:\/\//, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(0, 3)
    .flatMap((part, index) => (index === 0 ? part.split('.') : [part]))
    .filter((part) => /[a-z]{4}/i.test(part))

const MOST_LEFT = 2

/** 'harrowbendlibrary' spells 'Town Library of Harrow Bend': it begins like the name, or is made of its words. */
export function isSpelledBy(part: string, name: string): boolean {
  const bare = squeezed(part)
  if (isAlike(bare, squeezed(name))) return true
  const words = fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
  let left = bare
  let used = 0
  for (const word of words)
    if (left.includes(word)) {
      left = left.replace(word, '')
      used++
    }
  return used >= 2 && left.length <= MOST_LEFT
}
