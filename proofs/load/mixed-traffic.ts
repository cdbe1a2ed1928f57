import { must } from '#core/must.ts'
import { Caller, type TokenPair } from '#proofs/faults/caller.ts'
import { ANSWERS } from '#test/support/person.ts'
import type { Shot } from './arrivals.ts'

/** Sixty reads, twenty-five writes, fifteen looks at the AI's status, in a fixed order of a hundred. */
const READS: [string, string][] = [
  ['GET', '/user/user-details'],
  ['GET', '/gamification/get-simple-user-points'],
  ['GET', '/learning-path'],
  ['GET', '/gamification/streak'],
  ['GET', '/api/leaderboard'],
  ['GET', '/career/progress'],
]

/** People with answers, so that what is read is there. Their access tokens live ten minutes; `renew` writes new ones into the list. */
export async function makePeople(
  caller: Caller,
  count: number,
): Promise<{ tokens: string[]; renew: () => Promise<void> }> {
  const pairs: TokenPair[] = []
  for (let index = 0; index < count; index += 1) {
    const pair = await caller.signUpForBoth(`load${index}-${Date.now()}@waymark.example`)
    await caller.call('PUT', '/user/career-questions', { token: pair.accessToken, body: ANSWERS })
    pairs.push(pair)
  }
  const tokens = pairs.map(({ accessToken }) => accessToken)
  const renew = async () => {
    for (const [index, pair] of pairs.entries()) {
      pairs[index] = await caller.refresh(pair)
      tokens[index] = pairs[index].accessToken
    }
  }
  return { tokens, renew }
}

export function mixedShot(tokens: readonly string[], index: number): Shot {
  const token = must(tokens[(index * 7) % tokens.length])
  const turn = (index * 37) % 100
  if (turn < 60) {
    const [method, path] = must(READS[index % READS.length])
    return { kind: 'read', method, path, token }
  }
  if (turn < 85) {
    if (index % 2 === 0)
      return { kind: 'write', method: 'PATCH', path: '/user/profile', token, body: { first_name: `Ada${index % 50}` } }
    return {
      kind: 'write',
      method: 'POST',
      // what has a limit of a day would be refused after the first seconds
      path: '/api/applications',
      token,
      body: { company: `Firm ${index}`, title: `Engineer ${index}`, stage: 'saved' },
    }
  }
  return { kind: 'status', method: 'GET', path: '/ai/status', token }
}
