import { useId, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

/** One open at a time, by the platform alone: it works without scripts. */
export function Accordion({ items }: { items: readonly { title: string; body: ReactNode }[] }) {
  const name = useId()
  return (
    <div className="grid gap-3">
      {items.map((item) => (
        <details key={item.title} name={name} className="panel group rounded-md">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md px-5 py-4 font-semibold hover:text-brand-ink [&::-webkit-details-marker]:hidden">
            {item.title}
            <ChevronDown
              size={20}
              aria-hidden
              className="flex-none text-ink-3 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-article px-5 pb-5 text-ink-2">{item.body}</div>
        </details>
      ))}
    </div>
  )
}
