import type { ReactNode } from 'react'
import { Contours } from '../ui/contours.tsx'

/** A form on the left; on wide screens the terrain ahead on the right. */
export function AccountFrame({
  title,
  lead,
  aside,
  children,
}: {
  title: string
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="wrap grid items-stretch gap-12 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-16 lg:py-14">
      <div className="mx-auto grid w-full max-w-md content-start gap-7 lg:mx-0 lg:max-w-112 lg:py-6">
        <header className="grid gap-2">
          <h1 className="text-3xl tracking-heading">{title}</h1>
          {lead ? <div className="text-ink-2">{lead}</div> : null}
        </header>
        {children}
      </div>
      <aside className="dawn hidden min-h-136 place-items-center rounded-xl p-10 lg:grid">
        <Contours seed={17} width={480} height={680} hills={7} levels={13} />
        {aside ?? <TrailAhead />}
      </aside>
    </div>
  )
}

/** The route: walked so far, here, and dotted ahead. */
function TrailAhead() {
  return (
    <svg viewBox="0 0 360 440" className="trail w-full max-w-sm" aria-hidden="true">
      <path pathLength={1} className="trail-walked" d="M40 420c70-10 40-90 110-100s60-90 60-110" />
      <path className="trail-ahead" d="M210 210c0-60 100-40 100-100 0-40-40-40-40-80" />
      <circle className="trail-passed" cx="40" cy="420" r="7" />
      <circle className="trail-passed" cx="150" cy="320" r="7" />
      <circle className="trail-pulse" cx="210" cy="210" r="24" />
      <circle className="trail-here" cx="210" cy="210" r="12" />
      <circle className="trail-to-come" cx="310" cy="110" r="8" />
      <circle className="trail-to-come" cx="270" cy="30" r="8" />
    </svg>
  )
}
