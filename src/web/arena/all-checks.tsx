import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SkillCheck } from '#contract/arena.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Field } from '../ui/field.tsx'
import { CheckRow } from './check-row.tsx'
import { shownChecks } from './shown-checks.ts'

/** A phone shows the first few, a desktop so many in two columns; the rest is one tap away, with all others. */
const SHOWN_ON_A_PHONE = 4
const SHOWN = 12

/** Every skill with its state: the person's own first, the rest of the bank when asked for or searched. */
export function AllChecks({ checks }: { checks: readonly SkillCheck[] }) {
  const words = useStrings('arena').all
  const [address] = useSearchParams()
  const [search, setSearch] = useState(address.get('skill') ?? '')
  const [isWhole, setIsWhole] = useState(false)
  const named = useNames()
  const list = useRef<HTMLUListElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const wanted = address.get('skill')
  useEffect(() => {
    // led here for one skill
    if (wanted) card.current?.scrollIntoView()
  }, [wanted])
  const { shown, folded, isOwn } = shownChecks(checks, search, isWhole, named)
  const isCut = !isWhole && search.trim() === ''
  const showAll = (before: number) => {
    setIsWhole(true)
    // The button goes; the first skill it brought takes the focus.
    requestAnimationFrame(() => list.current?.children[before]?.querySelector<HTMLElement>('button, a')?.focus())
  }
  return (
    <div ref={card} className="scroll-mt-20">
      <Card aria-labelledby="all-checks" className="mt-5">
        <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 id="all-checks" className="text-lg">
              {words.title}
            </h2>
            {isOwn ? <p className="mt-0.5 text-sm text-ink-3">{words.note}</p> : null}
          </div>
          <Field
            label={words.find}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="w-full sm:w-64"
          />
        </div>
        <p role="status" className="sr-only">
          {search.trim() ? words.found(shown.length) : ''}
        </p>
        {shown.length === 0 ? <p className="text-ink-3">{words.none}</p> : null}
        <ul
          ref={list}
          className="divide-y divide-line lg:grid lg:grid-cols-2 lg:gap-x-10 lg:[&>li:nth-child(2)]:border-t-0"
        >
          {shown.map((check, index) => (
            <CheckRow key={check.skillId} check={check} className={isCut ? cutAt(index) : undefined} />
          ))}
        </ul>
        {[
          { count: isCut ? folded + Math.max(0, shown.length - SHOWN) : 0, where: 'max-sm:hidden' },
          { count: isCut ? folded + Math.max(0, shown.length - SHOWN_ON_A_PHONE) : 0, where: 'sm:hidden' },
        ].map(({ count, where }) =>
          count > 0 ? (
            <button
              key={where}
              type="button"
              onClick={() => showAll(where === 'sm:hidden' ? SHOWN_ON_A_PHONE : Math.min(SHOWN, shown.length))}
              className={classes(
                'mt-2 flex min-h-11 w-full items-center justify-center gap-1.5 rounded-control text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink',
                where,
              )}
            >
              {words.more(count)}
              <ChevronDown size={16} aria-hidden />
            </button>
          ) : null,
        )}
      </Card>
    </div>
  )
}

/** Where a row is folded until all are asked for. */
function cutAt(index: number): string | undefined {
  if (index >= SHOWN) return 'hidden'
  return index >= SHOWN_ON_A_PHONE ? 'max-sm:hidden' : undefined
}
