import Lightbulb from 'lucide-react/icons/lightbulb'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { isExplained, keepExplained } from './explained.ts'

/**
 * The first time somebody uses a part of the product on this device: one sentence of what it is for and an example, in
 * its place. Closed, it stays away.
 */
export function FirstUse({
  of,
  stage = '',
  className,
}: {
  of: keyof Catalogue['parts']['firstUse']
  /** What the person calls the stage that the example names. */
  stage?: string
  className?: string
}) {
  const { dismiss, forExample, firstUse } = useStrings('parts')
  const [isShown, setIsShown] = useState(() => !isExplained(of))
  if (!isShown) return null
  const { text, example } = firstUse[of]
  return (
    <aside
      aria-label={text}
      className={classes(
        'mb-6 flex items-start gap-3 rounded-md bg-brand-soft py-1.5 pr-1.5 pl-4 text-md text-brand-ink',
        className,
      )}
    >
      <Lightbulb size={18} aria-hidden className="mt-3 flex-none" />
      <p className="min-w-0 flex-1 py-2">
        {text} {forExample(example.replace('{stage}', () => stage))}
      </p>
      <IconButton
        label={dismiss}
        className="text-brand-ink!"
        onClick={() => {
          keepExplained(of)
          setIsShown(false)
        }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </aside>
  )
}
