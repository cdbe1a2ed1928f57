import type { ReactNode } from 'react'

/** What the page says in a conversation, and in whose name. */
export function Message({ from, children }: { from: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1 text-note font-semibold text-ink-3">{from}</p>
      <div className="rounded-2xl rounded-bl-sm bg-sunken px-4 py-3">{children}</div>
    </div>
  )
}
