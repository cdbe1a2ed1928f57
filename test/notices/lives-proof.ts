import type { Prove } from '#proofs/prove/proof.ts'
import { liveThrough } from './lives.ts'

/** Thirty days of `count` people over twelve zones with their clock changes. */
export const prove: Prove = async ({ count, seed }) => {
  const { faults, users, ...figures } = liveThrough(count, seed)
  return { cases: users, faults, figures }
}
