import type { z } from 'zod'
import type { listOffers as offersOf } from '#contract/application-lists.ts'
import { moneyIn } from '#core/ads/fields/money.ts'
import { firstDayIn } from '#core/applications/offers/first-day.ts'
import { isOneCurrency, noticeIn, payByYear } from '#core/applications/offers/offer-facts.ts'
import { withoutHead } from '#core/applications/replies/mail-head.ts'
import { ownPart } from '#core/applications/replies/own-part.ts'
import type { Deps } from '#server/deps.ts'
import { listApplicationRows } from './application-list.repo.ts'
import { ownToday, viewsOf } from './application-view.ts'
import { readParts } from './parts.repo.ts'

const MOST_OFFERS = 6

/** Open offers, with what they say: the first of those that were changed last. */
export async function listOffers(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<z.input<(typeof offersOf)['output']>> {
  const { today } = await ownToday(deps, userId)
  const rows = await listApplicationRows(deps.db, userId, { stage: 'offer', outcome: 'open' }, { limit: MOST_OFFERS })
  const parts = await readParts(
    deps.db,
    userId,
    rows.map(({ id }) => id),
  )
  const letters = Map.groupBy(
    parts.events.filter(({ kind, to_value: to }) => kind === 'reply' && to === 'offer'),
    ({ application_id: id }) => id,
  )
  const offers = viewsOf(rows, parts, today).map((view) => {
    const last = letters.get(view.id)?.at(-1)
    const { body: letter, receivedOn } = withoutHead({ body: last?.text ?? '', receivedOn: last?.on_date ?? today })
    const own = ownPart(letter)
    const startsOn = firstDayIn(own, receivedOn) ?? firstDayIn(view.notes, today)
    // what was written by hand holds words alone; its period is never guessed
    const stated = view.pay && view.pay.min === null && view.pay.max === null ? moneyIn(view.pay.text)[0] : null
    const said = [view.pay?.text, own, view.notes].join('\n')
    const year = payByYear(stated ?? view.pay, said)
    return { ...view, startsOn, year, notice: noticeIn(letter) ?? noticeIn(view.notes) }
  })
  const isComparable = isOneCurrency(offers.map(({ year }) => year))
  return {
    isOneCurrency: isComparable,
    offers: offers.map((offer) => ({
      id: offer.id,
      title: offer.title,
      company: offer.company,
      pay: offer.pay,
      year: isComparable ? offer.year : null,
      workplace: offer.workplace,
      location: offer.location,
      notice: offer.notice,
      startsOn: offer.startsOn,
      answerBy: offer.deadlineOn,
      excitement: offer.excitement,
      notes: offer.notes,
    })),
  }
}
