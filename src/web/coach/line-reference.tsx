import type { ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import { Popover } from '../ui/popover.tsx'
import type { ShowText } from '../ui/model-text/model-text.tsx'
import type { Talk } from './talk.ts'

const REFERENCE = /\s?\[L(\d{1,4})\]/g

/** Every `[L12]` in an answer as a button that shows the twelfth line of the resume; one that leads nowhere is left out. */
export function showLines(resume: Talk['resume']): ShowText {
  return (text) => {
    const parts: ReactNode[] = []
    let end = 0
    for (const found of text.matchAll(REFERENCE)) {
      const number = Number(found[1])
      parts.push(text.slice(end, found.index))
      if (resume?.lines[number - 1]) parts.push(<LineReference key={found.index} number={number} resume={resume} />)
      end = found.index + found[0].length
    }
    return end === 0 ? text : [...parts, text.slice(end)]
  }
}

function LineReference({ number, resume }: { number: number; resume: NonNullable<Talk['resume']> }) {
  const words = useStrings('coach').line
  const label = words.ofResume(number)
  return (
    <>
      {' '}
      <Popover
        label={label}
        trigger={
          <button
            type="button"
            aria-label={words.show(number)}
            className="tnum relative inline-flex h-5 items-center rounded-xs bg-brand-soft px-1.5 align-[0.0625rem] text-xs leading-none font-semibold text-brand-ink after:absolute after:-inset-x-1 after:-inset-y-3 hover:bg-brand-line forced-colors:border"
          >
            L{number}
          </button>
        }
      >
        <p className="mb-2 text-sm font-semibold">{resume.fileName ? words.ofFile(number, resume.fileName) : label}</p>
        <Lines number={number} lines={resume.lines} />
      </Popover>
    </>
  )
}

/** The line between its neighbours. */
function Lines({ number, lines }: { number: number; lines: readonly string[] }) {
  const first = Math.max(1, number - 1)
  return (
    <ol start={first} className="grid gap-1 text-sm">
      {lines.slice(first - 1, number + 1).map((line, at) => {
        const isMeant = first + at === number
        return (
          <li
            key={first + at}
            aria-current={isMeant || undefined}
            className={classes(
              'grid grid-cols-side-9 rounded-sm px-2 py-1.5',
              isMeant ? 'bg-amber-soft font-medium text-ink' : 'text-ink-3',
            )}
          >
            <span className="tnum text-ink-3">{first + at}</span>
            <span className="min-w-0 break-words">{line.replace(/^- /, '')}</span>
          </li>
        )
      })}
    </ol>
  )
}
