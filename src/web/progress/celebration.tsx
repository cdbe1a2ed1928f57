import { useEffect } from 'react'
import X from 'lucide-react/icons/x'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import type { Celebrated } from './celebrated.ts'
import { throwConfetti } from './throw-confetti.ts'

/** A card that takes nothing out of a person's hands: no focus moves, the page goes on below, Escape closes it. */
export function Celebration({ celebrated, onClose }: { celebrated: Celebrated; onClose: () => void }) {
  const words = useStrings('progress').celebration
  const { close } = useStrings('parts')
  const { title, items, more, hasConfetti } = celebrated
  useEffect(() => {
    if (hasConfetti) void throwConfetti()
  }, [hasConfetti])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  return (
    <section
      role="status"
      aria-label={words.label}
      className="dawn fixed! bottom-4 left-4 z-30 w-[min(400px,calc(100vw-32px))] animate-rise rounded-lg p-5 lift-3 max-sm:top-18 max-sm:bottom-auto max-sm:left-1/2 max-sm:-translate-x-1/2"
    >
      <h2 className="pr-10 text-lg">{title}</h2>
      <ul className="mt-3 grid gap-3">
        {items.map((item) => (
          <li key={item.name} className="flex items-center gap-3.5">
            <img src={item.imageUrl} alt="" width={52} height={52} className="flex-none" />
            <span className="min-w-0">
              <b className="block leading-snug font-strong">{item.name}</b>
              <span className="block text-sm text-ink-2">{item.note}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-center justify-between text-sm">
        <span className="text-ink-2">{more > 0 ? words.more(more) : ''}</span>
        <Link
          to={paths.achievements()}
          onClick={onClose}
          className="-my-2 flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
        >
          {words.seeAll}
        </Link>
      </p>
      <IconButton label={close} className="absolute top-2.5 right-2.5" onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </section>
  )
}
