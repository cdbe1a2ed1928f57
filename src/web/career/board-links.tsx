import ExternalLink from 'lucide-react/icons/external-link'
import { useQuery } from '@tanstack/react-query'
import { getLatestResume } from '#contract/resume.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { boardSearches, placeOf } from './job-boards.ts'

export function BoardLinks({ title }: { title: string }) {
  const words = useStrings('role')
  const { data: resume } = useQuery(queryOf(getLatestResume))
  const place = placeOf(resume?.facts.basics.location ?? null, browserZone())
  return (
    <ul className="flex flex-wrap gap-1.5 sm:gap-2">
      {boardSearches(title, place).map(({ board, url }) => (
        <li key={board} className="max-sm:flex-1">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.searchOn(title, board)}
            className={classes(buttonClass({ variant: 'secondary' }), 'max-sm:w-full max-sm:gap-1.5 max-sm:px-2')}
          >
            {board}
            <ExternalLink size={16} aria-hidden className="text-ink-3" />
          </a>
        </li>
      ))}
    </ul>
  )
}
