import type { z } from 'zod'
import type { attemptSchema, checkResultSchema, gradedItemSchema } from '#contract/arena.ts'
import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import { secondsLeft } from '#core/arena/attempt-rules.ts'
import type { DrawnItem } from '#core/arena/draw.ts'
import { neededOf, type Answer } from '#core/arena/grade.ts'
import type { Item } from '#core/arena/item.ts'
import { topicNames, topicScores } from '#core/arena/topic-scores.ts'
import { itemIn } from '#core/arena/item-in-language.ts'
import { answerInWords, isSameForm, replyInWords, showItem } from '#core/arena/shown-item.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { rulesOf } from './adaptive-check.ts'
import type { AttemptRow } from './attempt.repo.ts'
import { answersIn, drawnIn, resultIn } from './stored.ts'

type ViewDeps = Pick<Deps, 'catalogue' | 'checks' | 'clock'>

/** What an ended attempt keeps besides its columns. `right` follows the draw. */
export function viewOpen(deps: ViewDeps, row: AttemptRow, language: Language): z.input<typeof attemptSchema> {
  const drawn = drawnIn(row)
  return {
    attemptId: row.id,
    skillId: row.skill_id,
    name: skillName(deps.catalogue, row.skill_id),
    mode: row.mode,
    items: drawn.flatMap((one) => showItem(deps.checks.itemOf(row.skill_id, one), one, language) ?? []),
    endsAt: row.ends_at,
    secondsLeft: secondsLeft(row.ends_at, deps.clock.now()),
    needed: row.mode === 'scored' ? 0 : neededOf(drawn.length),
    isRecheck: row.is_recheck === 1,
    isAdaptive: row.is_adaptive === 1,
    most: row.mode === 'scored' ? rulesOf(row).most : drawn.length,
    answers: answersIn(row).map(({ itemId, value }) => ({ itemId, value })),
  }
}

export function viewResult(deps: ViewDeps, row: AttemptRow, language: Language): z.input<typeof checkResultSchema> {
  const drawn = drawnIn(row)
  const { right, ...kept } = resultIn(row)
  const itemOf = (one: DrawnItem) => deps.checks.itemOf(row.skill_id, one)
  const topics = deps.checks.topicsOf(row.skill_id, language)
  const asked = drawn.map(({ itemId }, at) => ({ itemId, isRight: right[at] ?? false }))
  return {
    ...kept,
    attemptId: row.id,
    skillId: row.skill_id,
    name: skillName(deps.catalogue, row.skill_id),
    mode: row.mode,
    passed: row.passed === 1,
    score: row.score ?? 0,
    needed: row.mode === 'scored' ? 0 : neededOf(drawn.length),
    isRecheck: row.is_recheck === 1,
    ability: kept.ability ?? null,
    endedAt: row.ended_at ?? row.ends_at,
    items: viewGraded(drawn, right, answersIn(row), itemOf, language),
    topics: row.mode === 'scored' ? (row.passed === 1 ? topicScores : topicNames)(topics, asked) : [],
  }
}

/** Each item with what was replied, what is right and why; of scored items none of it, wherever they were asked. */
export function viewGraded(
  drawn: readonly DrawnItem[],
  right: readonly boolean[],
  answers: readonly Answer[],
  itemOf: (drawn: DrawnItem) => Item | undefined,
  language: Language = DEFAULT_LANGUAGE,
): z.input<typeof gradedItemSchema>[] {
  const given = new Map(answers.map(({ itemId, value }) => [itemId, value]))
  return drawn.map((one, at) => {
    const item = itemOf(one)
    const isRight = right[at] ?? false
    if (item?.pool === 'scored') return { ...UNTOLD, itemId: one.itemId }
    if (!item || !isSameForm(item, one)) return { ...WITHDRAWN[language], itemId: one.itemId, right: isRight }
    const { explanation, point } = itemIn(item, language).item
    return {
      itemId: one.itemId,
      right: isRight,
      explanation,
      item: showItem(item, one, language),
      point,
      rightAnswer: answerInWords(item, language),
      yourAnswer: replyInWords(item, one, given.get(one.itemId), language),
      sharePercent: null,
    }
  })
}

const UNKNOWN = { item: null, point: '', rightAnswer: [], yourAnswer: null, sharePercent: null }
const UNTOLD = { ...UNKNOWN, right: null, explanation: '' }
const WITHDRAWN = {
  en: { ...UNKNOWN, explanation: 'This question has been changed since, so it counts as right.' },
  tr: { ...UNKNOWN, explanation: 'Bu soru o zamandan beri değişti, bu yüzden doğru sayılıyor.' },
}
