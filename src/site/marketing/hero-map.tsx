import type { ReactNode } from 'react'
import BookOpen from 'lucide-react/icons/book-open'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import { useStrings } from '#web/strings/strings.tsx'
import { Chip } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Contours } from '#web/ui/contours.tsx'
import { Flame } from '#web/ui/flame.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** The signature: a walked trail, a ring for 'you are here', dots ahead, the dream role on the hill. An example. */
export function HeroMap() {
  const words = useStrings('landing').map
  return (
    <figure className="m-0">
      <div role="img" aria-label={words.label} className="dawn aspect-100/113 rounded-xl sm:aspect-square">
        <Contours seed={9} width={640} height={600} hills={9} levels={15} />
        <div aria-hidden="true" className="absolute inset-x-0 top-0 aspect-8/5">
          <Trail />
          <Pin at="pin-x-14.5 pin-y-62" isDone>
            Python
          </Pin>
          <Pin at="pin-x-25 pin-y-46.5" isDone>
            SQL
          </Pin>
          <Pin at="pin-x-46 pin-y-37.5" className="panel text-brand-ink lift-2">
            {words.youAreHere}
          </Pin>
          <Pin at="pin-x-66.5 pin-y-70.5" className="bg-surface/70 text-ink-2">
            {words.testing}
          </Pin>
          <Pin at="pin-x-71 pin-y-43" className="bg-surface/70 text-ink-2 max-sm:hidden">
            {words.restApis}
          </Pin>
          <Pin at="pin-x-77 pin-y-11.5" className="gap-2 bg-ink py-2! text-bg sm:text-sm!">
            <Flag size={15} strokeWidth={2.2} aria-hidden />
            {words.goal}
          </Pin>
        </div>
        <div aria-hidden="true">
          <NextStep />
          <Match />
        </div>
      </div>
      <figcaption className="mt-3 text-center text-note text-ink-3">{words.caption}</figcaption>
    </figure>
  )
}

function Trail() {
  return (
    <svg className="trail size-full" viewBox="0 0 640 400">
      <path className="trail-ahead" d="M320 200C366 216 396 262 448 240S546 226 530 172 478 118 556 64" />
      <path className="trail-walked" pathLength="1" d="M66 384C96 344 78 304 124 288S202 274 206 226 266 180 320 200" />
      <circle className="trail-passed" cx="124" cy="288" r="7.5" />
      <circle className="trail-passed" cx="206" cy="226" r="7.5" />
      <circle className="trail-to-come" cx="448" cy="240" r="7" />
      <circle className="trail-to-come" cx="530" cy="172" r="7" />
      <circle className="trail-pulse" cx="320" cy="200" r="22" />
      <circle className="trail-here" cx="320" cy="200" r="11" />
    </svg>
  )
}

function Pin({
  at,
  isDone,
  className,
  children,
}: {
  at: string
  isDone?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'absolute inline-flex -translate-1/2 items-center gap-1.75 rounded-full px-2.5 py-1.25 text-xs font-semibold whitespace-nowrap sm:px-3 sm:py-1.5 sm:text-note',
        isDone && 'panel pl-1.5! lift-2',
        at,
        className,
      )}
    >
      {isDone ? (
        <span className="grid size-4.5 place-items-center rounded-full bg-brand text-on-brand">
          <Check size={12} strokeWidth={3} />
        </span>
      ) : null}
      {children}
    </span>
  )
}

function NextStep() {
  const words = useStrings('landing').map
  return (
    <div className="panel absolute inset-x-[4%] bottom-[3.5%] rounded-lg p-4.5 lift-3 sm:right-auto sm:bottom-[6%] sm:left-[6%] sm:w-[min(356px,62%)] sm:p-5">
      <div className="flex items-center justify-between text-note font-semibold text-brand-ink">
        {words.nextStep}
        <Chip tone="amber">
          <Flame size={15} /> {words.days(12)}
        </Chip>
      </div>
      <p className="mt-1.5 mb-2 text-title leading-tight font-strong tracking-title">{words.course}</p>
      <div className="flex flex-wrap gap-x-3.5 gap-y-1 text-note text-ink-3">
        <span className="inline-flex items-center gap-1">
          <Clock size={14} /> {words.hours(5)}
        </span>
        <span className="inline-flex items-center gap-1">
          <BookOpen size={14} /> {words.step(3, 8)}
        </span>
        <span className="font-semibold text-green-ink">+60 XP</span>
      </div>
      <div className="mt-4 flex items-center gap-3.5">
        <ProgressBar label={words.progress} value={40} className="flex-1" />
        <span className="tnum text-note text-ink-3">{words.percent(0.4)}</span>
      </div>
    </div>
  )
}

function Match() {
  const words = useStrings('landing').map
  return (
    <div className="panel absolute right-[5%] bottom-[11%] w-32 rounded-pin px-3.75 py-3 lift-2 max-sm:hidden">
      <span className="block text-xs text-ink-3">{words.roleMatch}</span>
      <span className="tnum mt-1.5 block text-2xl leading-none font-strong tracking-heading">
        {words.percent(0.64)}
      </span>
      <svg width="98" height="30" viewBox="0 0 98 30" className="mt-2" fill="none">
        <path
          d="M1 27C14 26 18 22 30 21S48 15 58 14 78 6 92 4"
          stroke="var(--brand)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <circle cx="92" cy="4.5" r="4" fill="var(--brand)" />
      </svg>
    </div>
  )
}
