import type { DragEvent } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from '../ui/button.tsx'

/** One up, one down. The first cannot go up, the last not down. */
export function MoveButtons({
  name,
  canMoveUp,
  canMoveDown,
  onMove,
}: {
  name: string
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (by: -1 | 1) => void
}) {
  const words = useStrings('documents').editor
  return (
    <>
      <IconButton label={words.up(name)} disabled={!canMoveUp} onClick={() => onMove(-1)}>
        <ChevronUp size={18} aria-hidden />
      </IconButton>
      <IconButton label={words.down(name)} disabled={!canMoveDown} onClick={() => onMove(1)}>
        <ChevronDown size={18} aria-hidden />
      </IconButton>
    </>
  )
}

/** For the mouse only; buttons and Alt with an arrow do the same. */
export function Grip(handlers: { onDragStart: (event: DragEvent<HTMLElement>) => void; onDragEnd: () => void }) {
  return (
    <span
      aria-hidden="true"
      draggable
      {...handlers}
      className="grid size-8 flex-none cursor-grab place-items-center rounded-button text-ink-3 hover:bg-sunken hover:text-ink max-sm:hidden pointer-coarse:hidden"
    >
      <GripVertical size={16} />
    </span>
  )
}
