import { useQuery } from '@tanstack/react-query'
import { getAiStatus } from '#contract/coach.ts'
import type { ResumeContent } from '#core/documents/content.ts'
import type { ProfileEntry } from '#core/documents/profile.ts'
import { besideEachOther } from '../lib/isolated.ts'
import { queryOf } from '../lib/queries.ts'
import { Card } from '../ui/card.tsx'
import { BulletRow } from './bullet-row.tsx'
import * as edit from './edit-content.ts'
import { Grip, MoveButtons } from './move-buttons.tsx'
import { RewriteCard } from './rewrite-card.tsx'
import { useRowOrder, type RowOrder } from './row-order.ts'
import type { Editing } from './use-document.ts'
import type { Facts, StoredProfile } from './use-facts.ts'

/** An entry with its bullets: which are shown, in which order, in which words. */
export function EntryCard({
  entry,
  content,
  editing,
  stored,
  facts,
  order,
}: {
  entry: ProfileEntry
  content: ResumeContent
  editing: Editing
  stored: StoredProfile
  facts: Facts
  order: RowOrder
}) {
  const ai = useQuery(queryOf(getAiStatus))
  const { profile } = stored
  const shown = content.entries.find(({ factId }) => factId === entry.id)
  const alike = edit.entriesLike(content, profile, entry.id)
  const name = besideEachOther([entry.title, entry.organisation], ', ')
  const at = (bulletId: string) => {
    const index = shown?.bullets.findIndex(({ factId }) => factId === bulletId) ?? -1
    return index < 0 ? Number.MAX_SAFE_INTEGER : index
  }
  const bullets = entry.bullets.filter(({ isOnHold }) => !isOnHold).toSorted((a, b) => at(a.id) - at(b.id))
  const bulletOrder = useRowOrder({
    put: (id, to) => editing.change(edit.putBullet(content, entry.id, id, to)),
    move: (id, by) => editing.change(edit.moveBullet(content, entry.id, id, by)),
  })
  return (
    <Card aria-label={name} data-row className="data-dragged:opacity-50" {...(shown ? order.row(entry.id) : {})}>
      <div className="flex items-center gap-2">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2 font-semibold">
          <input
            type="checkbox"
            className="size-5 flex-none accent-brand"
            checked={shown !== undefined}
            onChange={(event) => editing.change(edit.showEntry(content, profile, entry.id, event.target.checked))}
          />
          <span className="min-w-0 break-words">{name}</span>
        </label>
        {shown && alike.length > 1 ? (
          <>
            <MoveButtons
              name={name}
              canMoveUp={alike.indexOf(entry.id) > 0}
              canMoveDown={alike.indexOf(entry.id) < alike.length - 1}
              onMove={(by) => editing.change(edit.moveEntry(content, profile, entry.id, by))}
            />
            <Grip {...order.grip(entry.id)} />
          </>
        ) : null}
      </div>
      {shown ? (
        <ul className="divide-y divide-line">
          {bullets.map((bullet) => (
            <BulletRow
              key={bullet.id}
              bullet={bullet}
              shown={shown.bullets.find(({ factId }) => factId === bullet.id)}
              place={{ at: at(bullet.id), of: shown.bullets.length }}
              order={bulletOrder}
              document={editing.stored}
              onShow={(isShown) => editing.change(edit.showBullet(content, entry.id, bullet.id, isShown))}
              onMove={(by) => editing.change(edit.moveBullet(content, entry.id, bullet.id, by))}
              onText={(text) => editing.change(edit.setText(content, entry.id, bullet.id, text), bullet.id)}
              onFact={(text) =>
                facts.addBullet(entry.id, text, (newId) =>
                  editing.changeFrom((now) =>
                    now.kind === 'resume' ? edit.replaceBullet(now, entry.id, bullet.id, newId) : now,
                  ),
                )
              }
              onHold={() => {
                facts.hold(entry.id, bullet.id)
                editing.change(edit.showBullet(content, entry.id, bullet.id, false))
              }}
            />
          ))}
        </ul>
      ) : null}
      {shown && bullets.length > 0 && ai.data?.configured ? (
        <RewriteCard entry={entry} content={content} editing={editing} />
      ) : null}
    </Card>
  )
}
