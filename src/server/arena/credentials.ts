import type { Credential } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { PASS_PERCENT } from '#core/arena/grade.ts'
import { skillName } from '#core/career/catalogue.ts'
import { CHECK_FRESH_DAYS } from '#core/career/evidence.ts'
import { addMs, DAY_MS, msOf, type Instant } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { SkillCredentialsTable } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { ownAddress } from '#server/own-address.ts'
import { findCredential, findPublicCredential, insertCredential, updateCredential } from './credential.repo.ts'
import { signCredential } from './credential-key.ts'

type CredentialDeps = Pick<Deps, 'config' | 'keyedHash' | 'catalogue'>
type Pass = { attemptId: string; skillId: string; at: Instant }

/** Signs a passed check; nobody but its owner sees it until they show it. */
export async function issueCredential(deps: CredentialDeps, tx: Db, user: UserRow, pass: Pass): Promise<void> {
  const id = newId('crd')
  const jwt = signCredential(deps, describe(deps, id, user, pass))
  await insertCredential(tx, {
    id,
    user_id: user.id,
    attempt_id: pass.attemptId,
    jwt,
    is_public: 0,
    issued_at: pass.at,
  })
}

export async function readCredential(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  attemptId: string,
): Promise<Credential | null> {
  const row = await findCredential(deps.db, userId, attemptId)
  return row ? toCredential(deps, row) : null
}

export async function changeCredential(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  attemptId: string,
  isPublic: boolean,
): Promise<Credential> {
  const row = await updateCredential(deps.db, userId, attemptId, isPublic)
  if (!row) throw new Problem('arena.unknown_credential', 'There is no proof for this attempt.')
  return toCredential(deps, row)
}

/** What the whole world may read, in both forms: signed, and unpacked for reading. */
export async function showCredential(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<{ jwt: string; credential: Record<string, unknown> }> {
  const row = await findPublicCredential(db, id)
  if (!row)
    throw new Problem('arena.unknown_credential', 'There is no proof at this address, or its owner does not show it.')
  const payload = Buffer.from(row.jwt.split('.')[1] ?? '', 'base64url').toString()
  return { jwt: row.jwt, credential: JSON.parse(payload) as Record<string, unknown> }
}

function toCredential(deps: Pick<Deps, 'config'>, row: SkillCredentialsTable): Credential {
  return { credentialId: row.id, isPublic: row.is_public === 1, url: addressOf(deps, row.id), jwt: row.jwt }
}

/** Open Badges 3.0 in its VC-JWT form: the credential is the token's payload, beside the registered claims. */
function describe(deps: CredentialDeps, id: string, user: UserRow, { skillId, at }: Pass) {
  const issuer = ownAddress(deps)
  const url = addressOf(deps, id)
  const skill = skillName(deps.catalogue, skillId)
  const validUntil = addMs(at, CHECK_FRESH_DAYS * DAY_MS)
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: url,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${skill}: skill check passed`,
    issuer: { id: issuer, type: ['Profile'], name: 'Waymark', url: issuer },
    validFrom: at,
    validUntil,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityType: 'name',
          identityHash: `${user.first_name} ${user.last_name}`,
        },
      ],
      achievement: {
        id: `urn:waymark:skill-check:${skillId}`,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name: skill,
        description: `Showed working knowledge of ${skill} in a timed check of freshly drawn questions.`,
        criteria: {
          narrative: `At least ${PASS_PERCENT} percent of the questions right within twenty minutes, graded by code.`,
        },
      },
    },
    iss: issuer,
    jti: url,
    nbf: Math.floor(msOf(at) / 1000),
    exp: Math.floor(msOf(validUntil) / 1000),
  }
}

function addressOf(deps: Pick<Deps, 'config'>, id: string): string {
  return `${ownAddress(deps)}/credentials/${id}`
}
