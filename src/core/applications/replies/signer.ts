import { FAREWELL } from './farewell.ts'
import { isPersonName } from './kept-from-reply.ts'
import { ownPart } from './own-part.ts'

/**
 * The person whose name stands under the letter, alone on its line or with the farewell: 'Kind regards, Mira Ode'. Without a
 * farewell it is known by the one name that the sender's line gives.
 */
export function signerOf(body: string, from = ''): string | null {
  const lines = ownPart(body)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // a wish such as 'All the best' may stand above the farewell
  const names = lines.flatMap((line, at) => {
    const beside = FAREWELL.exec(line)?.[1]
    const name = beside || (lines[at + 1] ?? '')
    return beside === undefined || FAREWELL.test(name) ? [] : [withoutPost(name)]
  })
  const given = /^\s*"?(\p{Lu}\p{L}+)"?\s*</u.exec(from)?.[1]
  const known = given === undefined ? [] : lines.map(withoutPost).filter((line) => line.startsWith(`${given} `))
  return [...names, ...known].find(isPersonName) ?? null
}

/** 'Mira Ode, Head of Support' and 'Mira Ode (she/her)' go on with what she does. */
const withoutPost = (name: string) => name.replace(/(?:(?<!\s)\s+)?[,(|/–].*$/su, '').trim()
