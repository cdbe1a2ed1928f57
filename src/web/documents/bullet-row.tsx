import { useState } from 'react'
import type { ProfileBullet } from '#core/documents/profile.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { focusNow } from '../ui/focus-now.ts'
import { DoubtNote } from './doubt-note.tsx'
import { Grip, MoveButtons } from './move-buttons.tsx'
import type { RowOrder } from './row-order.ts'
import type { ShownDocument } from './use-document.ts'

type Shown = { factId: string; text: string | null }

export function BulletRow({
  bullet,
  shown,
  place,
  order,
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
  place: { at: number; of: number }
  order: RowOrder
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
    // Alt and an arrow moves the row from whichever of its controls has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside it
    <li data-row className="grid gap-1 py-1.5 data-dragged:opacity-50" {...(shown ? order.row(bullet.id) : {})}>
      <div className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-1.5 size-5 flex-none accent-brand"
          aria-label={words.show(text)}
          checked={shown !== undefined}
          onChange={(event) => onShow(event.target.checked)}
        />
        <p className={`mt-1 min-w-0 flex-1 break-words ${shown ? '' : 'text-ink-3 line-through'}`}>{text}</p>
        {shown ? (
          <>
            <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? words.done : words.edit}
            </Button>
            <Grip {...order.grip(bullet.id)} />
          </>
        ) : null}
      </div>
      {shown && isDoubted ? <DoubtNote document={document} factId={bullet.id} /> : null}
      {shown && isOpen ? (
        <div className="grid gap-2 rounded-md bg-sunken p-3">
          <TextArea
            ref={focusNow}
            label={words.text}
            rows={3}
            maxLength={600}
            value={text}
            onChange={(event) => onText(event.target.value === bullet.text ? null : event.target.value)}
          />
          <div className="flex flex-wrap items-center gap-1">
            <MoveButtons name={text} canMoveUp={place.at > 0} canMoveDown={place.at < place.of - 1} onMove={onMove} />
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
