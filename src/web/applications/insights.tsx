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
import { type Name, useNames } from './use-applications.ts'

type Shown = OutputOf<typeof getInsights>

/** How far applications ever got, how long each step took, and who answers. Every figure opens to its applications. */
export function Insights() {
  const words = useStrings('applications')
  const query = useQuery(queryOf(getInsights))
  const items = useNames().data ?? []
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-lg" />} otherwise={words.insights.notLoaded}>
      {(shown) => (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <Funnel funnel={shown.funnel} items={items} />
          <Steps hops={shown.hops} items={items} />
          <Answers answers={shown.answers} enough={shown.enoughForARate} />
        </div>
      )}
    </Loaded>
  )
}

function Funnel({ funnel, items }: { funnel: Shown['funnel']; items: readonly Name[] }) {
  const { insights: words, stages } = useStrings('applications')
  const most = Math.max(1, ...funnel.map(({ ids }) => ids.length))
  return (
    <Card aria-labelledby="funnel-title">
      <CardHeader id="funnel-title" title={words.funnel} note={words.funnelNote} />
      <ul className="grid gap-3">
        {funnel.map(({ stage, ids }) => (
          <li key={stage}>
            <Figure label={stages[stage]} value={words.count(ids.length)} ids={ids} items={items} />
            <span aria-hidden className="mt-1 block h-2 rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-brand" style={{ width: `${(100 * ids.length) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Steps({ hops, items }: { hops: Shown['hops']; items: readonly Name[] }) {
  const { insights: words, stages } = useStrings('applications')
  return (
    <Card aria-labelledby="steps-title">
      <CardHeader id="steps-title" title={words.steps} note={words.stepsNote} />
      <ul className="grid gap-3">
        {hops.map(({ from, to, medianDays, moved, stillWaiting }) => (
          <li key={from}>
            <Figure
              label={words.step(stages[from], stages[to])}
              value={medianDays === null ? words.noDays : words.days(medianDays)}
              ids={moved}
              items={items}
            />
            {stillWaiting.length > 0 ? (
              <p className="text-sm text-ink-3">{words.waiting(stillWaiting.length)}</p>
            ) : null}
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
function Figure({
  label,
  value,
  ids,
  items,
}: {
  label: string
  value: string
  ids: readonly string[]
  items: readonly Name[]
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (ids.length === 0 || items.length === 0)
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
      {isOpen ? <Counted ids={ids} items={items} /> : null}
    </details>
  )
}

function Counted({ ids, items }: { ids: readonly string[]; items: readonly Name[] }) {
  const words = useStrings('applications')
  const counting = new Set(ids)
  return (
    <ul className="grid gap-1 pb-2 pl-3 text-sm">
      {items.map((item) =>
        counting.has(item.id) ? (
          <li key={item.id} className="wrap-anywhere">
            <Link to={paths.application(item.id)}>{item.title ?? words.unnamed}</Link>
            {item.company ? <span className="text-ink-2"> · {item.company}</span> : null}
          </li>
        ) : null,
      )}
    </ul>
  )
}
