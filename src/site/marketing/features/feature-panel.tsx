import type { ReactNode } from 'react'
import { Rich } from '#web/strings/rich.tsx'
import { useStrings } from '#web/strings/strings.tsx'
import { usePublicPaths } from '#web/strings/use-public-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** A part of the product with example contents, which can be tried. It says that it is an example. */
export function FeaturePanel({
  title,
  note,
  chip,
  said,
  children,
}: {
  title: ReactNode
  note: string
  chip: ReactNode
  /** What trying it did, in words; read out by screen readers. */
  said: string
  children: ReactNode
}) {
  const words = useStrings('landing').panels
  const paths = usePublicPaths()
  return (
    <div className="panel rounded-2xl p-5 lift-3 sm:rounded-sample sm:p-6.5">
      <div className="mb-3.5 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-title tracking-title">{title}</h3>
          <p className="mt-1 text-sm text-ink-3">{note}</p>
        </div>
        {chip}
      </div>
      {children}
      <p role="status" className="mt-4 min-h-10 text-sm text-pretty text-ink-2">
        {said}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-note text-ink-3">
          <Rich text={words.example} values={{ toTry: <span className={needsScript}>{words.toTry}</span> }} />
        </p>
        <LinkButton to={paths.signup()} size="sm" className="min-h-11 px-6">
          {/* The label alone says nothing in a list of links. */}
          {words.start}
          <span className="sr-only"> {words.startMore}</span>
        </LinkButton>
      </div>
    </div>
  )
}

/** What only a script can work is not shown without one. */
export const needsScript = 'no-js:hidden'
