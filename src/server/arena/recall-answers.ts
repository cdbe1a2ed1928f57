import { reviewed } from '#core/arena/recall.ts'
import { arrange, freshestFirst } from '#core/arena/draw.ts'
import { CHALLENGE_ITEMS, type ChallengeItem } from '#core/arena/challenge.ts'
import { seededChance } from '#core/chance.ts'
import type { Instant, LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findCard, keepCard, listDueCards } from './recall.repo.ts'

/** A passed skill comes back to be remembered. */
export async function rememberSkill(tx: Db, userId: string, skillId: string, now: Instant): Promise<void> {
  const key = { skillId, itemId: '' }
  await keepCard(tx, userId, key, reviewed(await findCard(tx, userId, key), true, now))
}

/** Practice items that were missed come back until they are known; of known ones only those that were missed before. */
export async function rememberAnswers(
  tx: Db,
  userId: string,
  answers: readonly { skillId: string; itemId: string; isRight: boolean }[],
  now: Instant,
): Promise<void> {
  for (const { skillId, itemId, isRight } of answers) {
    const card = await findCard(tx, userId, { skillId, itemId })
    if (card || !isRight) await keepCard(tx, userId, { skillId, itemId }, reviewed(card, isRight, now))
  }
}

/** A passed skill that was due and asked about in the day's challenge. */
export async function rememberDueSkills(
  tx: Db,
  userId: string,
  answers: readonly { skillId: string; isRight: boolean }[],
  dueUntil: Instant,
  now: Instant,
): Promise<void> {
  for (const { skillId, isRight } of answers) {
    const key = { skillId, itemId: '' }
    const card = await findCard(tx, userId, key)
    if (card && card.due < dueUntil) await keepCard(tx, userId, key, reviewed(card, isRight, now))
  }
}

/** The day's items that come back: missed ones themselves, of passed skills one of practice; the longest due first. */
export async function drawDue(
  { checks }: Pick<Deps, 'checks'>,
  db: Db,
  userId: string,
  date: LocalDate,
  dueUntil: Instant,
): Promise<ChallengeItem[]> {
  const chance = seededChance(`${userId} ${date}`)
  const drawn: ChallengeItem[] = []
  for (const { skillId, itemId } of await listDueCards(db, userId, dueUntil, CHALLENGE_ITEMS)) {
    const waiting = checks
      .itemsOf(skillId, 'practice')
      .filter(({ id }) => (itemId === '' || id === itemId) && drawn.every((one) => one.itemId !== id))
    const [source] = freshestFirst(waiting, chance, [])
    if (source) drawn.push({ skillId, ...arrange(source, chance) })
  }
  return drawn
}
