import { useEffect, useEffectEvent } from 'react'
import X from 'lucide-react/icons/x'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from '../ui/button.tsx'
import { hasToast, isPhone } from '../ui/free-place.ts'
import { Link } from '../ui/link.tsx'
import type { Celebrated } from './celebrated.ts'
import { throwConfetti } from './throw-confetti.ts'
import { useFreePlace } from './use-free-place.ts'

const STRIP_MS = 6_000
/** The card holds up to four things to read. */
const CARD_MS = 10_000
/** After the pointer or the focus was in it. */
const READ_ON_MS = 3_000

/**
 * Takes nothing out of a person's hands: no focus moves, the page goes on below, Escape closes it, and it is gone by
 * itself, though not under a pointer or with the focus in it. A card in the corner; on a phone one strip at the bottom.
 * Both stand above the bar and over no button of the page; the strip is out of sight while a toast is there.
 */
export function Celebration({ celebrated, onClose }: { celebrated: Celebrated; onClose: () => void }) {
  const words = useStrings('progress').celebration
  const { close } = useStrings('parts')
  const { title, items, more, hasConfetti } = celebrated
  const onTimeUp = useEffectEvent(onClose)
  useEffect(() => {
    if (hasConfetti) void throwConfetti()
  }, [hasConfetti])
  const place = useFreePlace()
  useEffect(() => {
    const wait = isPhone() ? STRIP_MS : CARD_MS
    let timer = setTimeout(function leave() {
      const isRead = place.current?.matches(':hover, :focus-within')
      if (isRead || (isPhone() && hasToast())) timer = setTimeout(leave, READ_ON_MS)
      else onTimeUp()
    }, wait)
    return () => clearTimeout(timer)
  }, [place])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onTimeUp()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <section
      ref={place}
      role="status"
      data-screen-only=""
      data-floats=""
      aria-label={words.label}
      className="group/card dawn fixed! bottom-[calc(var(--bar,0px)+var(--actions,0px)+var(--toast,0px)+0.75rem)] left-4 z-30 w-[min(400px,calc(100vw-32px))] animate-rise rounded-lg p-5 lift-3 max-sm:left-3 max-sm:flex max-sm:[body:has([data-sonner-toast])_&]:invisible max-sm:w-[calc(100vw-24px)] max-sm:items-center max-sm:gap-3 max-sm:rounded-md max-sm:py-2 max-sm:pr-14 max-sm:pl-3"
    >
      <h2 className="pr-10 text-lg group-data-small/card:sr-only max-sm:sr-only">{title}</h2>
      <ul className="mt-3 grid gap-3 group-data-small/card:mt-0 group-data-small/card:pr-10 max-sm:mt-0 max-sm:min-w-0 max-sm:flex-1">
        {items.map((item) => (
          <li
            key={item.name}
            className="flex min-w-0 items-center gap-3.5 group-data-small/card:not-first:sr-only max-sm:not-first:sr-only"
          >
            <img src={item.imageUrl} alt="" width={52} height={52} className="flex-none max-sm:size-10" />
            <span className="min-w-0">
              <b className="block leading-snug font-strong max-sm:truncate">{item.name}</b>
              <span className="block text-sm text-ink-2 max-sm:truncate">{item.note}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex group-data-small/card:mt-1 items-center justify-between text-sm max-sm:mt-0">
        <span className="text-ink-2 max-sm:sr-only">{more > 0 ? words.more(more) : ''}</span>
        <Link
          to={paths.achievements()}
          onClick={onClose}
          className="-my-2 flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
        >
          {words.seeAll}
        </Link>
      </p>
      <IconButton
        label={close}
        className="absolute top-2.5 right-2.5 max-sm:top-1/2 max-sm:right-1.5 max-sm:-translate-y-1/2"
        onClick={onClose}
      >
        <X size={20} aria-hidden />
      </IconButton>
    </section>
  )
}
