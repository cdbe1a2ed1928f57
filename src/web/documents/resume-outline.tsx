import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { getAiStatus } from '#contract/coach.ts'
import type { ResumeContent } from '#core/documents/content.ts'
import type { ProfileEntry } from '#core/documents/profile.ts'
import { messageOf } from '../lib/errors.ts'
import { queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { BulletRow } from './bullet-row.tsx'
import { DoubtNote } from './doubt-note.tsx'
import { RewriteCard } from './rewrite-card.tsx'
import * as edit from './edit-content.ts'
import type { Editing } from './use-document.ts'
import { useFacts, type StoredProfile } from './use-facts.ts'

/** Everything that could stand in a resume; what is ticked does, in this order. */
export function ResumeOutline({
  content,
  editing,
  stored,
}: {
  content: ResumeContent
  editing: Editing
  stored: StoredProfile
}) {
  const words = useStrings('documents').editor
  const facts = useFacts(stored)
  const { profile } = stored
  const place = (id: string) => {
    const at = content.entries.findIndex(({ factId }) => factId === id)
    return at < 0 ? content.entries.length : at
  }
  const entries = profile.entries.filter(({ isOnHold }) => !isOnHold).toSorted((a, b) => place(a.id) - place(b.id))
  return (
    <section aria-label={words.outline} className="grid gap-4">
      {facts.error ? <Banner>{messageOf(facts.error)}</Banner> : null}
      <Card className="grid gap-3">
        <Field
          label={words.headline}
          maxLength={300}
          value={content.headline}
          onChange={(event) => editing.change({ ...content, headline: event.target.value })}
        />
        <DoubtNote document={editing.stored} factId="headline" />
        <TextArea
          label={words.summary}
          rows={4}
          maxLength={4000}
          value={content.summary}
          onChange={(event) => editing.change({ ...content, summary: event.target.value })}
        />
        <DoubtNote document={editing.stored} factId="summary" />
      </Card>
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} content={content} editing={editing} stored={stored} facts={facts} />
      ))}
      {profile.skills.length > 0 ? (
        <Card aria-labelledby="skills-title">
          <h2 id="skills-title" className="mb-2 text-lg">
            {words.skills}
          </h2>
          <ul className="flex flex-wrap gap-x-5">
            {profile.skills
              .filter(({ isOnHold }) => !isOnHold)
              .map(({ id, name }) => {
                const shown = content.skills.find(({ factId }) => factId === id)
                return (
                  <li key={id}>
                    <label className="flex min-h-11 items-center gap-2">
                      <input
                        type="checkbox"
                        className="size-5 accent-brand"
                        checked={shown !== undefined}
                        onChange={(event) => editing.change(edit.showSkill(content, id, event.target.checked))}
                      />
                      {shown?.name ?? name}
                    </label>
                  </li>
                )
              })}
          </ul>
        </Card>
      ) : null}
    </section>
  )
}

function EntryCard({
  entry,
  content,
  editing,
  stored,
  facts,
}: {
  entry: ProfileEntry
  content: ResumeContent
  editing: Editing
  stored: StoredProfile
  facts: ReturnType<typeof useFacts>
}) {
  const words = useStrings('documents').editor
  const ai = useQuery(queryOf(getAiStatus))
  const shown = content.entries.find(({ factId }) => factId === entry.id)
  const name = [entry.title, entry.organisation].filter(Boolean).join(', ')
  const at = (bulletId: string) => {
    const index = shown?.bullets.findIndex(({ factId }) => factId === bulletId) ?? -1
    return index < 0 ? Number.MAX_SAFE_INTEGER : index
  }
  const bullets = entry.bullets.filter(({ isOnHold }) => !isOnHold).toSorted((a, b) => at(a.id) - at(b.id))
  return (
    <Card aria-label={name}>
      <div className="flex items-center gap-2">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2 font-semibold">
          <input
            type="checkbox"
            className="size-5 flex-none accent-brand"
            checked={shown !== undefined}
            onChange={(event) =>
              editing.change(edit.showEntry(content, stored.profile, entry.id, event.target.checked))
            }
          />
          <span className="min-w-0 break-words">{name}</span>
        </label>
        <IconButton label={words.up(name)} onClick={() => editing.change(edit.moveEntry(content, entry.id, -1))}>
          <ChevronUp size={18} aria-hidden />
        </IconButton>
        <IconButton label={words.down(name)} onClick={() => editing.change(edit.moveEntry(content, entry.id, 1))}>
          <ChevronDown size={18} aria-hidden />
        </IconButton>
      </div>
      {shown ? (
        <ul className="divide-y divide-line">
          {bullets.map((bullet) => (
            <BulletRow
              key={bullet.id}
              bullet={bullet}
              shown={shown.bullets.find(({ factId }) => factId === bullet.id)}
              document={editing.stored}
              onShow={(isShown) => editing.change(edit.showBullet(content, entry.id, bullet.id, isShown))}
              onMove={(by) => editing.change(edit.moveBullet(content, entry.id, bullet.id, by))}
              onText={(text) => editing.change(edit.setText(content, entry.id, bullet.id, text))}
              onFact={(text) =>
                facts.addBullet(entry.id, text, (newId) =>
                  editing.change(edit.replaceBullet(content, entry.id, bullet.id, newId)),
                )
              }
              onHold={() => facts.hold(entry.id, bullet.id)}
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
