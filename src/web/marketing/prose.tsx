import type { ReactNode } from 'react'

/** A page of text: a title, when it was written, sections with a contents list. */
export function Prose({
  title,
  note,
  sections,
}: {
  title: string
  note: string
  sections: readonly { id: string; title: string; body: ReactNode }[]
}) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[240px_minmax(0,68ch)] lg:py-24">
      <div className="lg:col-start-2">
        <h1 className="text-3xl tracking-[-0.03em]">{title}</h1>
        <p className="mt-4 text-ink-3">{note}</p>
      </div>
      <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start">
        <p className="text-sm font-semibold">On this page</p>
        <ul className="mt-2 grid gap-0.5 text-[0.9375rem]">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="inline-flex min-h-8 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline">
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-10 lg:col-start-2">
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2 className="text-xl">{section.title}</h2>
            <div className="mt-3 grid gap-3 text-ink-2 [&_a]:text-brand-ink [&_a]:underline [&_a]:underline-offset-4 [&_strong]:text-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
              {section.body}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
