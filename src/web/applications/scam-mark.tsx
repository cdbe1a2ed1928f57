import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Chip } from '../ui/card.tsx'

/** On a card and in a row, where an advert has the signs of a scam. */
export function ScamMark({ words }: { words: string }) {
  return (
    <Chip tone="red" className="mt-1 py-0.5 whitespace-normal">
      <TriangleAlert size={14} aria-hidden className="shrink-0" />
      {words}
    </Chip>
  )
}
