import CircleAlert from 'lucide-react/icons/circle-alert'
import type { Confidence } from '#core/resume/schema.ts'
import { Chip } from '../../ui/card.tsx'

const WORDS = { likely: 'Worth a look', unsure: 'Not sure, please check' }

/** What the reader is less than sure of, in words. */
export function Doubt({ confidence }: { confidence: Confidence }) {
  if (confidence === 'sure') return null
  return (
    <Chip tone="amber" data-doubt="">
      <CircleAlert size={14} aria-hidden />
      {WORDS[confidence]}
    </Chip>
  )
}
