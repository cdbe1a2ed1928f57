import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { listOpenings } from '#contract/career-plan.ts'
import { queryOf } from '../lib/queries.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'

/** Open positions from the server's live feed, which is named and linked. Not there where no feed is set up, nor when it fails. */
export function OpeningsCard({ roleId }: { roleId: string }) {
  const words = useStrings('jobs').one.openings
  const { opensInNewTab } = useStrings('shell')
  const { data } = useQuery(queryOf(listOpenings, { params: { id: roleId } }))
  if (!data) return null
  const { source, openings } = data
  return (
    <Card aria-labelledby="open-positions">
      <CardHeader id="open-positions" title={words.title} note={words.note} />
      {openings.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ul className="divide-y divide-line">
        {openings.map((opening) => (
          <li key={opening.url} className="py-3">
            <a
              href={opening.url}
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold hover:text-brand-ink hover:underline hover:underline-offset-3"
            >
              {opening.title}
              <ExternalLink size={14} className="ml-1.5 inline align-[-1px] text-ink-3" aria-label={opensInNewTab} />
            </a>
            <p className="mt-0.5 text-sm text-ink-2">
              {words.facts(
                [opening.company, opening.location].filter((fact) => fact !== ''),
                opening.publishedOn,
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-3">
        <Rich
          text={words.source}
          values={{
            name: (
              <a
                href={source.url}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-brand-ink underline underline-offset-3"
              >
                {source.name}
              </a>
            ),
          }}
        />
      </p>
    </Card>
  )
}
