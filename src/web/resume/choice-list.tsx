import { useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import Check from 'lucide-react/icons/check'
import { classes } from '../ui/classes.ts'
import { indexAfterKey, indexOfDigit } from '../lib/choice-keys.ts'
import type { Option } from './question-words.ts'

/**
 * One of a few. Arrow keys only move, so that looking at the options chooses none; Enter, Space, the option's
 * digit or a click choose. With `isOnlyGroup` the keys work from anywhere on the page but a text field.
 */
export function ChoiceList<Value extends string | boolean>({
  options,
  chosen,
  onChoose,
  onConfirm,
  labelledBy,
  isOnlyGroup = false,
  className,
}: {
  options: readonly Option<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Enter on what is chosen already: Next, where there is one. */
  onConfirm?: () => void
  labelledBy: string
  isOnlyGroup?: boolean
  className?: string
}) {
  const group = useRef<HTMLDivElement>(null)
  const id = useId()
  const chosenIndex = options.findIndex(({ value }) => value === chosen)
  const entry = Math.max(chosenIndex, 0)

  const buttons = () => [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])]
  const choose = (index: number) => {
    const option = options[index]
    if (!option) return
    buttons()[index]?.focus()
    onChoose(option.value)
  }
  /** True when the key was for this group. */
  const obey = (key: string): boolean => {
    const digit = indexOfDigit(key, options.length)
    if (digit !== undefined) {
      choose(digit)
      return true
    }
    const all = buttons()
    const focused = all.findIndex((button) => button === document.activeElement)
    const next =
      focused === -1 ? (key.startsWith('Arrow') ? entry : undefined) : indexAfterKey(key, focused, all.length)
    if (next === undefined) return false
    all[next]?.focus()
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlain(event)) return
    const isOnChosen = event.target === buttons()[chosenIndex]
    if (event.key === 'Enter' && isOnChosen && onConfirm && !event.repeat) {
      event.preventDefault()
      onConfirm()
    } else if (obey(event.key)) event.preventDefault()
  }
  useKeysOfPage(isOnlyGroup, obey, group)

  return (
    <div
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={classes('grid gap-2.5 outline-none', className)}
      onKeyDown={onKeyDown}
    >
      {options.map(({ value, label, hint }, index) => {
        const isChosen = index === chosenIndex
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio chooses as soon as an arrow key moves
          <button
            key={String(value)}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={hint ? `${id}-${index}-hint` : undefined}
            tabIndex={index === entry ? 0 : -1}
            // The second click of a double click would answer the next question too.
            onClick={(event) => event.detail < 2 && onChoose(value)}
            className={classes(
              'group flex min-h-15 w-full items-center gap-4 rounded-md px-4 py-3 text-left transition-shadow duration-150 forced-colors:border',
              isChosen ? 'bg-brand-soft shadow-chosen' : 'bg-surface shadow-raised hover:shadow-choice',
            )}
          >
            <span
              aria-hidden="true"
              className="tnum hidden w-4 flex-none text-center text-sm font-semibold text-ink-3 pointer-fine:block"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span id={`${id}-${index}`} className="block leading-snug font-semibold">
                {label}
              </span>
              {hint ? (
                <span id={`${id}-${index}-hint`} className="mt-0.5 block text-sm leading-snug text-pretty text-ink-2">
                  {hint}
                </span>
              ) : null}
            </span>
            <span
              aria-hidden="true"
              className={classes(
                'grid size-6 flex-none place-items-center rounded-full',
                isChosen ? 'bg-brand text-on-brand' : 'shadow-box',
              )}
            >
              {isChosen ? <Check size={15} strokeWidth={3} /> : null}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function useKeysOfPage(isOn: boolean, obey: (key: string) => boolean, group: { current: HTMLElement | null }): void {
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const target = event.target as HTMLElement | null
    if (!isPlain(event) || event.repeat || event.defaultPrevented || group.current?.contains(target)) return
    // Elsewhere a key belongs to what has the focus: a field, a menu, the page's own scrolling from a button.
    if (target && target !== document.body && !target.closest('[data-question]')) return
    if (target?.closest('input, textarea, select')) return
    if (obey(event.key)) event.preventDefault()
  })
  // together with the options, so that no key is lost between what one sees and what listens
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const listen = (event: globalThis.KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}

function isPlain(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return !event.altKey && !event.ctrlKey && !event.metaKey
}
