import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { listOpenings } from '#contract/career-plan.ts'
import { queryOf } from '../lib/queries.ts'
import { Card, CardHeader } from '../ui/card.tsx'
import { dayText } from './plan/plan-words.ts'

/** Open positions from the server's live feed, which is named and linked. Not there where no feed is set up, nor when it fails. */
export function OpeningsCard({ roleId }: { roleId: string }) {
  const { data } = useQuery(queryOf(listOpenings, { params: { id: roleId } }))
  if (!data) return null
  const { source, openings } = data
  return (
    <Card aria-labelledby="open-positions">
      <CardHeader id="open-positions" title="Open positions" note="Remote jobs, asked for a few times a day" />
      {openings.length === 0 ? <p className="text-ink-2">None by this title today.</p> : null}
      <ul className="divide-y divide-line">
        {openings.map((opening) => (
          <li key={opening.url} className="py-3">
            <a href={opening.url} target="_blank" rel="noopener noreferrer" className="font-semibold hover:text-brand-ink hover:underline hover:underline-offset-3">
              {opening.title}
              <ExternalLink size={14} className="ml-1.5 inline align-[-1px] text-ink-3" aria-label="(opens in a new tab)" />
            </a>
            <p className="mt-0.5 text-sm text-ink-2">
              {[opening.company, opening.location, dayText(opening.publishedOn)].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-3">
        Source:{' '}
        <a href={source.url} target="_blank" rel="noopener noreferrer" className="font-semibold text-brand-ink underline underline-offset-3">
          {source.name}
        </a>
      </p>
    </Card>
  )
}
