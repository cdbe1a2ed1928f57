import { lazy, Suspense, type ComponentProps } from 'react'
import type { ModelText } from './model-text.tsx'
import { withoutMarks } from './without-marks.ts'

const Loaded = lazy(async () => ({ default: (await import('./model-text.tsx')).ModelText }))

/** The reader of Markdown weighs 16 KiB: a page begins without it, and shows the text without its commonest marks until it is here. */
export function LateModelText(text: ComponentProps<typeof ModelText>) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{withoutMarks(text.text)}</p>}>
      <Loaded {...text} />
    </Suspense>
  )
}
