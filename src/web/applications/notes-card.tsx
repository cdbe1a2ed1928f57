import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
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

type Kept = { notes: string; version: number; isWaiting: boolean }

/**
 * Notes that are not lost: what is typed is kept on this device until the server has it. Saved without a connection, it
 * goes out by itself when the connection is back; changed elsewhere meanwhile, both versions are shown, and nobody's is
 * written over without being asked.
 */
export function NotesCard({ application }: { application: ApplicationDetail }) {
  const { detail } = useStrings('applications')
  const key = `${NOTE_KEY_PREFIX}${application.id}`
  const [kept, setKept] = useState<Kept>(
    () => readKept(key) ?? { notes: application.notes, version: application.version, isWaiting: false },
  )
  const [theirs, setTheirs] = useState<{ notes: string; version: number }>()
  const keep = (next: Kept) => {
    setKept(next)
    writeKept(key, next)
  }
  const save = useMutation({
    // a query client that waits for the connection by itself would say nothing
    networkMode: 'always',
    mutationFn: ({ notes, version }: Kept) =>
      api.call(changeApplication, { params: { id: application.id }, body: { notes, version } }),
    onSuccess: ({ notes, version }) => {
      forgetKept(key)
      setKept({ notes, version, isWaiting: false })
      setTheirs(undefined)
      toast.success(detail.changed)
      return refreshApplications()
    },
    onError: async (error, tried) => {
      if (!(error instanceof Problem)) return
      if (error.code === 'client.offline') keep({ ...tried, isWaiting: true })
      if (error.code === 'applications.stale') await compare(tried)
    },
  })
  /** Somebody changed the application: only another note is a question, the rest of it is not. */
  const compare = async (tried: Kept) => {
    const now = await api.call(getApplication, { params: { id: application.id } })
    if (now.notes === application.notes) return save.mutate({ ...tried, version: now.version })
    keep({ ...tried, isWaiting: false })
    setTheirs({ notes: now.notes, version: now.version })
  }
  const sendWaiting = useEffectEvent(() => {
    if (kept.isWaiting && !save.isPending) save.mutate(kept)
  })
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
          save.mutate(theirs ? { ...kept, version: theirs.version } : { ...kept, version: Math.max(kept.version, 1) })
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
                  forgetKept(key)
                  setKept({ ...theirs, isWaiting: false })
                  setTheirs(undefined)
                  void refreshApplications()
                }}
              >
                {detail.conflict.theirs}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  keep({ notes: `${theirs.notes}\n\n${kept.notes}`.trim(), version: theirs.version, isWaiting: false })
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

function readKept(key: string): Kept | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { notes, version, isWaiting } = value as Partial<Kept>
    return typeof notes === 'string' && typeof version === 'number'
      ? { notes, version, isWaiting: isWaiting === true }
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
