import { useQuery } from '@tanstack/react-query'
import { listOffers } from '#contract/application-lists.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { usePayWords } from '../lib/pay-words.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { formatsOf } from '../strings/format.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'

type Offer = OutputOf<typeof listOffers>['offers'][number]

/** Two offers or more that wait for an answer, row by row. What nobody said stands there as that. */
export function OffersCard() {
  const { data } = useQuery(queryOf(listOffers))
  const { unnamed, detail } = useStrings('applications')
  const { edit, offer: words } = useStrings('applicationParts')
  const { compare } = words
  const payWords = usePayWords()
  const { amounts } = formatsOf(useLanguage())
  if (!data || data.offers.length < 2) return null
  const { offers, isOneCurrency } = data
  const rows: [keyof typeof compare.rows, (offer: Offer) => string | null][] = [
    ['pay', ({ pay }) => pay && payWords(pay)],
    ['year', ({ year }) => year && amounts(year.currency, [...new Set([year.min, year.max])])],
    ['workplace', ({ workplace }) => workplace && edit.workplaces[workplace]],
    ['notice', ({ notice }) => notice],
    ['startsOn', ({ startsOn }) => startsOn && detail.on(startsOn, null)],
    ['place', ({ location }) => location],
    ['answerBy', ({ answerBy }) => answerBy && detail.on(answerBy, null)],
    ['excitement', ({ excitement }) => (excitement ? (edit.excitements[excitement] ?? null) : null)],
    ['notes', ({ notes }) => notes.trim() || null],
  ]
  // then the row above says it already
  const isAllByYear = offers.every(({ pay }) => pay === null || pay.period === 'year')
  const nameOf = ({ title, company }: Offer) => company ?? title ?? unnamed
  return (
    <Card aria-labelledby="offers-title" className="mt-5">
      <CardHeader id="offers-title" title={compare.title} note={compare.note} />
      <table className="w-full text-left wrap-anywhere max-md:block">
        <thead className="max-md:block">
          <tr className="align-top max-md:grid max-md:gap-1">
            <td className="max-md:hidden">
              <span className="sr-only">{compare.title}</span>
            </td>
            {offers.map((offer) => (
              <th key={offer.id} scope="col" className="py-2 pr-4 font-semibold max-md:py-0">
                <Link to={paths.application(offer.id)} className="font-semibold text-ink">
                  <bdi>{offer.title ?? unnamed}</bdi>
                </Link>
                {offer.company ? (
                  <span className="font-normal text-ink-2 max-md:before:content-['_·_'] md:block">
                    <bdi>{offer.company}</bdi>
                  </span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {rows
            .filter(([row]) => row !== 'year' || (isOneCurrency && !isAllByYear))
            .map(([row, textOf]) => (
              <tr key={row} className="align-top max-md:grid max-md:gap-1 max-md:py-3">
                <th scope="row" className="py-2 pr-4 text-sm font-normal text-ink-3 max-md:py-0">
                  {compare.rows[row]}
                </th>
                {offers.map((offer) => (
                  <td key={offer.id} className="py-2 pr-4 text-ink-2 max-md:py-0">
                    <span className="text-ink-3 md:hidden">
                      <bdi>{nameOf(offer)}</bdi>:{' '}
                    </span>
                    <bdi className="whitespace-pre-line">{textOf(offer) ?? compare.notSaid}</bdi>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {isOneCurrency ? null : <p className="mt-3 text-sm text-ink-2">{compare.currencies}</p>}
    </Card>
  )
}
