import { lazy, Suspense, useState } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { matchSentence, skillCounts, type RoleMatch } from './match-words.ts'

const MatchReasons = lazy(async () => ({ default: (await import('./match-reasons.tsx')).MatchReasons }))

/** A measured bar with its sentence; it opens to its reasons. */
export function MatchCard({
  match,
  kind,
  className,
}: {
  match: RoleMatch
  kind: 'dream' | 'interim'
  className?: string
}) {
  const reasons = useReasons(match)
  const words = useStrings('match')
  const card = useStrings('dashboard').match
  const label = card.of(card[kind], match.title)
  return (
    <Card className={classes('flex flex-col', className)} aria-label={label}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-sm text-ink-3">{card[kind]}</p>
          <h2 className="mt-0.5 text-lg leading-title">{match.title}</h2>
        </div>
        <p className="tnum text-figure leading-close font-display tracking-figure">{words.percent(match.percent)}</p>
      </div>
      <ProgressBar
        label={label}
        value={match.percent}
        valueText={card.spoken(match.percent, words.skillCount(...skillCounts(match)))}
        className="my-3.5"
      />
      <p className="mb-1.5 flex flex-wrap gap-x-2 text-sm font-semibold">
        {words.readiness[match.readiness]}
        {match.readiness === 'there' ? (
          <Link to={paths.jobs()} className="text-brand-ink hover:underline hover:underline-offset-3">
            {words.toJobs}
          </Link>
        ) : null}
      </p>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm text-ink-2">{matchSentence(match, words)}</p>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={reasons.open}
          className="-my-2 -mr-2 inline-flex min-h-11 items-center gap-0.5 rounded-sm px-2 text-sm font-semibold whitespace-nowrap text-brand-ink hover:underline hover:underline-offset-3"
        >
          {words.why(match.percent)}
          <span className="sr-only"> {match.title}</span>
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
      {reasons.dialog}
    </Card>
  )
}

/** The dialog with the reasons of a role match, loaded when first opened. */
export function useReasons(match: RoleMatch) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    open: () => {
      setWasOpened(true)
      setIsOpen(true)
    },
    dialog: wasOpened ? (
      <Suspense fallback={null}>
        <MatchReasons match={match} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Suspense>
    ) : null,
  }
}
