import type { Generated } from 'kysely'

/** One row per sign-in: the family of its refresh tokens. */
export type SignInsTable = {
  id: string
  user_id: string
  /** Of the refresh token that is current; its direct parent is one less. */
  generation: number
  rotated_at: string
  created_at: string
  expires_at: string
  idle_ms: number
  revoked_at: string | null
  /** Generation whose access token was used last: its parent has done its duty. */
  seen_generation: Generated<number>
  /** Keyed hash of the address and program that moved the family on. */
  rotated_by: string | null
  /** Refreshes in a row that came from two places. */
  shared_rounds: Generated<number>
}

export type RefreshTokensTable = { hash: string; sign_in_id: string; generation: number }

/** How often something was done in a window of time, by a keyed hash of who and what. All processes count here together. */
export type AllowancesTable = { key: string; uses: number; ends_at: string }
