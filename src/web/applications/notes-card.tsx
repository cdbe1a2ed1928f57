import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { changeApplication, getApplication } from '#contract/applications.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { NOTE_KEY_PREFIX } from '../lib/device-keys.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'
import { toast } from '../ui/toasts.tsx'
import { type ApplicationDetail } from './use-applications.ts'

/** `from`: the note that the server had when the typing began; null where that is not known. */
type Kept = { notes: string; from: string | null; version: number; isWaiting: boolean }

/**
 * Notes that are not lost: what is typed is kept on this device until the server has it. Saved without a connection, it
 * goes out by itself when the connection is back; changed elsewhere meanwhile, both versions are shown, and nobody's is
 * written over without being asked.
 */
export function NotesCard({ application }: { application: ApplicationDetail }) {
  const { detail } = useStrings('applications')
  const key = `${NOTE_KEY_PREFIX}${application.id}`
  const [draft, setDraft] = useState<Kept>(() => readKept(key) ?? asKept(application))
  const [theirs, setTheirs] = useState<Pick<Kept, 'notes' | 'version'>>()
  // as long as nothing is typed, what the server has is shown
  const kept = draft.notes !== draft.from || draft.version > application.version ? draft : asKept(application)
  // saved, though no answer came: no draft, or it would stand before a newer note
  if (draft.notes !== draft.from && draft.notes === application.notes) setDraft(asKept(application))
  const keep = (next: Kept) => {
    setDraft(next)
    writeKept(key, next)
  }
  const take = (saved: Pick<Kept, 'notes' | 'version'>) => {
    forgetKept(key)
    setDraft(asKept(saved))
    setTheirs(undefined)
  }
  const save = useMutation({
    // a query client that waits for the connection by itself would say nothing
    networkMode: 'always',
    mutationFn: ({ notes, version }: Kept) =>
      api.call(changeApplication, { params: { id: application.id }, body: { notes, version } }),
    onSuccess: (saved, tried) => {
      // what was typed while it was being saved stays, and goes on from there
      if (latest.current.notes === tried.notes) take(saved)
      else keep({ ...latest.current, from: saved.notes, version: saved.version })
      toast.success(detail.changed)
      return refreshApplications()
    },
    onError: async (error, tried) => {
      if (!(error instanceof Problem)) return
      if (error.code === 'client.offline') keep({ ...latest.current, isWaiting: latest.current.notes === tried.notes })
      else if (error.code === 'applications.stale') await compare(tried)
      // the answer can have been lost on its way: then the server has the note
      else await refreshApplications()
    },
  })
  /** Somebody changed the application: only another note is a question, the rest of it is not. */
  const compare = async (tried: Kept) => {
    const now = await api.call(getApplication, { params: { id: application.id } })
    if (now.notes === tried.from || now.notes === tried.notes) return save.mutate({ ...tried, version: now.version })
    keep({ ...latest.current, isWaiting: false })
    setTheirs({ notes: now.notes, version: now.version })
  }
  const latest = useRef(kept)
  const sendWaiting = useEffectEvent(() => {
    if (kept.isWaiting && !save.isPending) save.mutate(kept)
  })
  useEffect(() => {
    latest.current = kept
  })
  const isDraft = draft.notes !== draft.from
  useEffect(() => {
    if (!isDraft) forgetKept(key)
  }, [isDraft, key])
  useEffect(() => {
    if (navigator.onLine) sendWaiting()
    window.addEventListener('online', sendWaiting)
    return () => window.removeEventListener('online', sendWaiting)
  }, [])
  const isOffline = save.error instanceof Problem && save.error.code === 'client.offline'
  return (
    <Card>
      <CardHeader title={detail.notes} />
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save.mutate(theirs ? { ...kept, from: theirs.notes, version: theirs.version } : kept)
        }}
      >
        <TextArea
          label={detail.notesLabel}
          rows={4}
          value={kept.notes}
          onChange={(event) => keep({ ...kept, notes: event.target.value, isWaiting: false })}
        />
        {kept.isWaiting ? <p role="status">{detail.conflict.waiting}</p> : null}
        {theirs ? (
          <Banner>
            <p className="font-semibold">{detail.conflict.title}</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{theirs.notes || detail.conflict.empty}</p>
            <span className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" type="submit" isLoading={save.isPending}>
                {detail.conflict.mine}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  take(theirs)
                  void refreshApplications()
                }}
              >
                {detail.conflict.theirs}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  keep({ ...asKept(theirs), notes: `${theirs.notes}\n\n${kept.notes}`.trim() })
                  setTheirs(undefined)
                }}
              >
                {detail.conflict.both}
              </Button>
            </span>
          </Banner>
        ) : null}
        {save.isError && !isOffline && !theirs ? <Banner>{messageOf(save.error)}</Banner> : null}
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={kept.notes === application.notes || theirs !== undefined}
          isLoading={save.isPending}
        >
          {detail.saveNotes}
        </Button>
      </form>
    </Card>
  )
}

const asKept = ({ notes, version }: Pick<Kept, 'notes' | 'version'>): Kept => {
  return { notes, from: notes, version, isWaiting: false }
}

function readKept(key: string): Kept | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { notes, from, version, isWaiting } = value as Partial<Kept>
    return typeof notes === 'string' && typeof version === 'number'
      ? { notes, from: typeof from === 'string' ? from : null, version, isWaiting: isWaiting === true }
      : null
  } catch {
    return null
  }
}

function writeKept(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // a full or closed store: the note is on the page all the same
  }
}

function forgetKept(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // there is no store
  }
}
