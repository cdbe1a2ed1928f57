import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { getDocument } from '#contract/documents.ts'
import { getProfile, saveProfile } from '#contract/document-profile.ts'
import { ENTRY_KINDS, type Profile, type ProfileEntry } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryClient, queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { documents as english } from '../strings/en/documents.ts'
import { resumeFacts as englishFacts } from '../strings/en/resume-facts.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { KeepsFocus } from '../ui/keeps-focus.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { changeEntry, newEntry, tidy } from './edit-facts.ts'
import { FactEntry } from './fact-entry.tsx'
import { NamedFacts } from './named-facts.tsx'
import { NotSaved } from './not-saved.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useAdded } from './use-added.ts'
import { useEditing } from './use-editing.ts'
import { type StoredProfile, useStoredFacts } from './use-facts.ts'
import { useTexts } from './use-texts.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.documents ?? english).facts.meta]

export default function FactsPage() {
  const { language, documents } = useTexts()
  const resumeFacts = useRoom('resumeFacts', englishFacts)
  const profile = useStoredFacts()
  return (
    <Strings of={{ documents, resumeFacts }} language={language}>
      <div className="wrap pt-6 pb-16 sm:pt-9" lang={language}>
        <Link to={paths.documents()}>{documents.editor.all}</Link>
        <Loaded query={profile} skeleton={<Skeleton className="h-96 rounded-lg" />} otherwise={documents.notLoaded}>
          {(stored) => <Facts loaded={stored} />}
        </Loaded>
      </div>
    </Strings>
  )
}

const KIND_LISTS = { job: 'experience', education: 'education', project: 'projects' } as const

function Facts({ loaded }: { loaded: StoredProfile }) {
  const { facts: words, editor } = useStrings('documents')
  const { entries: lists } = useStrings('resumeFacts')
  const editing = useEditing<Profile, StoredProfile>({
    loaded,
    valueOf: ({ profile }) => profile,
    tidy,
    save: (profile, { version }) => api.call(saveProfile, { body: { version, profile } }),
    load: () => api.call(getProfile),
    onSaved: (saved) => {
      queryClient.setQueryData(queryOf(getProfile).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: [getDocument.path] })
    },
    onLost: () => toast.error(editor.lost),
  })
  const { value: profile, change } = editing
  const added = useAdded()
  const addEntry = (kind: ProfileEntry['kind']) => {
    const entry = newEntry(kind)
    added.add(entry.id)
    change((now) => ({ ...now, entries: [...now.entries, entry] }))
  }
  return (
    <>
      <div className="mt-2 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-1 text-3xl tracking-heading">{words.heading}</h1>
        <p role="status" className="text-ink-2">
          {editing.error ? editor.notSaved : editing.isSaving ? editor.saving : editor.saved}
        </p>
        <IconButton label={editor.undo} disabled={!editing.canUndo} onClick={editing.undo}>
          <Undo size={18} aria-hidden />
        </IconButton>
        <IconButton label={editor.redo} disabled={!editing.canRedo} onClick={editing.redo}>
          <Redo size={18} aria-hidden />
        </IconButton>
      </div>
      <UnsavedGuard editing={editing} />
      <p className="mb-6 max-w-text text-ink-2">{words.lead}</p>
      <KeepsFocus>
        <NotSaved editing={editing} note={words.saveOverNote} />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid min-w-0 gap-5">
            {ENTRY_KINDS.map((kind) => {
              const entries = profile.entries.filter((entry) => entry.kind === kind)
              const { title, add } = lists[KIND_LISTS[kind]]
              return (
                <Card key={kind} aria-label={title} className="grid gap-2">
                  <h2 className="text-lg">{title}</h2>
                  {entries.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
                  <ul className="divide-y divide-line">
                    {entries.map((entry) => (
                      <FactEntry
                        key={entry.id}
                        entry={entry}
                        firstField={added.refOf(entry.id)}
                        onChange={(next, mark) =>
                          change((now) => changeEntry(now, entry.id, next), mark ? `${entry.id} ${mark}` : '')
                        }
                        onRemove={() =>
                          change((now) => ({ ...now, entries: now.entries.filter(({ id }) => id !== entry.id) }))
                        }
                      />
                    ))}
                  </ul>
                  <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => addEntry(kind)}>
                    {add}
                  </Button>
                </Card>
              )
            })}
          </div>
          <div className="grid min-w-0 gap-5">
            <Basics profile={profile} change={change} />
            {(['skills', 'certifications', 'languages'] as const).map((list) => (
              <NamedFacts key={list} list={list} profile={profile} change={change} />
            ))}
          </div>
        </div>
      </KeepsFocus>
    </>
  )
}

const SHORT = ['name', 'headline', 'email', 'phone', 'location'] as const

function Basics({
  profile,
  change,
}: {
  profile: Profile
  change: (next: (now: Profile) => Profile, mark?: string) => void
}) {
  const { basics: words } = useStrings('resumeFacts')
  const { facts } = useStrings('documents')
  const { basics } = profile
  const set = (next: Partial<Profile['basics']>, mark: string) =>
    change((now) => ({ ...now, basics: { ...now.basics, ...next } }), mark)
  return (
    <Card aria-label={words.title} className="grid gap-3">
      <h2 className="text-lg">{words.title}</h2>
      {SHORT.map((key) => (
        <Field
          key={key}
          label={words.fields[key]}
          maxLength={key === 'phone' ? 60 : 200}
          value={basics[key]}
          onChange={(event) => set({ [key]: event.target.value }, key)}
        />
      ))}
      <TextArea
        label={words.fields.summary}
        rows={4}
        maxLength={4000}
        value={basics.summary}
        onChange={(event) => set({ summary: event.target.value }, 'summary')}
      />
      <TextArea
        label={facts.links}
        hint={facts.oneALine}
        rows={3}
        value={basics.links.map(({ url }) => url).join('\n')}
        onChange={(event) =>
          set(
            {
              links: event.target.value
                .split('\n')
                .slice(0, 20)
                .map((url) => ({
                  label: basics.links.find((link) => link.url === url)?.label ?? '',
                  url: url.slice(0, 500),
                })),
            },
            'links',
          )
        }
      />
    </Card>
  )
}
