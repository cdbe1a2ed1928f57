import { useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import type { ProfileBullet } from '#core/documents/profile.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { DoubtNote } from './doubt-note.tsx'
import type { ShownDocument } from './use-document.ts'

type Shown = { factId: string; text: string | null }

export function BulletRow({
  bullet,
  shown,
  document,
  onShow,
  onMove,
  onText,
  onFact,
  onHold,
}: {
  bullet: ProfileBullet
  /** undefined: this document leaves it out. */
  shown: Shown | undefined
  document: ShownDocument
  onShow: (isShown: boolean) => void
  onMove: (by: -1 | 1) => void
  onText: (text: string | null) => void
  onFact: (text: string) => void
  onHold: () => void
}) {
  const words = useStrings('documents').editor
  const [isOpen, setIsOpen] = useState(false)
  const text = shown?.text ?? bullet.text
  const isDoubted = document.doubts.some(({ factId }) => factId === bullet.id)
  return (
    <li className="grid gap-1 py-1.5">
      <div className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-1.5 size-5 flex-none accent-brand"
          aria-label={words.show(text)}
          checked={shown !== undefined}
          onChange={(event) => onShow(event.target.checked)}
        />
        <p className={`min-w-0 flex-1 break-words ${shown ? '' : 'text-ink-3 line-through'}`}>{text}</p>
        {shown ? (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.done : words.edit}
          </Button>
        ) : null}
      </div>
      {shown && isDoubted ? <DoubtNote document={document} factId={bullet.id} /> : null}
      {shown && isOpen ? (
        <div className="grid gap-2 rounded-md bg-sunken p-3">
          <TextArea
            label={words.text}
            rows={3}
            maxLength={600}
            value={text}
            onChange={(event) => onText(event.target.value === bullet.text ? null : event.target.value)}
          />
          <div className="flex flex-wrap items-center gap-1">
            <IconButton label={words.up(text)} onClick={() => onMove(-1)}>
              <ChevronUp size={18} aria-hidden />
            </IconButton>
            <IconButton label={words.down(text)} onClick={() => onMove(1)}>
              <ChevronDown size={18} aria-hidden />
            </IconButton>
            {shown.text === null ? null : (
              <Button size="sm" variant="secondary" onClick={() => onText(null)}>
                {words.original}
              </Button>
            )}
            {isDoubted && shown.text ? (
              <Button size="sm" variant="secondary" onClick={() => onFact(text)}>
                {words.addFact}
              </Button>
            ) : null}
            <Button size="sm" variant="ghost" onClick={onHold}>
              {words.hold}
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  )
}
