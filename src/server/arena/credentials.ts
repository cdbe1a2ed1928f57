import type { Credential } from '#contract/credentials.ts'
import { Problem } from '#contract/problem.ts'
import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import { newId } from '#server/new-id.ts'
import { languageOf, type UserRow } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { SkillCredentialsTable } from '#server/arena/tables.ts'
import type { Deps } from '#server/deps.ts'
import { ownAddress } from '#server/own-address.ts'
import { findCredential, findPublicCredential, insertCredential, updateCredential } from './credential.repo.ts'
import { signCredential } from './credential-key.ts'
import { isRevoked, listRevoked, revokePlace, takePlace } from './credential-status.repo.ts'
import { statusListCredential } from './status-list.ts'
import { describePass, type Pass } from './describe-pass.ts'

type CredentialDeps = Pick<Deps, 'config' | 'keyedHash' | 'catalogue'>

/** Signs a passed check; nobody but its owner sees it until they show it. */
export async function issueCredential(deps: CredentialDeps, tx: Db, user: UserRow, pass: Pass): Promise<void> {
  const id = newId('crd')
  const place = await takePlace(tx, id)
  const address = addressOf(deps, id)
  const jwt = signCredential(
    deps,
    describePass(ownAddress(deps), address, place, user, skillName(deps.catalogue, pass.skillId), pass),
  )
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
  return row && !(await isRevoked(deps.db, row.id)) ? toCredential(deps, row) : null
}

export async function changeCredential(
  deps: Pick<Deps, 'db' | 'config'>,
  userId: string,
  attemptId: string,
  isPublic: boolean,
): Promise<Credential> {
  const row = await updateCredential(deps.db, userId, attemptId, isPublic)
  if (!row || (await isRevoked(deps.db, row.id))) throw noCredential()
  return toCredential(deps, row)
}

/** Withdraws a credential for good: the public list says so to everybody who holds a copy. */
export async function revokeCredential(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  attemptId: string,
): Promise<void> {
  const row = await findCredential(deps.db, userId, attemptId)
  if (!row) throw noCredential()
  await revokePlace(deps.db, row.id, deps.clock.now())
}

const noCredential = () => new Problem('arena.unknown_credential', 'There is no proof for this attempt.')

/** What the whole world may read, in both forms: signed, and unpacked for reading. */
export async function showCredential(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<{ jwt: string; credential: Record<string, unknown> }> {
  const row = await findPublicCredential(db, id)
  if (!row || (await isRevoked(db, id)))
    throw new Problem('arena.unknown_credential', 'There is no proof at this address, or its owner does not show it.')
  const payload = Buffer.from(row.jwt.split('.')[1] ?? '', 'base64url').toString()
  return { jwt: row.jwt, credential: JSON.parse(payload) as Record<string, unknown> }
}

/** The language of the proof's owner. */
export async function credentialLanguage({ db }: Pick<Deps, 'db'>, id: string): Promise<Language> {
  const row = await findPublicCredential(db, id)
  return row ? languageOf(db, row.user_id) : DEFAULT_LANGUAGE
}

/** Which credentials no longer count, signed like them, in the form of VC 2.0 for what is signed as a JWT. */
export async function showStatusList(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keyedHash'>, list: number) {
  const revoked = await listRevoked(deps.db, list)
  const jwt = signCredential(deps, statusListCredential(ownAddress(deps), list, revoked, deps.clock.now()))
  return {
    '@context': 'https://www.w3.org/ns/credentials/v2',
    type: 'EnvelopedVerifiableCredential' as const,
    id: `data:application/vc+jwt,${jwt}`,
  }
}

function toCredential(deps: Pick<Deps, 'config'>, row: SkillCredentialsTable): Credential {
  return { credentialId: row.id, isPublic: row.is_public === 1, url: addressOf(deps, row.id), jwt: row.jwt }
}

function addressOf(deps: Pick<Deps, 'config'>, id: string): string {
  return `${ownAddress(deps)}/credentials/${id}`
}
