import ExternalLink from 'lucide-react/icons/external-link'
import { buttonClass } from '../ui/button.tsx'
import { boardSearches } from './job-boards.ts'

export function BoardLinks({ title }: { title: string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {boardSearches(title).map(({ board, url }) => (
        <li key={board}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'secondary' })}>
            <span className="sr-only">Search {title} on </span>
            {board}
            <ExternalLink size={16} aria-hidden className="text-ink-3" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
