import { must } from '#core/must.ts'
import { startRound } from '#server/interview/change-round.ts'
import { openRound } from '#server/interview/current-round.ts'
import { questionsIn } from '#server/interview/stored.ts'
import { practiseQuestion } from '#server/interview/practise-question.ts'
import type { Rooms } from './open-rooms.ts'

/** How many days ago, and how much of an answer was ready by then: people get better at this. */
const INTERVIEWS = [
  { daysAgo: 40, share: 0.4 },
  { daysAgo: 26, share: 0.7 },
  { daysAgo: 11, share: 1 },
] as const

/** A mock interview with built-in coaching on some days; afterwards the next one waits. */
export async function practiseOn(rooms: Rooms, userId: string, day: number): Promise<void> {
  const interview = INTERVIEWS.find(({ daysAgo }) => daysAgo === day)
  if (!interview) return
  const round = await openRound(rooms, userId)
  for (const { id } of questionsIn(round)) {
    const answer = answerTo(rooms, round.role_id, id, interview.share)
    await practiseQuestion(rooms, userId, { questionId: id, answer, anyway: true })
  }
  // an interview takes its time: the next one begins after this one
  rooms.clock.moveTo(rooms.clock.daysAgo(day, 7))
  await startRound(rooms, userId)
}

/** The outline told as a story, as far as it was ready. */
function answerTo({ questions }: Rooms, roleId: string, questionId: string, share: number): string {
  const { outline } = must(questions.questionOf(roleId, questionId))
  const ready = outline.slice(0, Math.max(2, Math.round(outline.length * share)))
  return ready.map((line) => line.replaceAll(/\[[^\]]+\]/g, '30')).join(' ')
}
