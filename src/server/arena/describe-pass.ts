import { createHash, randomBytes } from 'node:crypto'
import { addMs, DAY_MS, msOf, type Instant } from '#core/time.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import { statusEntry } from './status-list.ts'

/** What was passed: how many questions, of which topics, and whether they only confirmed an earlier pass. */
export type Pass = {
  attemptId: string
  skillId: string
  at: Instant
  asked: number
  topics: readonly string[]
  isRecheck: boolean
}

/** A credential says nothing after two years: by then a few questions should have confirmed it in a new one. */
const VALID_DAYS = 730

/** Open Badges 3.0 in its VC-JWT form: the credential is the token's payload, beside the registered claims. */
export function describePass(issuer: string, url: string, place: number, user: UserRow, skill: string, pass: Pass) {
  const validUntil = addMs(pass.at, VALID_DAYS * DAY_MS)
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${skill}: skill check passed`,
    issuer: { id: issuer, type: ['Profile'], name: 'Waymark', url: issuer },
    validFrom: pass.at,
    validUntil,
    credentialStatus: statusEntry(issuer, place),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identifiersOf(user),
      achievement: {
        id: `urn:waymark:skill-check:${pass.skillId}`,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name: skill,
        description: `Answered questions on ${skill} well enough in a timed check of questions drawn for this person.`,
        criteria: { narrative: CRITERIA },
      },
    },
    evidence: [{ type: ['Evidence'], name: 'How it was checked', narrative: narrativeOf(pass) }],
    iss: issuer,
    jti: url,
    sub: url,
    nbf: Math.floor(msOf(pass.at) / 1000),
    exp: Math.floor(msOf(validUntil) / 1000),
  }
}

const CRITERIA =
  'Each question is chosen by the answers before. The check is passed when the answers leave no reasonable doubt that the pass mark is reached; it is graded by code.'

function narrativeOf({ asked, topics, isRecheck }: Pass): string {
  const questions = `${asked} ${asked === 1 ? 'question' : 'questions'}`
  const about = topics.length === 0 ? '' : ` on ${topics.join('; ')}`
  const what = isRecheck
    ? `${questions}${about} confirmed a check that was passed before.`
    : `${questions}${about}, within twenty minutes.`
  return `${what} The check was not supervised, and books were open. The name is self-declared: nobody has checked it.`
}

/** The name as the person gives it, and a confirmed e-mail as a salted hash, which its owner can prove and nobody can read. */
function identifiersOf({ first_name, last_name, email, email_verified_at }: UserRow) {
  const name = {
    type: 'IdentityObject',
    hashed: false,
    identityType: 'name',
    identityHash: `${first_name} ${last_name}`,
  }
  if (email_verified_at === null) return [name]
  const salt = randomBytes(16).toString('hex')
  const hash = createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex')
  return [
    name,
    { type: 'IdentityObject', hashed: true, identityType: 'emailAddress', identityHash: `sha256$${hash}`, salt },
  ]
}
