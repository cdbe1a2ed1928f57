import CircleAlert from 'lucide-react/icons/circle-alert'
import type { Confidence } from '#core/resume/schema.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Chip } from '../../ui/card.tsx'

/** What the reader is less than sure of, in words. */
export function Doubt({ confidence }: { confidence: Confidence }) {
  const words = useStrings('resumeFacts').doubt
  if (confidence === 'sure') return null
  return (
    <Chip tone="amber" data-doubt={confidence}>
      <CircleAlert size={14} aria-hidden />
      {words[confidence]}
    </Chip>
  )
}
