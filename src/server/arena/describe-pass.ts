import { createHash, randomBytes } from 'node:crypto'
import { CERTAIN } from '#core/arena/adaptive.ts'
import { CHECK_ITEMS } from '#core/arena/attempt-rules.ts'
import { shownName } from '#core/account/names.ts'
import { addMs, DAY_MS, msOf, type Instant } from '#core/time.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import { statusEntry } from './status-list.ts'

/** What was passed: how many questions, of which topics, and whether they only confirmed an earlier pass. */
export type Pass = {
  attemptId: string
  skillId: string
  at: Instant
  asked: number
  /** How many scored questions the skill has. */
  pool: number
  topics: readonly string[]
  isRecheck: boolean
  /** Whether each question was chosen by the answers before; else all were asked at once. */
  isAdaptive: boolean
  /** How likely the pass mark is reached by the answers, 0 to 1. */
  certainty: number
}

const ACHIEVEMENT = 'urn:waymark:skill-check:'

/** The skill that a credential is about; empty for what none of these describe. */
export function skillIdIn(credential: Record<string, unknown>): string {
  const { achievement } = (credential['credentialSubject'] ?? {}) as { achievement?: { id?: string } }
  return achievement?.id?.startsWith(ACHIEVEMENT) === true ? achievement.id.slice(ACHIEVEMENT.length) : ''
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
        id: `${ACHIEVEMENT}${pass.skillId}`,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name: skill,
        description: `Answered questions on ${skill} well enough in a timed check of questions drawn for this person.`,
        criteria: { narrative: criteriaOf(pass) },
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

/** What this very check took: a check that was undecided at its last question passes with less certainty than others. */
function criteriaOf({ asked, isAdaptive, certainty }: Pass): string {
  const questions = asked === 1 ? 'The one question was' : `All ${asked} questions were`
  const how = isAdaptive ? 'Each question was chosen by the answers before.' : `${questions} asked at once.`
  // never more than is known: rounded down, and no answers make it certain
  const percent = Math.min(99, Math.floor(100 * certainty))
  const sure =
    certainty >= CERTAIN
      ? `By the answers the pass mark is reached with a certainty of ${percent} %.`
      : `The answers left doubt: by them it is more likely than not that the pass mark is reached (${percent} %).`
  return `${how} ${sure} Graded by code.`
}

function narrativeOf({ asked, pool, topics, isRecheck }: Pass): string {
  const questions = `${asked} ${asked === 1 ? 'question' : 'questions'}`
  const about = topics.length === 0 ? '' : ` on ${topics.join('; ')}`
  const what = isRecheck
    ? `${questions}${about} confirmed a check that was passed before.`
    : `${questions}${about}, within twenty minutes.`
  // one throw-away account sees all of them, and the next one has looked them up
  const few =
    pool > CHECK_ITEMS.most
      ? ''
      : ` There are only ${pool} questions on this skill: one check can show all of them, and they could be looked up before another.`
  return `${what}${few} The check was not supervised, and books were open. The name is self-declared: nobody has checked it.`
}

/** The name as the person gives it, and a confirmed e-mail as a salted hash, which its owner can prove and nobody can read. */
function identifiersOf({ first_name, last_name, email, email_verified_at }: UserRow) {
  const name = {
    type: 'IdentityObject',
    hashed: false,
    identityType: 'name',
    identityHash: `${shownName(first_name)} ${shownName(last_name)}`,
  }
  if (email_verified_at === null) return [name]
  const salt = randomBytes(16).toString('hex')
  const hash = createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex')
  return [
    name,
    { type: 'IdentityObject', hashed: true, identityType: 'emailAddress', identityHash: `sha256$${hash}`, salt },
  ]
}
