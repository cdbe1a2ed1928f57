import type { ReactNode, Ref } from 'react'
import type { ArenaItem } from '#contract/arena.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { InlineCode } from './inline-code.tsx'

/** What is asked: its place, its words, how it is answered, and its code where that is not what is answered in. */
export function Question({
  item,
  title,
  heading,
}: {
  item: ArenaItem
  title: string
  heading: Ref<HTMLHeadingElement>
}) {
  const words = useStrings('skillCheck').runner
  const isCodeApart = item.kind !== 'bug' && item.kind !== 'program'
  const areRowsTyped = item.kind === 'output' && item.language === 'sql' && item.options === undefined
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold text-ink-3 outline-none">
          {title}
        </h2>
        <p id="item-text" lang={item.saidIn} className="mt-1.5 text-lg leading-snug font-mid whitespace-pre-wrap">
          <InlineCode text={item.text} />
        </p>
        <SaidIn item={item} />
        <p className="mt-1 text-sm text-ink-3">{words.hints[areRowsTyped ? 'rows' : item.kind]}</p>
      </div>
      {item.code !== undefined && isCodeApart ? <Code text={item.code} /> : null}
    </>
  )
}

/** Says so where a question is not written in the person's language. */
export function SaidIn({ item: { saidIn } }: { item: Pick<ArenaItem, 'saidIn'> }) {
  const words = useStrings('skillCheck').runner
  return saidIn === useLanguage() ? null : <p className="mt-1 text-sm text-ink-3">{words.saidIn[saidIn]}</p>
}

export function Code({ text }: { text: string }): ReactNode {
  const words = useStrings('skillCheck').runner
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled by keyboard too
      tabIndex={0}
      role="group"
      aria-label={words.code}
      className="overflow-x-auto rounded-md bg-sunken p-4 font-mono text-sm leading-relaxed"
    >
      <code>{text}</code>
    </pre>
  )
}
