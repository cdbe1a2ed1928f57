import { lazy, Suspense, type ComponentProps } from 'react'
import type { ModelText } from './model-text.tsx'

const Loaded = lazy(async () => ({ default: (await import('./model-text.tsx')).ModelText }))

/** The reader of Markdown weighs 16 KiB: a page begins without it, and shows the text without its marks until it is here. */
export function LateModelText(text: ComponentProps<typeof ModelText>) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{withoutMarks(text.text)}</p>}>
      <Loaded {...text} />
    </Suspense>
  )
}

const withoutMarks = (text: string): string => text.replace(/^#{1,6} /gm, '').replace(/\*\*([^*\n]+)\*\*/g, '$1')
