import type { ReactNode } from 'react'
import { Rich } from '#web/strings/rich.tsx'
import { useStrings } from '#web/strings/strings.tsx'

/** Paragraphs, and lists of texts. */
export type ProseBody = readonly (string | readonly string[])[]
export type ProseTexts = {
  heading: string
  note: string
  sections: Readonly<Record<string, { title: string; body: ProseBody }>>
}

/** A page of text: a title, when it was written, sections with a contents list. A section's key is its anchor. */
export function Prose({
  texts: { heading, note, sections },
  values = {},
  after = {},
}: {
  texts: ProseTexts
  values?: Record<string, ReactNode>
  /** What stands below the texts of a section. */
  after?: Record<string, ReactNode>
}) {
  const { onThisPage } = useStrings('shell')
  const all = Object.entries(sections)
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[240px_minmax(0,68ch)] lg:py-24">
      <div className="lg:col-start-2">
        <h1 className="text-3xl tracking-heading">{heading}</h1>
        <p className="mt-4 text-ink-3">{note}</p>
      </div>
      <nav
        aria-label={onThisPage}
        className="lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <p className="text-sm font-semibold">{onThisPage}</p>
        <ul className="mt-2 grid gap-0.5 text-md pointer-coarse:gap-3">
          {all.map(([id, { title }]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="touch inline-flex min-h-8 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-10 lg:col-start-2">
        {all.map(([id, { title, body }]) => (
          <section key={id} id={id}>
            <h2 className="text-xl">{title}</h2>
            <div className="mt-3 grid gap-3 text-ink-2 [&_a]:text-brand-ink [&_a]:underline [&_a]:underline-offset-4 [&_strong]:text-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
              <Body body={body} values={values} />
              {after[id]}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

function Body({ body, values }: { body: ProseBody; values: Record<string, ReactNode> }) {
  return body.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>
        <Rich text={block} values={values} />
      </p>
    ) : (
      <ul key={block[0]}>
        {block.map((item) => (
          <li key={item}>
            <Rich text={item} values={values} />
          </li>
        ))}
      </ul>
    ),
  )
}
