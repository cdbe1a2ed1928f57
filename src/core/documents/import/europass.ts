import type { Profile } from '../profile.ts'
import type { MakeId } from '../profile-from-facts.ts'
import { readCandidate } from './europass-candidate.ts'
import { readPassport } from './europass-passport.ts'
import { makeProfile } from './make-profile.ts'
import { readXml } from './xml-tree.ts'

/** A Europass file, of before 2020 or since; null when it is none. Photo, birth date and nationality are not read. */
export function readEuropass(xml: string, makeId: MakeId): Profile | null {
  const root = readXml(xml)
  const read =
    root?.name === 'Candidate' ? readCandidate(root) : root?.name === 'SkillsPassport' ? readPassport(root) : null
  return read && makeProfile(read, { kind: 'europass', name: 'Europass' }, makeId)
}
