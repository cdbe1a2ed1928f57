import { must } from '#core/must.ts'
import { gzipSync } from 'node:zlib'
import type { Instant } from '#core/time.ts'
import { addMs, DAY_MS, msOf } from '#core/time.ts'

/** As many places as the standard asks for at least, so that one place says little about who holds it (Bitstring Status List). */
export const PLACES_A_LIST = 131_072

export function statusEntry(issuer: string, place: number) {
  const list = listAddress(issuer, Math.floor(place / PLACES_A_LIST) + 1)
  const index = String(place % PLACES_A_LIST)
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: index,
    statusListCredential: list,
  }
}

/** The list as its own credential: one bit for each place, 1 where what stood there no longer counts. */
export function statusListCredential(issuer: string, list: number, revoked: readonly number[], now: Instant) {
  const address = listAddress(issuer, list)
  const validUntil = addMs(now, DAY_MS)
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: now,
    validUntil,
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bitsOf(revoked.map((place) => place % PLACES_A_LIST))).toString('base64url')}`,
    },
    iss: issuer,
    jti: address,
    nbf: Math.floor(msOf(now) / 1000),
    exp: Math.floor(msOf(validUntil) / 1000),
  }
}

/** The first place is the highest bit of the first byte. */
function bitsOf(places: readonly number[]): Buffer {
  const bits = Buffer.alloc(PLACES_A_LIST / 8)
  for (const place of places) bits[place >> 3] = must(bits[place >> 3]) | (0x80 >> (place & 7))
  return bits
}

const listAddress = (issuer: string, list: number): string => `${issuer}/credentials/status/${list}`
