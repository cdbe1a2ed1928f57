import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getInsights } from '#contract/application-reports.ts'
import { Loaded } from '../lib/loaded.tsx'
import type { OutputOf } from '../lib/api-client.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useNames } from './use-applications.ts'

type Shown = OutputOf<typeof getInsights>

/** How far applications ever got, how long each step took, and who answers. Every figure opens to its applications. */
export function Insights() {
  const words = useStrings('applications')
  const query = useQuery(queryOf(getInsights))
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-lg" />} otherwise={words.insights.notLoaded}>
      {(shown) => (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <Funnel funnel={shown.funnel} />
          <Steps hops={shown.hops} />
          <Answers answers={shown.answers} enough={shown.enoughForARate} />
        </div>
      )}
    </Loaded>
  )
}

function Funnel({ funnel }: { funnel: Shown['funnel'] }) {
  const { insights: words, stages } = useStrings('applications')
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <Card aria-labelledby="funnel-title">
      <CardHeader id="funnel-title" title={words.funnel} note={words.funnelNote} />
      <ul className="grid gap-3">
        {funnel.map(({ stage, count, ids }) => (
          <li key={stage}>
            <Figure label={stages[stage]} value={words.count(count)} count={count} ids={ids} />
            <span aria-hidden className="mt-1 block h-2 rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Steps({ hops }: { hops: Shown['hops'] }) {
  const { insights: words, stages } = useStrings('applications')
  return (
    <Card aria-labelledby="steps-title">
      <CardHeader id="steps-title" title={words.steps} note={words.stepsNote} />
      <ul className="grid gap-3">
        {hops.map(({ from, to, medianDays, movedCount, moved, stillWaiting }) => (
          <li key={from}>
            <Figure
              label={words.step(stages[from], stages[to])}
              value={medianDays === null ? words.noDays : words.days(medianDays)}
              count={movedCount}
              ids={moved}
            />
            {stillWaiting > 0 ? <p className="text-sm text-ink-3">{words.waiting(stillWaiting)}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Answers({ answers, enough }: { answers: Shown['answers']; enough: number }) {
  const { insights: words } = useStrings('applications')
  return (
    <Card aria-labelledby="answers-title" className="lg:col-span-2">
      <CardHeader id="answers-title" title={words.answers} note={words.answersNote} />
      {answers.length === 0 ? <p className="text-ink-2">{words.noneApplied}</p> : null}
      <ul className="divide-y divide-line">
        {answers.map(({ source, applied, answered, percent }) => (
          <li key={source} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="min-w-0 wrap-anywhere">{source || words.noSource}</span>
            <span className="text-ink-2">
              {percent === null ? words.tooFew(answered, applied, enough) : words.rate(percent, answered, applied)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A figure, and behind it the applications it counts: thousands of them are drawn only where they are looked at. */
function Figure({ label, value, count, ids }: { label: string; value: string; count: number; ids: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (ids.length === 0)
    return (
      <p className="flex justify-between gap-4">
        <span>{label}</span> <span className="font-semibold">{value}</span>
      </p>
    )
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <span>{label}</span> <span className="font-semibold">{value}</span>
      </summary>
      {isOpen ? <Counted ids={ids} more={count - ids.length} /> : null}
    </details>
  )
}

function Counted({ ids, more }: { ids: readonly string[]; more: number }) {
  const words = useStrings('applications')
  const counting = new Set(ids)
  return (
    <Loaded query={useNames()} skeleton={<Skeleton className="h-20 rounded-control" />} otherwise={words.notLoaded}>
      {(names) => (
        <ul className="grid gap-1 pb-2 pl-3 text-sm">
          {names.map((item) =>
            counting.has(item.id) ? (
              <li key={item.id} className="wrap-anywhere">
                <Link to={paths.application(item.id)}>
                  <bdi>{item.title ?? words.unnamed}</bdi>
                </Link>
                {item.company ? (
                  <span className="text-ink-2">
                    {' · '}
                    <bdi>{item.company}</bdi>
                  </span>
                ) : null}
              </li>
            ) : null,
          )}
          {more > 0 ? <li className="text-ink-3">{words.insights.more(more)}</li> : null}
        </ul>
      )}
    </Loaded>
  )
}
