import ExternalLink from 'lucide-react/icons/external-link'
import { useStrings } from '../strings/strings.tsx'
import { buttonClass } from '../ui/button.tsx'
import { boardSearches } from './job-boards.ts'

export function BoardLinks({ title }: { title: string }) {
  const words = useStrings('role')
  return (
    <ul className="flex flex-wrap gap-2">
      {boardSearches(title).map(({ board, url }) => (
        <li key={board}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.searchOn(title, board)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {board}
            <ExternalLink size={16} aria-hidden className="text-ink-3" />
          </a>
        </li>
      ))}
    </ul>
  )
}
