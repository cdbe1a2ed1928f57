import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleDot from 'lucide-react/icons/circle-dot'
import type { CheckedRule } from '#contract/resume-check.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { classes } from '../../ui/classes.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { factElementId } from '../review/review-context.ts'
import { isFinding } from './check-points.ts'

const MARKS = {
  full: { Icon: CircleCheck, tone: 'text-green-ink' },
  part: { Icon: CircleDot, tone: 'text-amber-ink' },
  none: { Icon: CircleDashed, tone: 'text-amber-ink' },
  left_out: { Icon: CircleMinus, tone: 'text-ink-3' },
} as const

const PREFIX = 'check-'

export const findingId = (rule: { id: string }) => PREFIX + rule.id

/** The rule that '#check-figures' leads to. */
export const ruleIdOf = (hash: string) => (hash.startsWith(`#${PREFIX}`) ? hash.slice(PREFIX.length + 1) : undefined)

/** Opens a finding, brings it into view and puts the focus on it. */
export function openFinding(rule: { id: string }): void {
  const element = document.getElementById(findingId(rule))
  if (!(element instanceof HTMLDetailsElement)) return
  element.open = true
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  element.querySelector('summary')?.focus({ preventScroll: true })
}

/** One rule: what was found, how to fix it, and where it stands. */
export function Finding({ rule, isOnFile }: { rule: CheckedRule; isOnFile: boolean }) {
  const { finding: words, leftOut, pointsOf } = useStrings('resumeCheck')
  const say = useSay()
  const { Icon, tone } = MARKS[rule.status]
  return (
    <details id={findingId(rule)} className="group scroll-mt-24 not-last:border-b not-last:border-line">
      <summary className="-mx-2 grid min-h-12 list-none grid-cols-[1.25rem_minmax(0,1fr)_auto_1.25rem] items-center gap-3 rounded-sm px-2 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Icon size={20} aria-hidden className={tone} />
        <span className={classes('font-mid', rule.status === 'left_out' && 'text-ink-3')}>
          {say(rule.title)}
          <span className="sr-only">: {words.status[rule.status]}</span>
        </span>
        <span className="tnum text-sm text-ink-3">
          {rule.status === 'left_out' ? leftOut : pointsOf(rule.points, rule.of)}
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className="text-ink-3 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid measure-72 gap-3 pt-1 pb-5 pl-8">
        <p>{say(rule.found)}</p>
        {rule.fix && isFinding(rule) ? (
          <p className="text-ink-2">
            <b className="font-semibold text-ink">{words.howToFix} </b>
            {say(rule.fix)}
          </p>
        ) : null}
        {rule.where.length > 0 ? <Places rule={rule} isOnFile={isOnFile} /> : null}
      </div>
    </details>
  )
}

function Places({ rule, isOnFile }: { rule: CheckedRule; isOnFile: boolean }) {
  const words = useStrings('resumeCheck').finding
  return (
    <ul aria-label={words.where} className="grid gap-2">
      {rule.where.map((place, at) => (
        <li key={`${at} ${place.words}`} className="border-l-2 border-line pl-3 text-sm">
          <q className="break-words text-ink-2">{place.words}</q>{' '}
          {place.source?.kind === 'pdf' ? (
            <span className="whitespace-nowrap text-ink-3">{words.page(place.source.page)} </span>
          ) : null}
          {isOnFile && place.fact ? (
            <Link
              to={`${paths.resume()}#${factElementId(place.fact)}`}
              className="font-semibold whitespace-nowrap text-brand-ink underline underline-offset-3"
            >
              {words.show}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
