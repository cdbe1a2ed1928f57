import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listApplications } from '#contract/applications.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { DottedLine } from '../ui/dotted-line.tsx'
import { toast } from '../ui/toasts.tsx'
import { type Application, useMove } from './use-applications.ts'

const MOST = 50

/** After an offer is accepted: who else waits, to be closed one by one, each with its letter. Nothing is closed by itself. */
export function OthersCard({ acceptedId }: { acceptedId: string }) {
  const { others } = useStrings('applicationParts').offer
  const open = useQuery(queryOf(listApplications, { query: { outcome: 'open', limit: MOST } })).data?.items ?? []
  const [closed, setClosed] = useState<readonly Application[]>([])
  // nobody waits for an answer to a job that was only saved
  const waiting = open.filter(({ id, stage }) => id !== acceptedId && stage !== 'saved')
  const rows = [...closed, ...waiting.filter(({ id }) => closed.every((one) => one.id !== id))]
  if (rows.length === 0) return null
  return (
    <Card aria-labelledby="others-title">
      <CardHeader id="others-title" title={others.title} note={others.note} />
      <ul className="divide-y divide-line">
        {rows.map((item) => (
          <Other
            key={item.id}
            item={item}
            isClosed={closed.some(({ id }) => id === item.id)}
            onClosed={() => setClosed([...closed, item])}
          />
        ))}
      </ul>
    </Card>
  )
}

function Other({ item, isClosed, onClosed }: { item: Application; isClosed: boolean; onClosed: () => void }) {
  const { unnamed, stages } = useStrings('applications')
  const { others } = useStrings('applicationParts').offer
  const name = item.title ?? item.company ?? unnamed
  const isOffer = item.stage === 'offer'
  const what = isOffer ? others.decline : others.withdraw
  const move = useMove(() => {
    onClosed()
    toast.success(others.closed)
  })
  return (
    <li className="grid gap-2 py-3 wrap-anywhere">
      <p>
        <Link to={paths.application(item.id)}>
          <bdi>{name}</bdi>
        </Link>
        <span className="text-ink-2">
          {' · '}
          <DottedLine texts={[item.title ? item.company : null, stages[item.stage]]} />
        </span>
      </p>
      {isClosed ? (
        <LinkButton to={paths.application(item.id)} size="sm" variant="secondary" className="justify-self-start">
          {others.write(item.company ?? name)}
        </LinkButton>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          aria-label={others.closeOf(what, name)}
          isLoading={move.isPending}
          onClick={() =>
            move.mutate({ id: item.id, version: item.version, outcome: isOffer ? 'declined' : 'withdrawn' })
          }
        >
          {what}
        </Button>
      )}
    </li>
  )
}
