import { lazy, Suspense, type ComponentProps } from 'react'
import type { ModelText } from './model-text.tsx'

const Loaded = lazy(async () => ({ default: (await import('./model-text.tsx')).ModelText }))

/** The reader of Markdown weighs 16 KiB: a page begins without it, and shows the text as it is until it is here. */
export function LateModelText(text: ComponentProps<typeof ModelText>) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{text.text}</p>}>
      <Loaded {...text} />
    </Suspense>
  )
}
