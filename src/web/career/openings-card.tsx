import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { listLiveOpenings } from '#contract/openings.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { SourceLinks } from '../ui/source-links.tsx'

const SHOWN = 5

/** Open positions by a role's title, each with its source named and linked. Not there where no feed is asked, nor when that fails. */
export function OpeningsCard({ title }: { title: string }) {
  const words = useStrings('jobs').one.openings
  const { opensInNewTab } = useStrings('shell')
  const { data } = useQuery(queryOf(listLiveOpenings, { query: { q: title, limit: SHOWN } }))
  if (data?.state !== 'ready') return null
  return (
    <Card aria-labelledby="open-positions">
      <CardHeader id="open-positions" title={words.title} note={words.note} />
      {data.items.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ul className="divide-y divide-line">
        {data.items.map((opening) => (
          <li key={opening.id} className="py-3">
            <a
              href={opening.sources[0]?.url}
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold wrap-anywhere hover:text-brand-ink hover:underline hover:underline-offset-3"
            >
              {opening.title}
              <ExternalLink size={14} className="ml-1.5 inline align-icon text-ink-3" aria-label={opensInNewTab} />
            </a>
            <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">
              {words.facts(
                [opening.company, ...opening.places.slice(0, 2)].filter((fact) => fact !== ''),
                opening.postedOn,
              )}
            </p>
            <p className="text-sm text-ink-3">
              {words.source} <SourceLinks sources={opening.sources} />
            </p>
          </li>
        ))}
      </ul>
      <Link to={paths.openings({ q: title })} className="mt-3 inline-flex min-h-11 items-center underline">
        {words.all}
      </Link>
    </Card>
  )
}
