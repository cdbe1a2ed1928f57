import { must } from '#core/must.ts'
/** What a credential says, read out of the signed text itself, so that what is shown is what was signed. */
export type ReadCredential = {
  skill: string
  name: string
  description: string
  criteria: string
  issuer: string
  from: string
  until: string
  /** How it was checked, and what nobody has checked. */
  evidence: string
}

/** 'unknown': this browser cannot check Ed25519 signatures. */
export type SignatureState = 'right' | 'wrong' | 'unknown'

export type SigningKey = { kty: string; crv: string; x: string; kid: string }

/** Null for what is no credential of this kind. */
export function readCredential(jwt: string): ReadCredential | null {
  try {
    const signed = JSON.parse(new TextDecoder().decode(bytesOf(jwt.split('.')[1] ?? ''))) as Signed
    const { achievement, identifier } = signed.credentialSubject
    return {
      skill: achievement.name,
      name: must(identifier[0]).identityHash,
      description: achievement.description,
      criteria: achievement.criteria.narrative,
      issuer: signed.issuer.url,
      from: signed.validFrom,
      until: signed.validUntil,
      // credentials of before have none
      evidence: signed.evidence?.[0]?.narrative ?? '',
    }
  } catch {
    return null
  }
}

/** Checks the signature with the issuer's published key, here, without taking anybody's word. */
export async function checkSignature(jwt: string, keys: readonly SigningKey[]): Promise<SignatureState> {
  const [head, body, signature] = jwt.split('.')
  const known = keys.find((one) => one.kid === keyIdIn(head ?? ''))
  if (!known || !signature) return 'wrong'
  // older browsers have no Ed25519, and pages that did not come over https have no such tools at all
  const key = await Promise.resolve()
    .then(() =>
      crypto.subtle.importKey('jwk', { kty: known.kty, crv: known.crv, x: known.x }, 'Ed25519', false, ['verify']),
    )
    .catch(() => null)
  if (!key) return 'unknown'
  try {
    return (await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(`${head}.${body}`)))
      ? 'right'
      : 'wrong'
  } catch {
    return 'wrong'
  }
}

function keyIdIn(head: string): string | undefined {
  try {
    return (JSON.parse(new TextDecoder().decode(bytesOf(head))) as { kid?: string }).kid
  } catch {
    return undefined
  }
}

type Signed = {
  issuer: { url: string }
  validFrom: string
  validUntil: string
  evidence?: { narrative: string }[]
  credentialSubject: {
    identifier: { identityHash: string }[]
    achievement: { name: string; description: string; criteria: { narrative: string } }
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
