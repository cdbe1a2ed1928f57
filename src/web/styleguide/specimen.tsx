import type { ReactNode } from 'react'

/** A part of `web/ui` under its own heading. */
export function Specimen({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="border-t border-line py-8">
      <h3 className="text-lg">{name}</h3>
      {note ? <p className="mt-1 max-w-article text-sm text-ink-3">{note}</p> : null}
      <div className="mt-5 flex flex-wrap items-start gap-5">{children}</div>
    </section>
  )
}
