import { certificatesOf } from '#core/documents/compose.ts'
import type { ResumeContent } from '#core/documents/content.ts'
import { otherLanguageShown } from '#core/documents/told-language.ts'
import { ENTRY_KINDS } from '#core/documents/profile.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { DoubtNote } from './doubt-note.tsx'
import * as edit from './edit-content.ts'
import { EntryCard } from './entry-card.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { useRowOrder } from './row-order.ts'
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
  const { adLanguage } = editing.stored
  const shown = otherLanguageShown(profile, content, editing.language)
  const place = (id: string) => {
    const at = content.entries.findIndex(({ factId }) => factId === id)
    return at < 0 ? content.entries.length : at
  }
  const section = (kind: (typeof ENTRY_KINDS)[number]) => {
    const at = content.sections.indexOf(kind)
    return at < 0 ? content.sections.length : at
  }
  const order = useRowOrder({
    put: (id, to) =>
      editing.change(edit.entriesLike(content, profile, id).includes(to) ? edit.putEntry(content, id, to) : content),
    move: (id, by) => editing.change(edit.moveEntry(content, profile, id, by)),
  })
  return (
    <section aria-label={words.outline} className="grid grid-cols-1 gap-4">
      {facts.error ? <Banner>{messageOf(facts.error)}</Banner> : null}
      {adLanguage && adLanguage !== editing.language ? (
        <div className="grid gap-2 rounded-sm bg-amber-soft px-2 py-1 text-sm text-amber-ink">
          <p>{words.adIn(adLanguage, editing.language)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() => editing.rename({ language: adLanguage })}
          >
            {words.takeAdLanguage(adLanguage)}
          </Button>
        </div>
      ) : null}
      {shown ? (
        <p className="rounded-sm bg-amber-soft px-2 py-1 text-sm text-amber-ink">
          {words.shownIn(shown, editing.language)}
        </p>
      ) : null}
      <Card className="grid gap-3">
        <Field
          label={words.headline}
          maxLength={300}
          value={content.headline}
          onChange={(event) => editing.change({ ...content, headline: event.target.value }, 'headline')}
        />
        <DoubtNote document={editing.stored} factId="headline" />
        <TextArea
          label={words.summary}
          rows={4}
          maxLength={4000}
          value={content.summary}
          onChange={(event) => editing.change({ ...content, summary: event.target.value }, 'summary')}
        />
        <DoubtNote document={editing.stored} factId="summary" />
      </Card>
      {ENTRY_KINDS.toSorted((a, b) => section(a) - section(b)).map((kind) => {
        const entries = profile.entries
          .filter((entry) => entry.kind === kind && !entry.isOnHold)
          .toSorted((a, b) => place(a.id) - place(b.id))
        return entries.length > 0 ? (
          <div key={kind} className="grid grid-cols-1 gap-3">
            <h2 className="text-lg">{words.sections[kind]}</h2>
            {entries.map((entry) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                content={content}
                editing={editing}
                stored={stored}
                facts={facts}
                order={order}
              />
            ))}
          </div>
        ) : null
      })}
      <Skills content={content} editing={editing} stored={stored} />
      <Certificates content={content} editing={editing} stored={stored} />
    </section>
  )
}

function Skills({ content, editing, stored }: { content: ResumeContent; editing: Editing; stored: StoredProfile }) {
  const words = useStrings('documents').editor
  const skills = stored.profile.skills.filter(({ isOnHold }) => !isOnHold)
  if (skills.length === 0) return null
  return (
    <Card aria-labelledby="skills-title">
      <h2 id="skills-title" className="mb-2 text-lg">
        {words.skills}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {skills.map(({ id, name }) => {
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
  )
}

function Certificates({
  content,
  editing,
  stored: { profile },
}: {
  content: ResumeContent
  editing: Editing
  stored: StoredProfile
}) {
  const words = useStrings('documents').editor.sections
  const shown = certificatesOf(profile, content)
  const others = profile.certifications.filter((one) => !one.isOnHold && !shown.includes(one))
  if (shown.length + others.length === 0) return null
  return (
    <Card aria-label={words.certifications}>
      <h2 className="mb-2 text-lg">{words.certifications}</h2>
      <ul className="divide-y divide-line">
        {[...shown, ...others].map((one, at) => (
          <li key={one.id} className="flex items-center gap-2">
            <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 flex-none accent-brand"
                checked={shown.includes(one)}
                onChange={(event) =>
                  editing.change(edit.showCertificate(content, profile, one.id, event.target.checked))
                }
              />
              <span className="min-w-0 break-words">{[one.name, one.detail].filter(Boolean).join(', ')}</span>
            </label>
            {at < shown.length && shown.length > 1 ? (
              <MoveButtons
                name={one.name}
                canMoveUp={at > 0}
                canMoveDown={at < shown.length - 1}
                onMove={(by) => editing.change(edit.moveCertificate(content, profile, one.id, by))}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
