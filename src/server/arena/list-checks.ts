import type { z } from 'zod'
import type { listSkillChecks } from '#contract/arena.ts'
import { nextTryAt, secondsLeft } from '#core/arena/attempt-rules.ts'
import { byWhatAddsMost, gainOf, proofStates } from '#core/arena/check-states.ts'
import { opensAt, seenSince } from '#core/arena/pace.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import { isHeld } from '#core/career/skills/skill-state.ts'
import type { Instant } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import { loadAnswers, loadSkillStates } from '#server/career/load-person.ts'
import { listEvidence } from '#server/career/skill-evidence.repo.ts'
import type { Deps } from '#server/deps.ts'
import { listOpenAttempts, listScoredSeen, summariseScored } from './attempt.repo.ts'
import { itemIdsOf } from './adaptive-check.ts'
import { endOverdue } from './finish-attempt.ts'

type ListDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'checks' | 'config' | 'keyedHash' | 'log' | 'programs'>

/** Every check with the person's state: the dream role's skills first, what adds most to the role match in front. */
export async function listChecks(deps: ListDeps, userId: string): Promise<z.input<typeof listSkillChecks.output>> {
  await endOverdue(deps, userId)
  const { catalogue, checks, db } = deps
  const now = deps.clock.now()
  const zone = (await findUser(db, userId))?.time_zone ?? 'UTC'
  const role = (await loadAnswers(deps, db, userId))?.dreamRole ?? null
  const evidence = await listEvidence(db, userId)
  const states = await loadSkillStates(deps, db, userId)
  const proofs = proofStates(evidence, now)
  const scored = await summariseScored(db, userId)
  const open = await listOpenAttempts(db, userId)
  const seen = await listScoredSeen(db, userId, seenSince(now))
  const listed = checks.skillIds.map((skillId) => {
    const proof = proofs.get(skillId)
    const attempt = open.find((row) => row.skill_id === skillId)
    return {
      skillId,
      name: skillName(catalogue, skillId),
      items: checks.itemsOf(skillId, 'scored').length,
      passed: proof !== undefined,
      bestScore: scored.get(skillId)?.bestScore ?? null,
      nextTryAt: latest([
        nextTryAt(zone, scored.get(skillId)?.lastDay ?? null, now),
        scored.has(skillId)
          ? opensAt(
              itemIdsOf(deps, skillId),
              seen.filter((one) => one.skillId === skillId),
              now,
            )
          : null,
      ]),
      proof: proof?.state ?? ('none' as const),
      provenAt: proof?.at ?? null,
      ...gainOf(catalogue, role, states, skillId),
      isHeld: isHeld(states, skillId),
      openAttempt: attempt
        ? { attemptId: attempt.id, mode: attempt.mode, secondsLeft: secondsLeft(attempt.ends_at, now) }
        : null,
    }
  })
  return listed.sort(byWhatAddsMost)
}

const latest = (instants: readonly (Instant | null)[]): Instant | null =>
  instants.reduce((last, one) => ((one ?? '') > (last ?? '') ? one : last), null)
