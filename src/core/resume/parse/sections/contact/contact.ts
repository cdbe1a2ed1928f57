import type { Basics } from '#core/resume/schema.ts'
import type { Line } from '../../layout/line.ts'
import { isWholeAddress, readEmail } from './email.ts'
import { type LinkTarget, readUrls } from './links.ts'
import { readLocation } from './location.ts'
import { readPhone } from './phone.ts'

/** `likely` holds the paths of what may be wrong: a town, an address cut short, a number among other text. */
export type Contact = Pick<Basics, 'email' | 'phone' | 'location' | 'links'> & {
  sources: Map<string, Line[]>
  likely: Set<string>
}

const MOST_REACH_LINES = 12

/** How to reach the person. `near` are the lines that may hold it, the likeliest first; `targets` where links lead. */
export function readContact(
  near: Line[],
  targets: LinkTarget[],
  isElsewhere: (line: Line) => boolean = () => false,
  isAnothers: (line: Line) => boolean = () => false,
  isReferee: (line: Line) => boolean = () => false,
): Contact {
  const sources = new Map<string, Line[]>()
  const own = near.filter((line) => !isReferee(line))
  const email = readEmail(own, targets, sources) ?? readEmail(near, targets, sources)
  const phone = readPhone(own, targets, sources)
  const likely = new Set(['basics.location'])
  if (email !== null && !isWholeAddress(email)) likely.add('basics.email')
  if (phone === null || !isReachLine(sources.get('basics.phone')?.[0], near)) likely.add('basics.phone')
  return {
    email,
    phone: phone ?? readPhone(near, targets, sources),
    likely,
    location:
      readLocation(
        near.filter((line) => !isElsewhere(line)),
        sources,
      ) ??
      readLocation(
        // Among tools 'Phoenix' and 'Entra ID' look like towns; an address has commas or a code.
        near.filter((line) => !isAnothers(line) && (!isElsewhere(line) || /,|\d/.test(line.text))),
        sources,
      ),
    links: readUrls(near, targets),
    sources,
  }
}

/** A number far below the top, or in a long line, may be another's. */
const isReachLine = (line: Line | undefined, near: Line[]) =>
  line === undefined || (near.indexOf(line) < MOST_REACH_LINES && !line.hasBullet)
